import { expect, test } from 'vitest';
import { type OpenLine, type OpenMovement, proposeMatches } from './propose-matches.ts';

let count = 0;
const nextId = (of: string) => {
  count += 1;
  return `${of}-${count}`;
};
const line = (amount: number, reference = '', bookedOn = '2026-11-10', description = ''): OpenLine => ({
  id: nextId('line'),
  bookedOn,
  amount,
  reference,
  description,
});
const movement = (amount: number, references: string[] = [], bookedOn = '2026-11-10'): OpenMovement => ({
  id: nextId('movement'),
  bookedOn,
  amount,
  references,
});
const reasons = (lines: readonly OpenLine[], movements: readonly OpenMovement[]) =>
  proposeMatches(lines, movements).map(({ lineId, movementIds, reason }) => [lineId, movementIds, reason]);

test('a line of the same reference and amount is the movement, however it is spelled and wherever it stands [C-6.5-10]', () => {
  const [a, b] = [line(500, 'rc2611-000001'), line(700, '', '2026-11-10', 'FPS in, ref: RC2611000002 thanks')];
  const [first, second] = [movement(500, ['RC2611000001']), movement(700, ['RC2611000002'], '2026-09-01')];
  expect(reasons([a, b], [second, first])).toEqual([
    [a.id, [first.id], 'reference'],
    [b.id, [second.id], 'reference'],
  ]);
});

test('a reference of another amount is not enough', () => {
  expect(proposeMatches([line(501, 'RC2611000001')], [movement(500, ['RC2611000001'])])).toEqual([]);
});

test('several movements of one reference are one line where they are its amount together [C-6.5-10]', () => {
  const slip = line(900, 'SLIP-77');
  const parts = [movement(400, ['SLIP-77']), movement(500, ['SLIP-77'])];
  expect(reasons([slip], parts)).toEqual([[slip.id, parts.map(({ id }) => id), 'referenceSum']]);
  expect(proposeMatches([line(901, 'SLIP-78')], [movement(400, ['SLIP-78']), movement(500, ['SLIP-78'])])).toEqual([]);
});

test('amount and day are enough where nothing else fits within three working days [C-6.5-11]', () => {
  // From Thursday the 5th to Tuesday the 10th there are three working days.
  const [far, near] = [movement(500, [], '2026-11-04'), movement(500, [], '2026-11-05')];
  const one = line(500, 'UNKNOWN');
  expect(reasons([one], [near])).toEqual([[one.id, [near.id], 'amountAndDate']]);
  expect(proposeMatches([one], [far])).toEqual([]);
  expect(proposeMatches([one], [near, movement(500, [], '2026-11-12')])).toEqual([]);
  expect(proposeMatches([one, line(500, 'OTHER', '2026-11-09')], [near])).toEqual([]);
  expect(proposeMatches([one], [movement(-500)])).toEqual([]);
});

test('holidays are no working days: over Christmas a movement may be a week away [C-6.5-11]', () => {
  const late = line(500, '', '2026-12-30');
  expect(proposeMatches([late], [movement(500, [], '2026-12-24')])).toHaveLength(1);
  expect(proposeMatches([late], [movement(500, [], '2026-12-23')])).toHaveLength(0);
});

test('a movement is one line only, and what a reference says comes before amount and day', () => {
  const [named, other] = [line(500, 'FPS20261110A'), line(500, 'X')];
  const [first, second] = [movement(500), movement(500, ['FPS20261110A'])];
  expect(reasons([other, named], [first, second])).toEqual([
    [named.id, [second.id], 'reference'],
    [other.id, [first.id], 'amountAndDate'],
  ]);
});

/** A generator that gives the same days at every run. */
function* numbers(seed: number): Generator<number> {
  for (let state = seed; ; ) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    yield state;
  }
}

test.each(Array.from({ length: 40 }, (_, seed) => seed + 1))(
  'a day of the books and its statement match completely where references are given, day %i [C-6.5-12]',
  (seed) => {
    const random = numbers(seed * 7_919);
    const below = (most: number) => Number(random.next().value) % most;
    const lines: OpenLine[] = [];
    const movements: OpenMovement[] = [];
    const expected = new Map<string, string[]>();
    const size = 1 + below(60);
    for (let at = 0; at < size; at++) {
      const reference = `${below(2) ? 'RC' : 'PY'}2611${String(at).padStart(6, '0')}`;
      // Few amounts, so that many lines are alike but for their references.
      const parts = Array.from(
        { length: below(5) === 0 ? 2 + below(3) : 1 },
        () => (below(2) ? 1 : -1) * (1 + below(4)) * 1_000,
      );
      const own = parts.map((amount) => movement(amount, [reference, ''], `2026-11-${10 + below(10)}`));
      const amount = parts.reduce((sum, part) => sum + part, 0);
      if (amount === 0) continue;
      const spelled = below(2) ? reference : reference.toLowerCase();
      const its = below(2) ? line(amount, spelled) : line(amount, '', '2026-11-10', `TRANSFER ${spelled} HK`);
      // A sum that is one of its parts would be two answers.
      if (own.length > 1 && parts.includes(amount)) continue;
      lines.push(its);
      movements.push(...own);
      expected.set(its.id, own.map(({ id }) => id).toSorted());
    }
    movements.sort((a, b) => a.id.localeCompare(b.id));
    const found = proposeMatches(lines, movements);
    expect(new Map(found.map(({ lineId, movementIds }) => [lineId, movementIds.toSorted()]))).toEqual(expected);
  },
);
