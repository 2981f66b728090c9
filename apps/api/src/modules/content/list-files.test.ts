import { randomUUID } from 'node:crypto';
import { contentFields as c } from '@onegi/contract/fields/content';
import { type TestApp, testApp } from '@onegi/testing/app';
import { type SignedIn, signedInAs } from '@onegi/testing/factories/accounts';
import { call } from '@onegi/testing/factories/purchases';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const TODAY = '2026-11-21';
let shop: TestApp;
let consultant: SignedIn;
beforeAll(async () => {
  shop = await testApp({ today: TODAY });
  consultant = await signedInAs(shop, ['consultant']);
  await shop.deps.db.deleteFrom('content_files').execute();
});
afterAll(() => shop.close());

/** The same number for the same seed, spread over a range. */
const spread = (seed: number, range: number) => (Math.imul(seed + 1, 2_654_435_761) >>> 8) % range;

interface File {
  readonly id: string;
  readonly shown_on: string;
  readonly shown_until: string | null;
  readonly file_name: string;
  readonly title_en: string;
  readonly title_zh: string;
  readonly insurer_code: string | null;
  readonly state: 'published' | 'withdrawn';
}

const aFile = (n: number, changes: Partial<File> = {}): File => ({
  id: randomUUID(),
  shown_on: `2026-${String(1 + spread(n * 7, 12)).padStart(2, '0')}-${String(1 + spread(n * 3, 28)).padStart(2, '0')}`,
  shown_until: n % 9 === 0 ? '2026-12-31' : null,
  file_name: `${n % 4 ? 'file' : 'File'}-${spread(n, 50)}.pdf`,
  title_en: `Plan ${n}`,
  title_zh: `產品 ${n}`,
  insurer_code: ['LPG', 'SFY', null][n % 3] ?? null,
  state: n % 11 ? 'published' : 'withdrawn',
  ...changes,
});

async function keep(files: readonly File[]): Promise<void> {
  const { deps, clock } = shop;
  const rest = {
    box: 'prodlib',
    file_type: 'pdf',
    file_key: randomUUID(),
    changed_at: clock.now(),
    revision: 1,
  } as const;
  const rows = files.map(({ shown_until, ...file }) => {
    // The table refuses a last day before the first.
    const until = shown_until && shown_until < file.shown_on ? file.shown_on : shown_until;
    return { ...rest, ...file, shown_until: until };
  });
  await deps.db.insertInto('content_files').values(rows).execute();
}

/** Another day: a session of the day before has ended. */
async function goTo(day: string): Promise<void> {
  shop.clock.set(day);
  consultant = await signedInAs(shop, ['consultant']);
}

type Search = Record<string, string | number>;
const ask = async (search: Search) =>
  (await call(shop, 'POST', '/boxes/prodlib/search', search, consultant.browser)).data;
const idsOf = (page: { records: Record<string, string>[] }) => page.records.map((record) => record[c.id.wire]);

/** The rule in plain words, without any index. */
function plainly(files: readonly File[], search: Search): string[] {
  const { sort = c.date.wire, order = sort === c.date.wire ? 'desc' : 'asc' } = search;
  const part = String(search[c.fileNamePart.wire] ?? '').toLowerCase();
  const shown = files.filter(
    (file) =>
      file.state === 'published' &&
      file.shown_on <= TODAY &&
      (file.shown_until === null || file.shown_until >= TODAY) &&
      `${file.file_name} ${file.title_en} ${file.title_zh}`.toLowerCase().includes(part) &&
      (!search[c.insurer.wire] || file.insurer_code === search[c.insurer.wire]),
  );
  const key = (file: File) => `${sort === c.date.wire ? file.shown_on : file.file_name}\0${file.id}`;
  const ids = shown.toSorted((a, b) => (key(a) < key(b) ? -1 : 1)).map(({ id }) => id);
  return order === 'desc' ? ids.reverse() : ids;
}

const searches: Search[] = [
  {},
  { order: 'asc' },
  { sort: c.fileName.wire },
  { sort: c.fileName.wire, order: 'desc' },
  { [c.fileNamePart.wire]: '產品 1' },
  { [c.fileNamePart.wire]: 'FILE-7.', sort: c.fileName.wire },
  { [c.insurer.wire]: 'LPG', [c.fileNamePart.wire]: '3' },
];

describe('the files of a box', () => {
  const files = Array.from({ length: 700 }, (_, n) => aFile(n));

  test('are those that a plain filter and sort would give, each once, over all pages', async () => {
    await keep(files);
    for (const search of searches) {
      const expected = plainly(files, search);
      const { total, pages } = await ask({ ...search, size: 100 });
      expect(total).toBe(expected.length);
      const found: (string | undefined)[] = [];
      for (let current = 1; current <= pages; current++)
        found.push(...idsOf(await ask({ ...search, size: 100, current })));
      expect(found).toEqual(expected);
    }
  });

  test('are found by what an earlier release has renamed them to, which knows nothing of how they are found', async () => {
    const [first] = plainly(files, {});
    await shop.deps.db
      .updateTable('content_files')
      .set({ title_zh: '最新通告' })
      .where('id', '=', first ?? '')
      .execute();
    expect(idsOf(await ask({ [c.fileNamePart.wire]: '新通告' }))).toEqual([first]);
  });

  test('show from their first day to their last', async () => {
    const name = 'of-one-day.pdf';
    const search = { [c.fileNamePart.wire]: name };
    await keep([aFile(1, { shown_on: TODAY, shown_until: TODAY, file_name: name })]);
    const totals: number[] = [];
    for (const day of ['2026-11-20', TODAY, '2026-11-22']) {
      await goTo(day);
      totals.push((await ask(search)).total);
    }
    expect(totals).toEqual([0, 1, 0]);
  });
});

describe('a long list', () => {
  const search = { [c.fileNamePart.wire]: 'circular' };

  test('says how far it has counted, however far its pages are turned', async () => {
    await goTo(TODAY);
    await keep(
      Array.from({ length: 2_345 }, (_, n) =>
        aFile(n, { file_name: `circular-${n}.pdf`, state: 'published', shown_on: '2026-01-01', shown_until: null }),
      ),
    );
    expect(await ask(search)).toMatchObject({ total: 1_000, more: true, pages: 100, current: 1 });
    expect(await ask({ ...search, current: 120 })).toMatchObject({ total: 2_190, more: true, current: 120 });
    const last = await ask({ ...search, current: 235 });
    expect(last).toMatchObject({ total: 2_345, pages: 235, current: 235 });
    expect([last.more, last.records.length]).toEqual([undefined, 5]);
  });

  test('shows page 1 for a page behind its end', async () => {
    expect(await ask({ ...search, current: 236 })).toMatchObject({ current: 1, total: 1_000, more: true });
    expect(await ask({ [c.fileNamePart.wire]: 'nobody has this', current: 3 })).toMatchObject({
      current: 1,
      total: 0,
      pages: 0,
    });
  });
});
