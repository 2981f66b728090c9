import type { IncidentQuestion, ListedIncident } from '@onegi/contract/calls/incidents/incidents';
import { type LineCode, lineCodes } from '@onegi/contract/lines';
import { variantsOf } from '@onegi/contract/lines/benefit-variants';
import { AppError } from '../../http/app-error.ts';
import type { CatalogueSnapshot } from '../../ports/catalogue.ts';
import { scheduleIn } from '../catalogue/benefit-variants.ts';
import type { Incident, Question } from './incident.ts';
import { incidentText } from './incident-texts.ts';
import { incidentsByLine } from './incidents-by-line.ts';
import { exampleAnswer, typicalOf } from './typical-incidents.ts';

/**
 * The typical incidents of a product, with their questions; those of one variant alone where one is named.
 * @throws AppError plan.notFound naming the product when it is not sold
 */
export function listIncidents(snapshot: CatalogueSnapshot, product: string, variant?: string): ListedIncident[] {
  const line = lineCodes.find((code) => code === product);
  if (!line)
    throw new AppError('plan.notFound', {}, { fields: [{ field: 'product', message: 'errors.planNotFound' }] });
  const listed = incidentsOf(snapshot, line, variant);
  const typical = new Set(typicalOf(line, listed));
  return listed.map((incident) => ({ ...described(line, incident), typical: typical.has(incident) }));
}

/** The incidents of a line; those of one variant alone where one is named. */
export const incidentsOf = (snapshot: CatalogueSnapshot, line: LineCode, variant?: string): readonly Incident[] =>
  incidentsByLine[line].filter((incident) => variant === undefined || concerns(snapshot, line, variant, incident));

type Described = Omit<ListedIncident, 'typical'>;

const kept = new Map<Incident, Described>();

function described(line: LineCode, incident: Incident): Described {
  const known = kept.get(incident) ?? describe(line, incident);
  kept.set(incident, known);
  return known;
}

/** Whether the variant has a row, or the line an optional cover, for anything that is claimed. */
export function concerns(snapshot: CatalogueSnapshot, line: LineCode, variant: string, { claims }: Incident): boolean {
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

function describe(line: LineCode, { code, questions }: Incident): Described {
  const title = incidentText(`title.${line}.${code}`);
  return { incident: code, title: title.en, titleZh: title.zhHant, questions: questions.map(describeQuestion) };
}

function describeQuestion(question: Question): IncidentQuestion {
  const label = incidentText(`ask.${question.key}`);
  const shared = {
    questionKey: question.key,
    questionKind: question.kind,
    label: label.en,
    labelZh: label.zhHant,
    fromSearch: question.fromSearch ?? false,
    example: exampleAnswer(question),
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
