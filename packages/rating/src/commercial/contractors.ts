import { monthsUntil } from '../dates.ts';
import { type CommercialRating, withoutEmployees } from './commercial-rating.ts';
import { ratedSection, rateOf, withFactors, withMinimum } from './premium.ts';

/** Factor in hundredths by limit of third-party liability in dollars. */
const limitHundredths = { 5000000: 90, 10000000: 100, 20000000: 120, 30000000: 140, 50000000: 180 };

export interface AnnualContractorsRisk {
  /** INT fit-out, EM, RMA repair, ALT alteration, EXT external wall. */
  readonly works: string;
  readonly turnoverCents: number;
  /** Limit of third-party liability in dollars. */
  readonly liabilityLimit: number;
}

const annualPpm = { INT: 2_200, EM: 2_800, RMA: 2_800, ALT: 4_000, EXT: 7_500 };

/** Contractors' all risks of a year, on turnover. */
export const annualContractors: CommercialRating<AnnualContractorsRisk> = {
  refers: ({ works }) => (works !== undefined && !Object.hasOwn(annualPpm, works) ? ['works'] : []),
  needs: () => ['works', 'turnoverCents', 'liabilityLimit'],
  premium: ({ works, turnoverCents, liabilityLimit }) =>
    withoutEmployees(
      withMinimum(
        withFactors(ratedSection('works', turnoverCents, rateOf(annualPpm, works)), [
          { code: 'limit', hundredths: rateOf(limitHundredths, liabilityLimit) },
        ]),
        6_000_00,
      ),
    ),
};

export interface ProjectRisk {
  /** As the annual risk's, and NEW; EM and RMA have no rate. */
  readonly works: string;
  readonly contractCents: number;
  /** Existing property to be insured: has no rate. */
  readonly existingCents?: number;
  /** yyyy-MM-dd */
  readonly startsOn: string;
  readonly endsOn: string;
  readonly liabilityLimit: number;
  readonly buildingAge: number;
  /** Employees' compensation for the project: has no rate. */
  readonly withEmployees: boolean;
}

const projectPpm = { INT: 3_000, ALT: 5_500, EXT: 11_000, NEW: 4_500 };
const LONGEST_MONTHS = 36;

/** Started months of the works; undefined while the dates are not known or do not follow each other. */
function monthsOf({ startsOn, endsOn }: Partial<ProjectRisk>): number | undefined {
  return startsOn !== undefined && endsOn !== undefined && startsOn < endsOn
    ? monthsUntil(startsOn, endsOn)
    : undefined;
}

/** 8% for each started three months beyond twelve. */
const durationHundredths = (months: number) => 100 + 8 * Math.ceil(Math.max(0, months - 12) / 3);

/** Contractors' all risks of one project, on the contract sum. */
export const projectContractors: CommercialRating<ProjectRisk> = {
  refers(risk) {
    const { works, existingCents = 0, buildingAge = 0, withEmployees } = risk;
    return [
      ...(works !== undefined && !Object.hasOwn(projectPpm, works) ? (['works'] as const) : []),
      ...(existingCents > 0 ? (['existingProperty'] as const) : []),
      ...(buildingAge > 40 ? (['buildingAge'] as const) : []),
      ...((monthsOf(risk) ?? 0) > LONGEST_MONTHS ? (['duration'] as const) : []),
      ...(withEmployees ? (['projectEmployees'] as const) : []),
    ];
  },
  needs: () => ['works', 'contractCents', 'startsOn', 'endsOn', 'liabilityLimit', 'buildingAge', 'withEmployees'],
  premium(risk) {
    const months = monthsOf(risk);
    if (months === undefined) throw new RangeError(`The works end on ${risk.endsOn}, not after ${risk.startsOn}`);
    return withoutEmployees(
      withMinimum(
        withFactors(ratedSection('works', risk.contractCents, rateOf(projectPpm, risk.works)), [
          { code: 'duration', hundredths: durationHundredths(months) },
          { code: 'limit', hundredths: rateOf(limitHundredths, risk.liabilityLimit) },
        ]),
        1_500_00,
      ),
    );
  },
};
