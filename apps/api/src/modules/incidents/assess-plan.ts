import type { RiskByLine } from '@onegi/rating/lines/all';
import type { Deps } from '../../deps.ts';
import type { LineVersion, Plan } from '../../ports/catalogue.ts';
import { scheduleIn } from '../catalogue/benefit-variants.ts';
import type { LookedAt } from '../quotes/compare-plans.ts';
import { riskOf } from '../quotes/quoted-search.ts';
import { assessIncident } from './assess-incident.ts';
import type { Assessment } from './assessment.ts';
import { coverRows } from './cover-rows.ts';
import type { Answers, Incident } from './incident.ts';

/**
 * Holds incidents against one plan: its benefits in the variant searched, and the optional covers it has for the risk, which
 * count as the answers say.
 * @param risk null where nothing was searched: the line's usual case
 */
export function planAssessor(
  version: LineVersion,
  plan: Plan,
  { variant, risk }: { readonly variant: string; readonly risk: RiskByLine[Plan['line']] | null },
): (incident: Incident, answers: Answers) => Assessment {
  const covers = version.ridersOffered(plan, risk).map(({ cover }) => cover);
  const { benefits } = scheduleIn(plan, variant);
  const elsewhere = [
    ...[plan, ...plan.variants.values()].flatMap((schedule) => schedule.benefits),
    ...version.optionalCovers,
  ];
  return (incident, answers) =>
    assessIncident({
      incident,
      answers,
      benefits: [...benefits, ...coverRows(incident, answers, covers)],
      elsewhere,
    });
}

/** What a plan that is looked at, in one of its variants, pays for an incident. */
export async function assessPlan(
  { catalogue }: Pick<Deps, 'catalogue'>,
  { plan, quote }: LookedAt,
  variant: string,
  incident: Incident,
  answers: Answers,
): Promise<Assessment> {
  const version = await catalogue.version(plan.line, plan.version);
  const risk = quote && riskOf(quote.line, quote.search, quote.quotedOn, []);
  return planAssessor(version, plan, { variant, risk })(incident, answers);
}
