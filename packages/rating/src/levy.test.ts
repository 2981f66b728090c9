import { describe, expect, test } from 'vitest';
import { type LevyRow, levyCents, levyInForce, levyOfYearsCents, otherLeviesInForce } from './levy.ts';

function ia(effectiveFrom: string, effectiveTo: string | null, ratePpm: number, capDollars: number): LevyRow {
  return { code: 'IA', class: 'GENERAL', effectiveFrom, effectiveTo, ratePpm, capCents: capDollars * 100 };
}

const mib: LevyRow = {
  code: 'MIB_FIRST',
  class: 'MOTOR',
  effectiveFrom: '1981-02-01',
  effectiveTo: null,
  ratePpm: 10_000,
  capCents: null,
};

const rows = [
  ia('2018-01-01', '2019-03-31', 400, 2_000),
  ia('2019-04-01', '2020-03-31', 600, 3_000),
  ia('2020-04-01', '2021-03-31', 850, 4_250),
  ia('2021-04-01', null, 1_000, 5_000),
  mib,
];

describe('the dated levy', () => {
  test.each([
    ['2017-12-31', 0, 0],
    ['2018-01-01', 400, 2_000],
    ['2019-03-31', 400, 2_000],
    ['2019-04-01', 600, 3_000],
    ['2020-03-31', 600, 3_000],
    ['2020-04-01', 850, 4_250],
    ['2021-03-31', 850, 4_250],
    ['2021-04-01', 1_000, 5_000],
    ['2026-11-21', 1_000, 5_000],
  ])('a policy that starts on %s bears %i millionths up to HK$%i', (inception, ratePpm, capDollars) => {
    const row = levyInForce(rows, 'DATED', 'GENERAL', inception);
    expect([row.ratePpm, row.capCents]).toEqual([ratePpm, capDollars * 100]);
  });

  test('marine business is exempt in either mode', () => {
    for (const mode of ['DATED', 'FIXED_004'] as const) {
      expect(levyCents(1_860_000, levyInForce(rows, mode, 'MARINE', '2026-11-21'))).toBe(0);
    }
  });

  test('a motor policy bears the same IA levy and the MIB levy beside it', () => {
    expect(levyInForce(rows, 'DATED', 'MOTOR', '2026-11-21').ratePpm).toBe(1_000);
    expect(otherLeviesInForce(rows, 'MOTOR', '2026-11-21')).toEqual([mib]);
    expect(otherLeviesInForce(rows, 'GENERAL', '2026-11-21')).toEqual([]);
    expect(otherLeviesInForce(rows, 'MOTOR', '1981-01-31')).toEqual([]);
  });
});

test('the fixed levy is 0.04% up to HK$2,000 whatever the date [P-1-05]', () => {
  for (const inception of ['2017-01-01', '2026-11-21']) {
    const row = levyInForce(rows, 'FIXED_004', 'GENERAL', inception);
    expect(levyCents(100_000_00, row)).toBe(40_00);
    expect(levyCents(5_000_000_00, row)).toBe(2_000_00);
    expect(levyCents(5_000_001_00 * 2, row)).toBe(2_000_00);
  }
});

describe('the levy on an amount', () => {
  const row = ia('2021-04-01', null, 1_000, 5_000);

  test.each([
    [8_645, 9],
    [450, 0],
    [500, 1],
    [620_000_000, 500_000],
    [-239_900, -240],
    [-620_000_000, -500_000],
  ])('of %i cents is %i cents', (premium, levy) => {
    expect(levyCents(premium, row)).toBe(levy);
  });

  test('without a cap is never cut', () => {
    expect(levyCents(1_000_000_000, mib)).toBe(10_000_000);
  });
});

describe('a two-year policy', () => {
  const [, , third = mib, fourth = mib] = rows;

  test('bears one levy on the whole premium, with twice the cap, while both years are under one row', () => {
    expect(levyOfYearsCents(163_200, [fourth, fourth])).toBe(163);
    expect(levyOfYearsCents(1_200_000_000, [fourth, fourth])).toBe(1_000_000);
  });

  test('is split by year when the second year starts under another row', () => {
    // 1,000.01 splits into 500.01 and 500.00: 0.425 -> 0.43 and 0.50.
    expect(levyOfYearsCents(100_001, [third, fourth])).toBe(43 + 50);
  });

  test('has at least one year', () => {
    expect(() => levyOfYearsCents(100, [])).toThrow(RangeError);
  });
});
