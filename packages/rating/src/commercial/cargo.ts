import { multiplyDivideHalfUp } from '../money.ts';
import { type CommercialRating, withoutEmployees } from './commercial-rating.ts';
import { ratedSection, rateOf, withFactors, withMinimum } from './premium.ts';

export interface CargoRisk {
  /** SGL single voyage, OPN open cover. */
  readonly basis: 'SGL' | 'OPN';
  /** ELC, GAR, FOD, MCH, CHM; OTH has no rate. */
  readonly goods: string;
  /** LCL alone costs more. */
  readonly packing: string;
  /** AIR alone costs less. */
  readonly conveyance: string;
  /** Of a single voyage. */
  readonly invoiceCents?: number;
  /** Shipped in a year under an open cover. */
  readonly turnoverCents?: number;
  /** ICCA, ICCB or ICCC. */
  readonly clauses: string;
  readonly withWar: boolean;
}

const goodsPpm = { ELC: 1_200, GAR: 800, FOD: 2_000, MCH: 1_000, CHM: 2_200 };
const clausesHundredths = { ICCA: 100, ICCB: 75, ICCC: 55 };
const WAR_PPM = 250;
const minimumCents = { SGL: 400_00, OPN: 5_000_00 };

/** Marine cargo on 110% of the invoice or of the turnover; war on the insured value, outside the factors. */
export const cargo: CommercialRating<CargoRisk> = {
  refers: ({ goods }) => (goods !== undefined && !Object.hasOwn(goodsPpm, goods) ? ['goods'] : []),
  needs: ({ basis }) => [
    'basis',
    'goods',
    'packing',
    'conveyance',
    'clauses',
    'withWar',
    basis === 'OPN' ? 'turnoverCents' : 'invoiceCents',
  ],
  premium({ basis, goods, packing, conveyance, invoiceCents, turnoverCents, clauses, withWar }) {
    const declared = basis === 'OPN' ? turnoverCents : invoiceCents;
    const insuredCents = multiplyDivideHalfUp(declared ?? 0, 110, 100);
    const goodsParts = withFactors(ratedSection('cargo', insuredCents, rateOf(goodsPpm, goods)), [
      { code: 'clauses', hundredths: rateOf(clausesHundredths, clauses) },
      { code: 'air', hundredths: conveyance === 'AIR' ? 80 : 100 },
      { code: 'lessThanContainer', hundredths: packing === 'LCL' ? 125 : 100 },
    ]);
    const war = withWar ? ratedSection('war', insuredCents, WAR_PPM) : [];
    return withoutEmployees(withMinimum([...goodsParts, ...war], minimumCents[basis]));
  },
};
