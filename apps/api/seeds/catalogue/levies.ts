import type { LevyRow } from '@onegi/rating/levy';

type Dated = readonly [effectiveFrom: string, effectiveTo: string | null, ratePpm: number, capDollars: number];

/** Insurance (Levy) Order (Cap. 41), general business. */
const insuranceAuthority: readonly Dated[] = [
  ['2018-01-01', '2019-03-31', 400, 2_000],
  ['2019-04-01', '2020-03-31', 600, 3_000],
  ['2020-04-01', '2021-03-31', 850, 4_250],
  ['2021-04-01', null, 1_000, 5_000],
];

/** Start dates of the motor and employees' compensation levies are unverified; a change of rate adds a row. */
const others: readonly Pick<LevyRow, 'code' | 'class' | 'effectiveFrom' | 'ratePpm'>[] = [
  { code: 'MIB_FIRST', class: 'MOTOR', effectiveFrom: '1981-02-01', ratePpm: 10_000 },
  { code: 'MIB_INSOLVENCY', class: 'MOTOR', effectiveFrom: '2003-01-01', ratePpm: 20_000 },
  { code: 'ECIL', class: 'EMPLOYEES_COMPENSATION', effectiveFrom: '2010-07-01', ratePpm: 58_000 },
  { code: 'GTFC', class: 'EMPLOYEES_COMPENSATION', effectiveFrom: '2002-01-01', ratePpm: 30_000 },
  { code: 'ECIIB', class: 'EMPLOYEES_COMPENSATION', effectiveFrom: '2004-04-01', ratePpm: 20_000 },
];

export const levies: readonly LevyRow[] = [
  ...insuranceAuthority.map(([effectiveFrom, effectiveTo, ratePpm, capDollars]) => ({
    code: 'IA' as const,
    class: 'GENERAL' as const,
    effectiveFrom,
    effectiveTo,
    ratePpm,
    capCents: capDollars * 100,
  })),
  ...others.map((row) => ({ ...row, effectiveTo: null, capCents: null })),
];
