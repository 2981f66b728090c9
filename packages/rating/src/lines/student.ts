import { readBands, startingFrom } from '../bands.ts';
import { byKey } from '../by-key.ts';
import { byTier, type ChosenRider, type LineRating } from '../line-rating.ts';
import { checkWhole } from '../whole.ts';

export type StudentRider = 'sponsorAccident' | 'dental' | 'winterSports';
export type StudentReason = 'too-many-persons';

export interface StudentRisk {
  readonly coverYears: 1 | 2;
  readonly persons: number;
  /** yyyy-MM-dd */
  readonly startOn: string;
  readonly riders: readonly ChosenRider<StudentRider>[];
}

const COVER_YEARS = ['1', '2'] as const;

/** Cells: premium [cover years, tier] per person, group [from persons] factor, refer [mostPersons]. */
export const studentRating: LineRating<StudentRisk, StudentRider, StudentReason> = {
  riders: ['sponsorAccident', 'dental', 'winterSports'],
  riderVariants: COVER_YEARS,
  compile(tariff) {
    const premium = byKey(COVER_YEARS, (years) => byTier((tier) => tariff.integer(0, 'premium', years, tier)));
    const groups = readBands(tariff, 2, 'group');
    const mostPersons = tariff.integer(0, 'refer', 'mostPersons');
    return {
      price({ coverYears, persons }) {
        checkWhole('The number of students', persons, 1);
        if (persons > mostPersons) return byTier(() => 'too-many-persons');
        const group = startingFrom(groups, persons)?.value ?? 100;
        return byTier((tier) => ({
          amount: premium[`${coverYears}`][tier],
          factor: persons * group,
          scale: 100,
          minimumDollars: 0,
          addedDollars: 0,
        }));
      },
      riderBasis: ({ coverYears, persons }) => ({
        variant: String(coverYears),
        adults: persons,
        children: 0,
        insuredDollars: 0,
      }),
    };
  },
};
