import { millionthsOf, splitEvenly } from './money.ts';

/**
 * Levies collected with the premium. `IA` is the Insurance Authority levy (Insurance (Levy) Order, Cap. 41), the others
 * are the motor insurers' bureau and employees' compensation levies.
 */
export type LevyCode = 'IA' | 'MIB_FIRST' | 'MIB_INSOLVENCY' | 'ECIL' | 'GTFC' | 'ECIIB';

/** The class of business a line belongs to. Marine, aviation and goods in transit are exempt from the IA levy. */
export type LevyClass = 'GENERAL' | 'MARINE' | 'MOTOR' | 'EMPLOYEES_COMPENSATION';

/** `FIXED_004`: the row of 1 January 2018 (0.04%, cap HK$2,000) whatever the date. `DATED`: the statutory steps. */
export type LevyMode = 'FIXED_004' | 'DATED';

/** One dated row; both dates are inclusive, `capCents` is per policy per policy year, null where there is no cap. */
export interface LevyRow {
  readonly code: LevyCode;
  readonly class: LevyClass;
  readonly effectiveFrom: string;
  readonly effectiveTo: string | null;
  readonly ratePpm: number;
  readonly capCents: number | null;
}

export const FIXED_LEVY: LevyRow = {
  code: 'IA',
  class: 'GENERAL',
  effectiveFrom: '2018-01-01',
  effectiveTo: null,
  ratePpm: 400,
  capCents: 200_000,
};

const NO_LEVY: LevyRow = {
  code: 'IA',
  class: 'GENERAL',
  effectiveFrom: '0001-01-01',
  effectiveTo: null,
  ratePpm: 0,
  capCents: 0,
};

function inForce(row: LevyRow, date: string): boolean {
  return row.effectiveFrom <= date && (row.effectiveTo === null || date <= row.effectiveTo);
}

/**
 * The IA levy row for a policy (or policy year) that starts on `inceptionDate`: chosen by inception or anniversary,
 * never by the booking date. Exempt classes and dates before the first row answer a row of rate 0.
 */
export function levyInForce(
  rows: readonly LevyRow[],
  mode: LevyMode,
  lineClass: LevyClass,
  inceptionDate: string,
): LevyRow {
  if (lineClass === 'MARINE') return NO_LEVY;
  if (mode === 'FIXED_004') return FIXED_LEVY;
  return rows.find((row) => row.code === 'IA' && inForce(row, inceptionDate)) ?? NO_LEVY;
}

/** The levies beside the IA levy that a class of business bears (motor: MIB; employees' compensation: ECIL …). */
export function otherLeviesInForce(
  rows: readonly LevyRow[],
  lineClass: LevyClass,
  inceptionDate: string,
): readonly LevyRow[] {
  return rows.filter((row) => row.code !== 'IA' && row.class === lineClass && inForce(row, inceptionDate));
}

/** The levy on one policy year's premium, capped, rounded half-up to the cent; a refund mirrors it. */
export function levyCents(premiumCents: number, row: LevyRow, policyYears = 1): number {
  const levy = millionthsOf(premiumCents, row.ratePpm);
  if (row.capCents === null) return levy;
  const cap = row.capCents * policyYears;
  if (levy > cap) return cap;
  return Math.max(levy, -cap);
}

/**
 * A policy of several years bears one levy on its whole premium with the cap of each year added up. Only when a later
 * year starts under another row is the premium split equally by year, each part levied by its own row and rounded.
 */
export function levyOfYearsCents(premiumCents: number, rowsByPolicyYear: readonly LevyRow[]): number {
  const [first] = rowsByPolicyYear;
  if (!first) throw new RangeError('A policy has at least one policy year');
  if (rowsByPolicyYear.length === 1) return levyCents(premiumCents, first);
  if (rowsByPolicyYear.every((row) => row.ratePpm === first.ratePpm && row.capCents === first.capCents)) {
    return levyCents(premiumCents, first, rowsByPolicyYear.length);
  }
  const parts = splitEvenly(premiumCents, rowsByPolicyYear.length);
  return rowsByPolicyYear.reduce((total, row, year) => total + levyCents(parts[year] ?? 0, row), 0);
}
