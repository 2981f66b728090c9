import { type LevyCode, type LevyRow, levyCents, levyOfYearsCents } from '../levy.ts';
import { type CommercialPremium, subtotals } from './commercial-rating.ts';

/** The levies in force when a policy starts. */
export interface CommercialLevies {
  /** The Insurance Authority's row of each policy year. */
  readonly levyByYear: readonly LevyRow[];
  /** Of employees' compensation, on that section alone. */
  readonly employees: readonly LevyRow[];
}

export interface LevyAmount {
  readonly code: LevyCode;
  readonly ratePpm: number;
  /** The premium that bears it. */
  readonly ofCents: number;
  readonly cents: number;
}

export interface LeviedPremium {
  readonly levies: readonly LevyAmount[];
  readonly leviesCents: number;
  readonly totalCents: number;
}

/**
 * The levies on a premium, the largest rate first, each rounded by itself: those of employees' compensation on that section alone, one levy of the
 * Insurance Authority on the whole policy, none where the class is exempt.
 */
export function leviedPremium(premium: CommercialPremium, { levyByYear, employees }: CommercialLevies): LeviedPremium {
  const { premiumCents } = subtotals(premium.parts);
  const bearing = premium.employeesCents === 0 ? [] : employees.toSorted((a, b) => b.ratePpm - a.ratePpm);
  const [first] = levyByYear;
  const levies: LevyAmount[] = [
    ...bearing.map((row) => ({
      code: row.code,
      ratePpm: row.ratePpm,
      ofCents: premium.employeesCents,
      cents: levyCents(premium.employeesCents, row),
    })),
    ...(first && first.ratePpm > 0
      ? [
          {
            code: first.code,
            ratePpm: first.ratePpm,
            ofCents: premiumCents,
            cents: levyOfYearsCents(premiumCents, levyByYear),
          },
        ]
      : []),
  ];
  const leviesCents = levies.reduce((total, { cents }) => total + cents, 0);
  return { levies, leviesCents, totalCents: premiumCents + leviesCents };
}
