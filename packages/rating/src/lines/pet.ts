import { byKey } from '../by-key.ts';
import { byTier, type ChosenRider, type LineRating } from '../line-rating.ts';
import { checkWhole } from '../whole.ts';

export type PetRider = 'dental' | 'theft';
export type PetReason = 'pet-age-over-limit';

export interface PetRisk {
  readonly petCount: 1;
  /** C cat, D dog. */
  readonly petType: 'C' | 'D';
  /** 0: six months to under one year. */
  readonly petAgeYears: number;
  readonly thirdParty: boolean;
  readonly riders: readonly ChosenRider<PetRider>[];
}

/**
 * Cells: base [pet type], tier [tier] and age [years] factors, liability [pet type, tier] added after the relativity,
 * refer [oldestAge, tier].
 */
export const petRating: LineRating<PetRisk, PetRider, PetReason> = {
  riders: ['dental', 'theft'],
  riderVariants: ['*'],
  compile(tariff) {
    const base = byKey(['C', 'D'], (type) => tariff.integer(0, 'base', type));
    const tierFactor = byTier((tier) => tariff.integer(2, 'tier', tier));
    const liability = byKey(['C', 'D'], (type) => byTier((tier) => tariff.integer(0, 'liability', type, tier)));
    const oldestAge = byTier((tier) => tariff.integer(0, 'refer', 'oldestAge', tier));
    const ages = Math.max(oldestAge.B, oldestAge.S, oldestAge.P) + 1;
    const ageFactor = Array.from({ length: ages }, (_, age) => tariff.integer(2, 'age', String(age)));
    return {
      price({ petCount, petType, petAgeYears, thirdParty }) {
        if (petCount !== 1) throw new RangeError('One pet is insured at a time');
        checkWhole('The age of a pet', petAgeYears, 0);
        return byTier((tier) => {
          const factor = ageFactor[petAgeYears];
          if (petAgeYears > oldestAge[tier] || factor === undefined) return 'pet-age-over-limit';
          return {
            amount: base[petType],
            factor: tierFactor[tier] * factor,
            scale: 10_000,
            minimumDollars: 0,
            addedDollars: thirdParty ? liability[petType][tier] : 0,
          };
        });
      },
      riderBasis: () => ({ variant: '*', adults: 1, children: 0, insuredDollars: 0 }),
    };
  },
};
