import type { AnswerOf } from '@onegi/contract/call';
import type { companyFacts as companyFactsCall } from '@onegi/contract/calls/company/contact';
import { lineCodes } from '@onegi/contract/lines';
import type { Deps } from '../../deps.ts';

const percent = (ratePpm: number) => ratePpm / 10_000;

/** What can be compared today, counted in the catalogue, and the levies of a policy that starts today. */
export function companyFacts({
  catalogue,
  clock,
}: Pick<Deps, 'catalogue' | 'clock'>): AnswerOf<typeof companyFactsCall> {
  const snapshot = catalogue.current();
  const plans = lineCodes.flatMap((line) => snapshot.line(line).plans);
  const today = { startsOn: clock.today(), years: 1 } as const;
  const {
    levyByYear: [levy],
    otherLevies,
  } = snapshot.terms('MOTOR', today);
  return {
    insurers: new Set(plans.map(({ insurer }) => insurer.code)).size,
    plans: plans.length,
    products: lineCodes.length,
    levyPercent: percent(levy.ratePpm),
    levyCapCents: levy.capCents,
    levyFrom: levy.effectiveFrom,
    motorLevyPercent: percent(otherLevies.reduce((sum, { ratePpm }) => sum + ratePpm, 0)),
  };
}
