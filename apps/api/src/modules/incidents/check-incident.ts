import type { PlanOutcome } from '@onegi/contract/calls/incidents/incident-check';
import { lineCodes } from '@onegi/contract/lines';
import { AppError } from '../../http/app-error.ts';
import type { ImportantNote, NoteKind } from '../../ports/catalogue.ts';
import { type ChosenPlan, type LookedAt, lookAtPlan, variantsFor } from '../quotes/compare-plans.ts';
import type { QuoteDeps } from '../quotes/read-quote.ts';
import { planAssessor } from './assess-plan.ts';
import type { Answers, Incident } from './incident.ts';
import { incidentText } from './incident-texts.ts';
import { incidentsByLine } from './incidents-by-line.ts';
import { readAnswers } from './read-answers.ts';

interface Asked {
  readonly product: string;
  readonly plans: readonly ChosenPlan[];
  readonly incident: string;
  readonly answers: Answers;
  readonly variant?: string | undefined;
}

export const illustration = incidentText('illustration');

/**
 * What each plan would pay for an incident, with the steps, what the line excludes, and the sentence that it is an
 * illustration. A plan that comes with its quote is held against what was searched (sum insured, value, age, cover
 * chosen) and the optional covers in it.
 * @throws AppError plan.notFound naming the plan, request.invalid naming the incident or the answers, and the errors of
 * readQuote
 */
export async function checkIncident(deps: QuoteDeps, asked: Asked) {
  const incident = findIncident(asked);
  const looked = await Promise.all(asked.plans.map((chosen, index) => findPlan(deps, asked.product, chosen, index)));
  const variants = variantsFor(looked, asked.variant);
  const held = await Promise.all(
    looked.map(async ({ plan, quote }, at) => {
      const version = await deps.catalogue.version(plan.line, plan.version);
      const assessor = planAssessor(version, plan, { variant: variants[at] ?? '', searched: quote });
      return { plan, notes: version.notes, assessor };
    }),
  );
  const given = readAnswers(
    incident,
    asked.answers,
    held.map(({ assessor }) => assessor.known(incident)),
  );
  const outcomes = held.map(({ plan, notes, assessor }): PlanOutcome => {
    const { outcome, amountCents, steps } = assessor.assess(incident, given);
    return {
      insurer: plan.insurer.code,
      plan: plan.code,
      planName: plan.name.en,
      planNameZh: plan.name.zhHant,
      outcome,
      amountCents,
      ...(amountCents > 0 ? reservations(notes) : { exclusions: [], conditions: [] }),
      steps: steps.map(({ kind, benefitCode, benefit, text }) => ({
        stepKind: kind,
        benefitCode,
        benefit: benefit.en,
        benefitZh: benefit.zhHant,
        text: text.en,
        textZh: text.zhHant,
      })),
    };
  });
  return { outcomes, illustration: illustration.en, illustrationZh: illustration.zhHant };
}

/** What the answers do not tell: what the line excludes, and what its cover depends on. */
function reservations(notes: readonly ImportantNote[]) {
  const of = (wanted: NoteKind) =>
    notes
      .filter(({ kind }) => (kind ?? 'exclusion') === wanted)
      .map(({ text }) => ({ text: text.en, textZh: text.zhHant }));
  return { exclusions: of('exclusion'), conditions: of('condition') };
}

export function findIncident({ product, incident }: Pick<Asked, 'product' | 'incident'>): Incident {
  const line = lineCodes.find((code) => code === product);
  if (!line)
    throw new AppError('plan.notFound', {}, { fields: [{ field: 'product', message: 'errors.planNotFound' }] });
  const found = incidentsByLine[line].find(({ code }) => code === incident);
  if (!found) {
    throw new AppError('request.invalid', {}, { fields: [{ field: 'incident', message: 'validation.choice' }] });
  }
  return found;
}

/** Finds a plan; one that is not of the product is told by its place in the list. */
async function findPlan(deps: QuoteDeps, product: string, chosen: ChosenPlan, index: number): Promise<LookedAt> {
  try {
    return await lookAtPlan(deps, product, chosen);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'plan.notFound') throw error;
    throw new AppError('plan.notFound', {}, { fields: [{ field: `plans.${index}`, message: 'errors.planNotFound' }] });
  }
}
