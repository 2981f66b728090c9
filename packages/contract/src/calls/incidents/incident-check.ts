import { call } from '../../call.ts';
import { incidentFields as i } from '../../fields/incidents.ts';
import { quoteFields as q } from '../../fields/quotes.ts';
import { listOf, type Of, optional, shape } from '../../shape.ts';
import { chosenPlans } from '../quotes/plan-compare.ts';

/** One step of the answer: the clause of the plan it comes from, and what it does. */
const incidentStep = shape({
  stepKind: i.stepKind,
  benefitCode: q.benefitCode,
  benefit: q.benefit,
  benefitZh: q.benefitZh,
  text: q.text,
  textZh: q.textZh,
});

const reservation = shape({ text: q.text, textZh: q.textZh });

const planOutcome = shape({
  insurer: q.insurer,
  plan: q.plan,
  planName: q.planName,
  planNameZh: q.planNameZh,
  outcome: i.outcome,
  /** What is paid; for `pays-up-to` the most that the plan's limits leave. */
  amountCents: i.amountCents,
  steps: listOf('steps', incidentStep),
  /** Where something is paid: what the line excludes, and what its cover depends on, which the answers do not tell. */
  exclusions: listOf('exclusions', reservation),
  conditions: listOf('conditions', reservation),
});
export type PlanOutcome = Of<typeof planOutcome>;

export const incidentCheck = call({
  name: 'incidentCheck',
  method: 'POST',
  path: '/buy/incident-check',
  summary: 'What one to three plans would pay for an incident, step by step from their benefit terms; an illustration',
  tag: 'incidents',
  permission: 'quotes.read',
  body: shape({
    product: q.product,
    plans: chosenPlans,
    incident: i.incident,
    /** By the questions' keys. Every question is answered here, or by the quote of each plan. */
    answers: i.answers,
    /** Where no quote says which benefits count (lines/benefit-variants). */
    variant: optional(q.variant),
  }),
  answer: shape({
    outcomes: listOf('outcomes', planOutcome),
    illustration: i.illustration,
    illustrationZh: i.illustrationZh,
  }),
});
