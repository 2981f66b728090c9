import type { IncidentQuestion, ListedIncident } from '@onegi/contract/calls/incidents/incidents';
import { type LineCode, lineCodes } from '@onegi/contract/lines';
import { variantsOf } from '@onegi/contract/lines/benefit-variants';
import { AppError } from '../../http/app-error.ts';
import type { CatalogueSnapshot } from '../../ports/catalogue.ts';
import { scheduleIn } from '../catalogue/benefit-variants.ts';
import type { Incident, Question } from './incident.ts';
import { incidentText } from './incident-texts.ts';
import { incidentsByLine } from './incidents-by-line.ts';

/**
 * The typical incidents of a product, with their questions; those of one variant alone where one is named.
 * @throws AppError plan.notFound naming the product when it is not sold
 */
export function listIncidents(snapshot: CatalogueSnapshot, product: string, variant?: string): ListedIncident[] {
  const line = lineCodes.find((code) => code === product);
  if (!line)
    throw new AppError('plan.notFound', {}, { fields: [{ field: 'product', message: 'errors.planNotFound' }] });
  return incidentsByLine[line]
    .filter((incident) => variant === undefined || concerns(snapshot, line, variant, incident))
    .map((incident) => described(line, incident));
}

const kept = new Map<Incident, ListedIncident>();

function described(line: LineCode, incident: Incident): ListedIncident {
  const known = kept.get(incident) ?? describe(line, incident);
  kept.set(incident, known);
  return known;
}

/** Whether the variant has a row for anything that is claimed. */
function concerns(snapshot: CatalogueSnapshot, line: LineCode, variant: string, { claims }: Incident): boolean {
  const [plan] = snapshot.line(line).plans;
  if (!plan) return false;
  const { base, others } = variantsOf(line);
  const { benefits } = scheduleIn(plan, others.find((each) => each === variant) ?? base);
  return claims.some((claim) => 'cover' in claim || benefits.some(({ code }) => code === claim.benefit));
}

function describe(line: LineCode, { code, questions }: Incident): ListedIncident {
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
    initial: question.initial,
    fromSearch: question.fromSearch ?? false,
  };
  if (question.kind === 'choice') {
    const options = question.options.map((option) => {
      const text = incidentText(`choice.${question.key}.${option}`);
      return { optionValue: option, label: text.en, labelZh: text.zhHant };
    });
    return { ...shared, options };
  }
  const bounds = { least: question.least, most: question.most };
  if (question.kind === 'amount') return { ...shared, ...bounds };
  const unit = incidentText(`unit.${question.unit}`);
  return { ...shared, ...bounds, unit: unit.en, unitZh: unit.zhHant };
}
