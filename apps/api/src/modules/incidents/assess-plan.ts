import type { Deps } from '../../deps.ts';
import type { LineVersion, Plan } from '../../ports/catalogue.ts';
import { scheduleIn } from '../catalogue/benefit-variants.ts';
import type { LookedAt } from '../quotes/compare-plans.ts';
import type { SealedSearch } from '../quotes/quote.ts';
import { riskOf } from '../quotes/quoted-search.ts';
import { assessIncident } from './assess-incident.ts';
import type { Assessment } from './assessment.ts';
import { coverRows } from './cover-rows.ts';
import type { Answers, Incident } from './incident.ts';
import { searchAnswers } from './search-answers.ts';

/** Holds incidents against one plan. */
export interface PlanAssessor {
  /** What was searched for the plan answers by itself. */
  readonly known: (incident: Incident) => Answers;
  /** What the plan pays; what is known counts before what is given. */
  readonly assess: (incident: Incident, given: Answers) => Assessment;
}

/** What a plan is held against: the table of its benefits, and what was searched for it. */
interface Circumstances {
  readonly variant: string;
  /** Null where nothing was searched: the line's usual case. */
  readonly searched: SealedSearch | null;
}

/**
 * Assesses one plan by its benefits in the variant searched, and by the optional covers it has for the risk, which count as
 * the answers say.
 */
export function planAssessor(version: LineVersion, plan: Plan, { variant, searched }: Circumstances): PlanAssessor {
  const risk = searched && riskOf(searched.line, searched.search, searched.quotedOn, []);
  const covers = version.ridersOffered(plan, risk).map(({ cover }) => cover);
  const { benefits } = scheduleIn(plan, variant);
  const elsewhere = [
    ...[plan, ...plan.variants.values()].flatMap((schedule) => schedule.benefits),
    ...version.optionalCovers,
  ];
  const known = (incident: Incident) => (searched ? searchAnswers(incident, searched) : {});
  return {
    known,
    assess: (incident, given) => {
      const answers = { ...given, ...known(incident) };
      return assessIncident({
        incident,
        answers,
        benefits: [...benefits, ...coverRows(incident, answers, covers)],
        elsewhere,
      });
    },
  };
}

/** Assesses a plan that is looked at, by the version of its line that it is of. */
export async function assessorOf(
  catalogue: Deps['catalogue'],
  { plan, quote }: LookedAt,
  variant: string,
): Promise<PlanAssessor> {
  return planAssessor(await catalogue.version(plan.line, plan.version), plan, { variant, searched: quote });
}
