import { shareOf } from '../money.ts';
import type { CommercialPremium, CommercialRating } from './commercial-rating.ts';
import { type EmployeeRate, employeeRates } from './ec-rates.ts';
import { type PremiumPart, ratedSection, sumOf, withMinimum } from './premium.ts';

/** Employees of one occupation. */
export interface EmployeesRow {
  /** Code of the occupation. */
  readonly occupation: string;
  readonly count: number;
  /** Estimated annual payroll of all of them, in cents. */
  readonly payrollCents: number;
}

export interface EmployeesCompensationRisk {
  readonly employees: readonly EmployeesRow[];
  readonly claimFree: boolean;
  /** Claims paid and outstanding of three years to premium, in hundredths of a percent; needed after claims alone. */
  readonly lossRatioBasisPoints?: number;
}

const LIMIT_CENTS = 100_000_000_00;
const LIMIT_OVER_200_EMPLOYEES_CENTS = 200_000_000_00;

function rateOfRow({ occupation }: EmployeesRow): EmployeeRate {
  const found = Object.hasOwn(employeeRates, occupation) ? employeeRates[occupation] : undefined;
  if (!found) throw new RangeError(`No rate for ${occupation}`);
  return found;
}

/** One row of the highest class refers the whole. */
export const isHighHazard = (rows: readonly EmployeesRow[] = []): boolean =>
  rows.some((row) => rateOfRow(row).class === 'E10');

function minimumCents(rows: readonly EmployeesRow[], employees: number): number {
  if (rows.some((row) => ['E8', 'E9'].includes(rateOfRow(row).class))) return 6_000_00;
  if (employees <= 1) return 1_200_00;
  return employees <= 5 ? 2_000_00 : 3_000_00;
}

/** Hundredths of a percent on the sum; null above 100%, which is referred. Without a ratio nothing is added or taken off. */
function lossLoading(ratio: number | undefined): number | null {
  if (ratio === undefined) return 0;
  if (ratio > 10_000) return null;
  if (ratio > 6_000) return 2_500;
  return ratio < 3_000 ? -500 : 0;
}

/** Claims of more than the premium are referred. */
export const isLossTooHigh = (ratio: number | undefined): boolean => lossLoading(ratio) === null;

/** Rows, each rounded, then the loading on their sum, then the minimum. The number of employees decides the limit alone. */
export function employeesPremium(rows: readonly EmployeesRow[], lossRatioBasisPoints?: number): CommercialPremium {
  const sections = rows.flatMap((row, index): PremiumPart[] =>
    ratedSection('employees', row.payrollCents, rateOfRow(row).ratePpm).map((part) => ({ ...part, row: index })),
  );
  const loading = lossLoading(lossRatioBasisPoints) ?? 0;
  const loaded: PremiumPart[] =
    loading === 0
      ? sections
      : [
          ...sections,
          {
            code: 'lossRatio',
            kind: 'loading',
            cents: shareOf(sumOf(sections), loading),
            working: { kind: 'factor', hundredths: 100 + loading / 100 },
          },
        ];
  const employees = rows.reduce((total, { count }) => total + count, 0);
  const parts = withMinimum(loaded, minimumCents(rows, employees), 'employeesMinimum');
  return {
    parts,
    employeesCents: sumOf(parts),
    limitCents: employees > 200 ? LIMIT_OVER_200_EMPLOYEES_CENTS : LIMIT_CENTS,
  };
}

export const employeesCompensation: CommercialRating<EmployeesCompensationRisk> = {
  refers: ({ employees, lossRatioBasisPoints }) => [
    ...(isHighHazard(employees) ? (['highHazard'] as const) : []),
    ...(isLossTooHigh(lossRatioBasisPoints) ? (['lossRatio'] as const) : []),
  ],
  needs: ({ claimFree }) => [
    'employees',
    'claimFree',
    ...(claimFree === false ? (['lossRatioBasisPoints'] as const) : []),
  ],
  premium: ({ employees, lossRatioBasisPoints }) => employeesPremium(employees, lossRatioBasisPoints),
};
