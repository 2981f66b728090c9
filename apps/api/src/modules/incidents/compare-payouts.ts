import type { IncidentPayout } from '@onegi/contract/calls/incidents/incident-payouts';
import { bestPaid } from '@onegi/contract/comparison';
import type { Deps } from '../../deps.ts';
import type { Request } from '../../http/fastify.ts';
import type { Bilingual } from '../../lib/bilingual.ts';
import { type ChosenPlan, type LookedAt, lookAtPlan, variantsFor } from '../quotes/compare-plans.ts';
import type { QuoteDeps } from '../quotes/read-quote.ts';
import { findShare, lookAtShare } from '../quotes/shares/open-share.ts';
import { assessorOf } from './assess-plan.ts';
import type { Answers, Incident, Question } from './incident.ts';
import { incidentText, moneyShown } from './incident-texts.ts';
import { incidentsOf } from './list-incidents.ts';
import { payoutsOf } from './payouts.ts';
import { typicalOf } from './typical-answers.ts';

/** What one plan pays for an example. */
interface Paid {
  readonly outcome: IncidentPayout['paid'][number]['outcome'];
  readonly amountCents: number;
}

/** An example of an incident, and what each plan pays for it. */
interface Payout {
  readonly incident: string;
  readonly title: Bilingual;
  /** The figures of the example. */
  readonly example: Bilingual;
  readonly paid: readonly Paid[];
  /** Columns (from 0) that pay most; empty when all pay the same. */
  readonly best: readonly number[];
}

function answerShown(question: Question, answer: number | string): Bilingual | null {
  // That an optional cover was not added goes without saying.
  if (question.rider !== undefined && (answer === 'none' || answer === 0)) return null;
  const label = incidentText(`ask.${question.key}`);
  if (question.kind === 'choice') {
    const option = incidentText(`choice.${question.options.includes('added') ? 'added' : question.key}.${answer}`);
    return incidentText('exampleAnswer', { label, answer: option });
  }
  if (question.kind === 'amount') {
    return incidentText('exampleAnswer', { label, answer: moneyShown(Number(answer) * 100) });
  }
  return incidentText('exampleCount', { label, count: answer, unit: incidentText(`unit.${question.unit}`) });
}

/** The figures of an example in a line: 'Days in hospital: 4 · Hospital bill: HK$38,000'. */
function exampleText({ questions }: Incident, answers: Answers): Bilingual {
  const shown = questions.flatMap((question) => answerShown(question, answers[question.key] ?? '') ?? []);
  return {
    en: shown.map(({ en }) => en).join(' · '),
    zhHant: shown.map(({ zhHant }) => zhHant).join(' · '),
  };
}

/** What plans pay for the typical incidents of their line, each by the same example. */
export async function typicalPayouts(
  { catalogue }: Pick<QuoteDeps, 'catalogue'>,
  looked: readonly LookedAt[],
  variants: readonly string[],
): Promise<Payout[]> {
  const plans = await Promise.all(looked.map((each, at) => assessorOf(catalogue, each, variants[at] ?? '')));
  const { line } = (looked[0] as LookedAt).plan;
  const incidents = typicalOf(line, incidentsOf(catalogue.current(), line, variants[0] || undefined));
  return payoutsOf(incidents, plans).map(({ incident, answers, paid }) => ({
    incident: incident.code,
    title: incidentText(`title.${line}.${incident.code}`),
    example: exampleText(incident, answers),
    paid: paid.map(({ outcome, amountCents }) => ({ outcome, amountCents })),
    best: bestPaid(paid.map(({ amountCents }) => amountCents)),
  }));
}

interface Asked {
  readonly product: string;
  readonly plans: readonly ChosenPlan[];
  readonly variant?: string | undefined;
}

/** The same as an answer. @throws AppError plan.notFound, and the errors of readQuote */
export async function comparePayouts(deps: QuoteDeps, { product, plans, variant }: Asked) {
  const looked = await Promise.all(plans.map((chosen) => lookAtPlan(deps, product, chosen)));
  return described(await typicalPayouts(deps, looked, variantsFor(looked, variant)));
}

/**
 * The same for the plans behind a shared link, by the very quotes that were shared: whoever has the link is not given them
 * where the search holds answers about persons.
 * @throws AppError as openShare does
 */
export async function sharedPayouts(deps: Deps, token: string, request: Request) {
  const { looked, variants } = await lookAtShare(deps, await findShare(deps, token, request));
  return described(await typicalPayouts(deps, looked, variants));
}

const described = (payouts: readonly Payout[]) => ({
  payouts: payouts.map(({ incident, title, example, paid, best }) => ({
    incident,
    title: title.en,
    titleZh: title.zhHant,
    example: example.en,
    exampleZh: example.zhHant,
    paid: [...paid],
    best: [...best],
  })),
});
