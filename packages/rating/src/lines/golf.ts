import { byKey } from '../by-key.ts';
import { byTier, type ChosenRider, type LineRating } from '../line-rating.ts';

export type GolfRider = 'secondSet' | 'extraLiability';

export interface GolfRisk {
  /** I individual, F family. */
  readonly party: 'I' | 'F';
  readonly withTravel: boolean;
  readonly riders: readonly ChosenRider<GolfRider>[];
}

/** Cells: premium and travel [party, tier], the second added where travel is included. Nothing is referred. */
export const golfRating: LineRating<GolfRisk, GolfRider, never> = {
  riders: ['secondSet', 'extraLiability'],
  riderVariants: ['*'],
  compile(tariff) {
    const read = (table: string) =>
      byKey(['I', 'F'], (party) => byTier((tier) => tariff.integer(0, table, party, tier)));
    const premium = read('premium');
    const travel = read('travel');
    return {
      price: ({ party, withTravel }) =>
        byTier((tier) => ({
          amount: premium[party][tier] + (withTravel ? travel[party][tier] : 0),
          factor: 1,
          scale: 1,
          minimumDollars: 0,
          addedDollars: 0,
        })),
      // A family's spouse and children are not counted: its options are priced by the policy.
      riderBasis: () => ({ variant: '*', adults: 1, children: 0, insuredDollars: 0 }),
    };
  },
};
