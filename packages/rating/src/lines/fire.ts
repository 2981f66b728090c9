import { readBands, upTo } from '../bands.ts';
import { byTier, type ChosenRider, type LineRating } from '../line-rating.ts';
import { checkWhole } from '../whole.ts';

export type FireRider = 'contents' | 'lossOfRent' | 'terrorism';
export type FireReason = 'building-too-old' | 'sum-over-limit';

export interface FireRisk {
  readonly buildingAgeYears: number;
  readonly sumInsuredDollars: number;
  readonly riders: readonly ChosenRider<FireRider>[];
}

/**
 * Cells: rate [tier] percent of the sum insured, age [last year of the band] factor, minimum [tier],
 * refer [mostSumInsured]. Buildings older than the last band are referred.
 */
export const fireRating: LineRating<FireRisk, FireRider, FireReason> = {
  riders: ['contents', 'lossOfRent', 'terrorism'],
  riderVariants: ['*'],
  compile(tariff) {
    const rate = byTier((tier) => tariff.integer(3, 'rate', tier));
    const minimum = byTier((tier) => tariff.integer(0, 'minimum', tier));
    const ages = readBands(tariff, 2, 'age');
    const mostSumInsured = tariff.integer(0, 'refer', 'mostSumInsured');
    return {
      price({ buildingAgeYears, sumInsuredDollars }) {
        checkWhole('The age of a building', buildingAgeYears, 0);
        checkWhole('A sum insured', sumInsuredDollars, 1);
        const age = upTo(ages, buildingAgeYears);
        if (!age) return byTier(() => 'building-too-old');
        if (sumInsuredDollars > mostSumInsured) return byTier(() => 'sum-over-limit');
        return byTier((tier) => ({
          amount: sumInsuredDollars,
          factor: rate[tier] * age.value,
          scale: 10_000_000,
          minimumDollars: minimum[tier],
          addedDollars: 0,
        }));
      },
      riderBasis: ({ sumInsuredDollars }) => ({
        variant: '*',
        adults: 1,
        children: 0,
        insuredDollars: sumInsuredDollars,
      }),
    };
  },
};
