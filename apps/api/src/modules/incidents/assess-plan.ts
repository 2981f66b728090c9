import type { Deps } from '../../deps.ts';
import { scheduleIn } from '../catalogue/benefit-variants.ts';
import type { LookedAt } from '../quotes/compare-plans.ts';
import { riskOf } from '../quotes/quoted-search.ts';
import { assessIncident } from './assess-incident.ts';
import type { Assessment } from './assessment.ts';
import { coverRows } from './cover-rows.ts';
import type { Answers, Incident } from './incident.ts';

/** What a plan, in one of its variants, pays for an incident; its optional covers count as the answers say. */
export async function assessPlan(
  { catalogue }: Pick<Deps, 'catalogue'>,
  { plan, quote }: LookedAt,
  variant: string,
  incident: Incident,
  answers: Answers,
): Promise<Assessment> {
  const version = await catalogue.version(plan.line, plan.version);
  const risk = quote && riskOf(quote.line, quote.search, quote.quotedOn, []);
  const covers = version.ridersOffered(plan, risk).map(({ cover }) => cover);
  return assessIncident({
    incident,
    answers,
    benefits: [...scheduleIn(plan, variant).benefits, ...coverRows(incident, answers, covers)],
    elsewhere: [...[plan, ...plan.variants.values()].flatMap(({ benefits }) => benefits), ...version.optionalCovers],
  });
}
