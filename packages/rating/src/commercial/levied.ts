import { type LevyCode, type LevyRow, levyCents, levyOfYearsCents } from '../levy.ts';
import { type CommercialPremium, subtotals } from './commercial-rating.ts';

/** The levies in force when a policy starts. */
export interface CommercialLevies {
  /** The Insurance Authority's row of each policy year. */
  readonly levyByYear: readonly LevyRow[];
  /** Of the class of business: of employees' compensation on that section alone, of motor on the whole premium. */
  readonly ofClass: readonly LevyRow[];
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

/** A premium in cents, and the part of it that bears the levies of its class. */
export interface PremiumBearing {
  readonly premiumCents: number;
  readonly bearingCents: number;
}

/**
 * The levies on a premium, each rounded by itself: those of the class, the highest first, on the part that bears them, and one
 * levy of the Insurance Authority on the whole policy; none where the class is exempt. Amounts are cents.
 */
export function leviesOn(
  { premiumCents, bearingCents }: PremiumBearing,
  { levyByYear, ofClass }: CommercialLevies,
): LeviedPremium {
  const bearing = bearingCents === 0 ? [] : ofClass.toSorted((a, b) => b.ratePpm - a.ratePpm);
  const [first] = levyByYear;
  const levies: LevyAmount[] = [
    ...bearing.map((row) => ({
      code: row.code,
      ratePpm: row.ratePpm,
      ofCents: bearingCents,
      cents: levyCents(bearingCents, row),
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

/** The levies on an indicative premium; its employees' compensation bears those of the class. */
export function leviedPremium(premium: CommercialPremium, levies: CommercialLevies): LeviedPremium {
  const { premiumCents } = subtotals(premium.parts);
  return leviesOn({ premiumCents, bearingCents: premium.employeesCents }, levies);
}
