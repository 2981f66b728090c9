import { byKey } from '../by-key.ts';
import { byTier, type ChosenRider, type LineRating } from '../line-rating.ts';

export type HelperRider = 'criticalIllness' | 'counselling' | 'maternityReplacement';

export interface HelperRisk {
  /** P Philippines, X another country. */
  readonly nationality: 'P' | 'X';
  readonly coverYears: 1 | 2;
  readonly riders: readonly ChosenRider<HelperRider>[];
}

const COVER_YEARS = ['1', '2'] as const;

/** Cells: premium [nationality, cover years, tier], employees' compensation levies included. Nothing is referred. */
export const helperRating: LineRating<HelperRisk, HelperRider, never> = {
  riders: ['criticalIllness', 'counselling', 'maternityReplacement'],
  riderVariants: COVER_YEARS,
  compile(tariff) {
    const premium = byKey(['P', 'X'], (nationality) =>
      byKey(COVER_YEARS, (years) => byTier((tier) => tariff.integer(0, 'premium', nationality, years, tier))),
    );
    return {
      price: ({ nationality, coverYears }) =>
        byTier((tier) => ({
          amount: premium[nationality][`${coverYears}`][tier],
          factor: 1,
          scale: 1,
          minimumDollars: 0,
          addedDollars: 0,
        })),
      riderBasis: ({ coverYears }) => ({ variant: String(coverYears), adults: 1, children: 0, insuredDollars: 0 }),
    };
  },
};
