import { describe, expect, test } from 'vitest';
import { threeWay, withValueAt } from './three-way.ts';

const driver = (name: string, years: string) => ({ name, years });
const base = { mark: 'AB 1', use: 'P', drivers: [driver('ONE', '5'), driver('TWO', '9')], covers: ['glass'] };

describe('what two people have made of one form', () => {
  test('is put together where each has changed something else, rows of lists included [C-2.12-65]', () => {
    const mine = { ...base, mark: 'AB 2', drivers: [driver('ONE', '6'), driver('TWO', '9')] };
    const theirs = { ...base, use: 'B', drivers: [driver('ONE', '5'), driver('TWO B', '9')] };
    expect(threeWay(base, mine, theirs)).toEqual({
      merged: { mark: 'AB 2', use: 'B', drivers: [driver('ONE', '6'), driver('TWO B', '9')], covers: ['glass'] },
      clashes: [],
    });
  });

  test('asks only about fields that both have changed, and not where they agree', () => {
    const mine = { ...base, mark: 'AB 2', use: 'B', drivers: [driver('MINE', '5'), driver('TWO', '9')] };
    const theirs = { ...base, mark: 'AB 3', use: 'B', drivers: [driver('THEIRS', '5'), driver('TWO', '9')] };
    const { merged, clashes } = threeWay(base, mine, theirs);
    expect(clashes).toEqual([
      { path: 'mark', base: 'AB 1', mine: 'AB 2', theirs: 'AB 3' },
      { path: 'drivers.0.name', base: 'ONE', mine: 'MINE', theirs: 'THEIRS' },
    ]);
    expect(merged).toEqual(mine);
  });

  test('takes a list as one field where rows were added or taken away, and a list of texts always', () => {
    const mine = { ...base, drivers: [driver('ONE', '5')], covers: ['glass', 'loss'] };
    const theirs = { ...base, drivers: [...base.drivers, driver('THREE', '1')], covers: ['theft'] };
    expect(threeWay(base, mine, theirs).clashes.map(({ path }) => path)).toEqual(['drivers', 'covers']);
    const added = { ...base, drivers: theirs.drivers };
    expect(threeWay(base, { ...base, mark: 'AB 2' }, added).merged).toEqual({ ...added, mark: 'AB 2' });
  });

  test('leaves what it was made of as it is, and puts a chosen value at its place', () => {
    const chosen = withValueAt(base, 'drivers.1.name', 'OTHER');
    expect(chosen.drivers).toEqual([driver('ONE', '5'), driver('OTHER', '9')]);
    expect(base.drivers[1]?.name).toBe('TWO');
  });
});
