import { describe, expect, test } from 'vitest';
import { NameFinder } from './name-finder.ts';
import { Shelf, type ShelfEntry, type ShelfSearch } from './shelf.ts';

const TODAY = '2026-11-21';

/** The same number for the same seed, spread over a range. */
const spread = (seed: number, range: number) => (Math.imul(seed + 1, 2_654_435_761) >>> 8) % range;

function entry(n: number, changes: Partial<ShelfEntry> = {}): ShelfEntry {
  const fileName = `file-${spread(n, 50)}.pdf`;
  return {
    id: `id-${String(n).padStart(5, '0')}`,
    date: `2026-${String(1 + spread(n * 7, 12)).padStart(2, '0')}-${String(1 + spread(n * 3, 28)).padStart(2, '0')}`,
    until: n % 9 === 0 ? '2026-11-20' : null,
    fileName,
    fileType: n % 2 ? 'pdf' : 'csv',
    insurer: ['LPG', 'SFY', null][n % 3] ?? null,
    line: n % 2 ? 'TRAVEL' : 'HOME',
    names: `${fileName} 產品 ${n}`,
    productNames: `plan ${n % 5}`,
    ...changes,
  };
}

/** The rule in plain words, without any index. */
function plainly(entries: readonly ShelfEntry[], search: ShelfSearch): string[] {
  const { sort = 'date', order = sort === 'date' ? 'desc' : 'asc' } = search;
  const shown = entries.filter(
    (each) =>
      each.date <= TODAY &&
      (each.until === null || each.until >= TODAY) &&
      (!search.fileNamePart || each.names.includes(search.fileNamePart)) &&
      (!search.insurer || each.insurer === search.insurer),
  );
  const key = (each: ShelfEntry) => `${sort === 'date' ? each.date : each.fileName}\0${each.id}`;
  const ids = shown.toSorted((a, b) => (key(a) < key(b) ? -1 : 1)).map(({ id }) => id);
  return order.toLowerCase() === 'desc' ? ids.reverse() : ids;
}

const searches: ShelfSearch[] = [
  {},
  { order: 'ASC' },
  { sort: 'fileName' },
  { sort: 'fileName', order: 'desc' },
  { fileNamePart: '產品 1' },
  { fileNamePart: 'file-7.', sort: 'fileName' },
  { insurer: 'LPG', fileNamePart: '3' },
];

describe('a shelf', () => {
  test('lists what a plain filter and sort would, after changes of every size', () => {
    const shelf = new Shelf();
    let entries = Array.from({ length: 900 }, (_, n) => entry(n));
    shelf.change(entries, []);
    const steps: [put: ShelfEntry[], away: string[]][] = [
      [
        [entry(3, { date: '2020-01-01', names: 'moved 產品 1' }), entry(2_000)],
        ['id-00004', 'unknown'],
      ],
      [Array.from({ length: 700 }, (_, n) => entry(n + 500, { fileName: 'same.pdf' })), []],
      [[], entries.slice(0, 100).map(({ id }) => id)],
    ];
    for (const [put, away] of [[[], []] as (typeof steps)[number], ...steps]) {
      shelf.change(put, away);
      const changed = new Set([...put.map(({ id }) => id), ...away]);
      entries = [...entries.filter(({ id }) => !changed.has(id)), ...put];
      for (const search of searches) {
        const expected = plainly(entries, search);
        const { pages, total } = shelf.page({ ...search, size: 100 }, TODAY);
        expect(total).toBe(expected.length);
        const ids = Array.from(
          { length: pages },
          (_, at) => shelf.page({ ...search, size: 100, current: at + 1 }, TODAY).ids,
        );
        expect(ids.flat()).toEqual(expected);
      }
    }
  });

  test('shows what begins today and what ends today, and turns with the day', () => {
    const shelf = new Shelf();
    shelf.change([entry(1, { date: TODAY, until: TODAY })], []);
    expect(shelf.page({}, TODAY).total).toBe(1);
    expect(shelf.page({}, '2026-11-20').total).toBe(0);
    expect(shelf.page({}, '2026-11-22').total).toBe(0);
  });

  test('is empty without a page', () => {
    expect(new Shelf().page({ current: 5 }, TODAY)).toEqual({ total: 0, pages: 0, size: 10, current: 1, ids: [] });
  });
});

test('names are found at their own place, never across two', () => {
  const finder = new NameFinder(['ab', 'bc', 'abab', '', 'cab']);
  expect(finder.holding('ab')).toEqual([0, 2, 4]);
  expect(finder.holding('b')).toEqual([0, 1, 2, 4]);
  expect(finder.holding('bb')).toEqual([]);
  expect(finder.holding('cab')).toEqual([4]);
  expect(new NameFinder([]).holding('a')).toEqual([]);
});
