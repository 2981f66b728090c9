import { safeInteger } from '../money.ts';
import { type CommercialRating, withoutEmployees } from './commercial-rating.ts';
import { ratedSection, rateOf, withFactors, withMinimum } from './premium.ts';

export interface PropertyRisk {
  /** OFF, SHP, WHS warehouse, FAC factory, RES, MIX. */
  readonly use: string;
  readonly yearBuilt: number;
  readonly buildingCents: number;
  readonly machineryCents: number;
  readonly stockCents?: number;
  /** Null: said in words that no rate can be taken of. */
  readonly interruptionCents?: number | null;
  readonly hasSprinklers: boolean;
}

const usePpm = { OFF: 600, SHP: 1_000, WHS: 2_200, FAC: 2_800, RES: 500, MIX: 1_200 };
const INTERRUPTION_PPM = 800;

/** Property all risks on all sums insured; sprinklers and age multiply and are on business interruption too. */
export const property: CommercialRating<PropertyRisk> = {
  refers: ({ interruptionCents }) => (interruptionCents === null ? ['interruption'] : []),
  needs: () => ['use', 'yearBuilt', 'buildingCents', 'machineryCents', 'hasSprinklers'],
  premium(risk) {
    const insuredCents = safeInteger(risk.buildingCents + risk.machineryCents + (risk.stockCents ?? 0));
    const sections = [
      ...ratedSection('property', insuredCents, rateOf(usePpm, risk.use)),
      ...ratedSection('interruption', risk.interruptionCents ?? 0, INTERRUPTION_PPM),
    ];
    const factors = [
      { code: 'sprinklers', hundredths: risk.hasSprinklers ? 90 : 100 },
      { code: 'builtBefore1980', hundredths: risk.yearBuilt < 1980 ? 115 : 100 },
    ] as const;
    return withoutEmployees(withMinimum(withFactors(sections, factors), 1_800_00));
  },
};
