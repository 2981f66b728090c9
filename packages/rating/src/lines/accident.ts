import { byKey } from '../by-key.ts';
import { byTier, type ChosenRider, type LineRating, type MarketPrice, type Tier } from '../line-rating.ts';
import type { Tariff } from '../tariff.ts';
import { checkWhole } from '../whole.ts';

/** 01 office work to 05 high hazard. */
export type OccupationClass = '01' | '02' | '03' | '04' | '05';
export type AccidentRider = 'weeklyBenefit' | 'burns' | 'adventureSport';
export type AccidentReason = 'occupation-class';

export interface AccidentRisk {
  /** I yourself, F you and spouse. */
  readonly party: 'I' | 'F';
  readonly children: number;
  readonly yourClass: OccupationClass;
  /** Counts for F alone, and must be there. */
  readonly spouseClass?: OccupationClass | null;
  readonly riders: readonly ChosenRider<AccidentRider>[];
}

const CLASSES: readonly OccupationClass[] = ['01', '02', '03', '04', '05'];

export const accidentRating: LineRating<AccidentRisk, AccidentRider, AccidentReason> = {
  riders: ['weeklyBenefit', 'burns', 'adventureSport'],
  // The weekly benefit is the applicant's own, by the applicant's class.
  riderVariants: CLASSES,
  compile(cells) {
    const tariff = readAccidentTariff(cells);
    return {
      price(risk) {
        checkWhole('Children', risk.children, 0);
        if (risk.party === 'F' && !risk.spouseClass) throw new RangeError('A spouse has an occupation class');
        return byTier((tier) => priceParty(tariff, risk, tier));
      },
      riderBasis: ({ party, children, yourClass }) => ({
        variant: yourClass,
        adults: party === 'F' ? 2 : 1,
        children,
        insuredDollars: 0,
      }),
    };
  },
};

interface AccidentTariff {
  /** Whole dollars per adult; null is referred. */
  readonly adult: Readonly<Record<OccupationClass, Readonly<Record<Tier, number | null>>>>;
  readonly child: Readonly<Record<Tier, number>>;
  readonly mostChildrenCharged: number;
  readonly couple: number;
}

/**
 * Cells: premium [class, tier] or, where the class is not insured, refer [class, tier]; child [tier],
 * children [mostCharged], factor [couple].
 */
function readAccidentTariff(tariff: Tariff): AccidentTariff {
  const premium = (occupation: OccupationClass, tier: Tier) =>
    tariff.integerOrNull(0, 'refer', occupation, tier) === null ? tariff.integer(0, 'premium', occupation, tier) : null;
  return {
    adult: byKey(CLASSES, (occupation) => byTier((tier) => premium(occupation, tier))),
    child: byTier((tier) => tariff.integer(0, 'child', tier)),
    mostChildrenCharged: tariff.integer(0, 'children', 'mostCharged'),
    couple: tariff.integer(2, 'factor', 'couple'),
  };
}

function priceParty(tariff: AccidentTariff, risk: AccidentRisk, tier: Tier): MarketPrice | AccidentReason {
  const self = tariff.adult[risk.yourClass][tier];
  const spouse = risk.party === 'F' && risk.spouseClass ? tariff.adult[risk.spouseClass][tier] : 0;
  if (self === null || spouse === null) return 'occupation-class';
  const adults = (self + spouse) * (risk.party === 'F' ? tariff.couple : 100);
  const children = tariff.child[tier] * Math.min(risk.children, tariff.mostChildrenCharged);
  return { amount: adults + children * 100, factor: 1, scale: 100, minimumDollars: 0, addedDollars: 0 };
}
