import { safeInteger } from '../money.ts';
import { type CommercialRating, withoutEmployees } from './commercial-rating.ts';
import { type PremiumPart, ratedSection, rateOf, withFactors, withMinimum } from './premium.ts';

export interface PublicLiabilityRisk {
  /** OFF, SHP, RST, CLN, FIT, MGT, SPT by turnover; EVT by the days of the event. */
  readonly activity: string;
  /** Limit of any one accident in dollars. */
  readonly limit: number;
  readonly turnoverCents?: number;
  readonly eventDays?: number;
}

const ratePpm = { OFF: 500, SHP: 800, RST: 1_800, CLN: 2_500, FIT: 4_500, MGT: 1_200, SPT: 3_000 };
const minimumCents = {
  OFF: 800_00,
  SHP: 1_200_00,
  RST: 2_500_00,
  CLN: 3_000_00,
  FIT: 4_500_00,
  MGT: 6_000_00,
  SPT: 3_500_00,
};
const EVENT_DAY_CENTS = 1_800_00;
const limitHundredths = { 5000000: 80, 10000000: 100, 20000000: 125, 30000000: 145, 50000000: 180 };

function sectionsOf({ activity, turnoverCents, eventDays = 0 }: PublicLiabilityRisk): PremiumPart[] {
  if (activity !== 'EVT') {
    const section = ratedSection('turnover', turnoverCents, rateOf(ratePpm, activity));
    return withMinimum(section, rateOf(minimumCents, activity));
  }
  const cents = safeInteger(EVENT_DAY_CENTS * eventDays);
  const working = { kind: 'each', count: eventDays, cents: EVENT_DAY_CENTS } as const;
  return [{ code: 'eventDays', kind: 'section', cents, working }];
}

/** Public liability by turnover or by the days of an event; the limit's factor is on the minimum too. */
export const publicLiability: CommercialRating<PublicLiabilityRisk> = {
  refers: () => [],
  needs: ({ activity }) => ['activity', 'limit', activity === 'EVT' ? 'eventDays' : 'turnoverCents'],
  premium: (risk) =>
    withoutEmployees(
      withFactors(sectionsOf(risk), [{ code: 'limit', hundredths: rateOf(limitHundredths, risk.limit) }]),
    ),
};
