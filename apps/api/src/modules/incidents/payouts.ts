import type { PlanAssessor } from './assess-plan.ts';
import type { Assessment } from './assessment.ts';
import type { Answers, Incident } from './incident.ts';
import { typicalAnswers } from './typical-answers.ts';

/** What plans pay for one incident. */
export interface Payouts {
  readonly incident: Incident;
  /** Plans of different searches have answers of their own; these are the first one's. */
  readonly answers: Answers;
  /** In the order of the plans. */
  readonly paid: readonly Assessment[];
}

/**
 * What each plan pays for each incident.
 * @param given answers that count before typical ones, and after what was searched for a plan
 */
export function payoutsOf(
  incidents: readonly Incident[],
  plans: readonly PlanAssessor[],
  given: Answers = {},
): Payouts[] {
  return incidents.map((incident) => {
    const answers = plans.map(({ known }) => {
      const searched = known(incident);
      return { ...typicalAnswers(incident, searched), ...given, ...searched };
    });
    return {
      incident,
      answers: answers[0] ?? {},
      paid: plans.map(({ assess }, at) => assess(incident, answers[at] ?? {})),
    };
  });
}
