import type { IncidentQuestion, ListedIncident } from '@onegi/contract/calls/incidents/incidents';
import { type LineCode, lineCodes } from '@onegi/contract/lines';
import { variantsOf } from '@onegi/contract/lines/benefit-variants';
import { AppError } from '../../http/app-error.ts';
import type { CatalogueSnapshot } from '../../ports/catalogue.ts';
import { scheduleIn } from '../catalogue/benefit-variants.ts';
import type { SealedSearch } from '../quotes/quote.ts';
import { type QuoteDeps, readQuote } from '../quotes/read-quote.ts';
import type { Incident, Question } from './incident.ts';
import { incidentText } from './incident-texts.ts';
import { incidentsByLine } from './incidents-by-line.ts';
import { searchAnswers } from './search-answers.ts';
import { typicalAnswers, typicalFirst, typicalOf } from './typical-answers.ts';

/**
 * The incidents of a product with their questions, the typical ones first; those of one variant alone where one is named.
 * Examples are those of the quote, where one comes along: a plan is then held against what was searched for it.
 * @throws AppError plan.notFound naming the product when it is not sold or not the quote's; the errors of readQuote
 */
export async function listIncidents(
  deps: QuoteDeps,
  { product, variant, quoteRef }: { product: string; variant?: string | undefined; quoteRef?: string | undefined },
): Promise<ListedIncident[]> {
  const snapshot = deps.catalogue.current();
  const line = lineCodes.find((code) => code === product);
  const quote = quoteRef ? await readQuote(deps, quoteRef, snapshot) : null;
  if (!line || (quote && quote.line !== line))
    throw new AppError('plan.notFound', {}, { fields: [{ field: 'product', message: 'errors.planNotFound' }] });
  const listed = incidentsOf(snapshot, line, variant);
  const typical = new Set(typicalOf(line, listed));
  return listed.map((incident) => {
    const each = described(line, incident);
    return { ...(quote ? withExamplesOf(quote, incident, each) : each), typical: typical.has(incident) };
  });
}

/** The incidents of a line, the typical ones first; those of one variant alone where one is named. */
export const incidentsOf = (snapshot: CatalogueSnapshot, line: LineCode, variant?: string): readonly Incident[] =>
  typicalFirst(
    line,
    incidentsByLine[line].filter((incident) => variant === undefined || concerns(snapshot, line, variant, incident)),
  );

function withExamplesOf(quote: SealedSearch, incident: Incident, each: Described): Described {
  const examples = typicalAnswers(incident, searchAnswers(incident, quote));
  return {
    ...each,
    questions: each.questions.map((question) => ({
      ...question,
      example: examples[question.questionKey] ?? question.example,
    })),
  };
}

type Described = Omit<ListedIncident, 'typical'>;

const kept = new Map<Incident, Described>();

function described(line: LineCode, incident: Incident): Described {
  const known = kept.get(incident) ?? describe(line, incident);
  kept.set(incident, known);
  return known;
}

/** Whether the variant has a row, or the line an optional cover, for anything that is claimed. */
function concerns(snapshot: CatalogueSnapshot, line: LineCode, variant: string, { claims }: Incident): boolean {
  const { plans, optionalCovers } = snapshot.line(line);
  const [plan] = plans;
  if (!plan) return false;
  const covers = optionalCovers.map(({ code }) => code);
  const { base, others } = variantsOf(line);
  const { benefits } = scheduleIn(plan, others.find((each) => each === variant) ?? base);
  return claims.some(
    ({ benefit }) =>
      covers.some((code) => benefit.split('.')[0] === code) || benefits.some(({ code }) => code === benefit),
  );
}

function describe(line: LineCode, incident: Incident): Described {
  const { code, questions } = incident;
  const examples = typicalAnswers(incident);
  const title = incidentText(`title.${line}.${code}`);
  return {
    incident: code,
    title: title.en,
    titleZh: title.zhHant,
    questions: questions.map((question) => describeQuestion(question, examples[question.key] ?? '')),
  };
}

function describeQuestion(question: Question, example: number | string): IncidentQuestion {
  const label = incidentText(`ask.${question.key}`);
  const shared = {
    questionKey: question.key,
    questionKind: question.kind,
    label: label.en,
    labelZh: label.zhHant,
    fromSearch: question.fromSearch ?? false,
    example,
  };
  if (question.kind === 'choice') {
    const options = question.options.map((option) => {
      const text = incidentText(`choice.${question.options.includes('added') ? 'added' : question.key}.${option}`);
      return { optionValue: option, label: text.en, labelZh: text.zhHant };
    });
    return { ...shared, options };
  }
  const { initial, least, most, within } = question;
  const bounds = {
    least,
    most,
    ...(initial === undefined ? {} : { initial }),
    ...(within === undefined ? {} : { within }),
  };
  if (question.kind === 'amount') return { ...shared, ...bounds };
  const unit = incidentText(`unit.${question.unit}`);
  const minutes = question.minutes ? { minutes: true } : {};
  return { ...shared, ...bounds, ...minutes, unit: unit.en, unitZh: unit.zhHant };
}
