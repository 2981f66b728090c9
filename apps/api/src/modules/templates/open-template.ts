import type { TemplateForm } from '@onegi/contract/calls/requests/template';
import { caseDocument } from '@onegi/contract/fields/commercial';
import type { Audience, TemplateId } from '@onegi/contract/fields/requests';
import { shownTypes } from '@onegi/contract/file-purpose';
import { type Question, questionsAsked } from '@onegi/contract/questions';
import type { WantedDocument } from '@onegi/contract/templates';
import { AppError, type FieldFailure } from '../../http/app-error.ts';
import { bothTexts } from '../../lib/texts.ts';
import type { CatalogueSnapshot } from '../../ports/catalogue.ts';
import { describeRow, type Filled } from './describe-row.ts';
import { productName } from './product-name.ts';
import { readSearch } from './read-search.ts';
import {
  type AskedPlan,
  DOCUMENT_LIMIT_MB,
  documentsFor,
  FREE_DOCUMENTS,
  rowsFor,
  type Template,
  type TemplateDocument,
} from './template.ts';
import { templateOf } from './templates.ts';

export interface OpenedFrom {
  readonly templateId: TemplateId;
  /** Absent where the form is for one product alone. */
  readonly product?: string | undefined;
  /** A visitor, unless it is said or no visitor fills the form in. */
  readonly audience?: Audience | undefined;
  readonly insurer?: string | undefined;
  /** The query of the list's address. */
  readonly parameter?: string | undefined;
  readonly asked?: AskedPlan | undefined;
}

const refusal = (fields: FieldFailure[]) => new AppError('request.invalid', {}, { fields });

/** The product that a form is opened for. */
function productOf({ products }: Template, asked: string | undefined): string {
  const product = asked ?? (products.length === 1 ? products[0] : undefined);
  if (!product) throw refusal([{ field: 'product', message: 'validation.required' }]);
  return product;
}

function requireKnown({ products, visitor }: Template, snapshot: CatalogueSnapshot, known: Known): void {
  const { product, insurer, audience } = known;
  const fields: FieldFailure[] = [];
  if (!products.includes(product)) fields.push({ field: 'product', message: 'validation.choice' });
  if (insurer && !snapshot.insurerByCode.has(insurer)) fields.push({ field: 'insurer', message: 'validation.choice' });
  if (audience === 'visitor' && !visitor) fields.push({ field: 'templateId', message: 'validation.choice' });
  if (fields.length > 0) throw refusal(fields);
}

type Known = Pick<Filled, 'product' | 'insurer' | 'audience'>;

/**
 * A form in its version in force, filled in as far as product, insurer and search say.
 * @throws AppError request.invalid for a product that the form is not for, an unknown insurer, or a visitor who asks for
 * a form of consultants
 */
export function openTemplate(snapshot: CatalogueSnapshot, from: OpenedFrom): TemplateForm {
  const template = templateOf(from.templateId);
  const known: Known = {
    product: productOf(template, from.product),
    insurer: from.insurer,
    audience: from.audience ?? (template.visitor ? 'visitor' : 'consultant'),
  };
  requireKnown(template, snapshot, known);
  const search = readSearch(known.product, from.parameter ?? '');
  return describeTemplate(snapshot, template, { ...known, asked: from.asked, search });
}

/** A form of any version with its texts and options. */
export function describeTemplate(snapshot: CatalogueSnapshot, template: Template, filled: Filled): TemplateForm {
  const { audience } = filled;
  const name = bothTexts(`templates.names.${template.id}`);
  const product = productName(filled.product);
  const rows = rowsFor(template, audience).filter(({ products }) => products?.includes(filled.product) ?? true);
  const { employees } = template;
  return {
    templateId: template.id,
    templateVersion: template.version,
    templateName: name.en,
    templateNameZh: name.zhHant,
    product: filled.product,
    productName: product.en,
    productNameZh: product.zhHant,
    questions: hiddenAtFirst(rows.map((row, at) => describeRow(snapshot, row, (at + 1) * 10, filled))),
    documents: describeDocuments(documentsFor(template, audience), audience),
    ...(employees && audience === 'consultant' ? { employees } : {}),
  };
}

/** Marks the rows that nothing filled in has put on the form yet. */
function hiddenAtFirst(questions: readonly Question[]): Question[] {
  const filled = questions.flatMap(({ questionId, initial }) => (initial ? [[questionId, initial] as const] : []));
  const asked = new Set(questionsAsked(questions, Object.fromEntries(filled)).map(({ questionId }) => questionId));
  return questions.map((each) => ({ ...each, hidden: each.editable !== false && !asked.has(each.questionId) }));
}

/** The documents that are wanted; a consultant gives them with the form, and others that he describes himself. */
function describeDocuments(documents: readonly TemplateDocument[], audience: Audience): WantedDocument[] {
  const isTaken = audience === 'consultant';
  const wanted = documents.map(({ text, required = false, when, types = caseDocument.types }) => {
    const { en, zhHant } = bothTexts(`templates.documents.${text}`);
    const rest = { required, docTypes: shownTypes(types), canDescribe: false, ...(when ? { when } : {}) };
    return { name: en, nameZh: zhHant, ...rest };
  });
  const free = { name: '', nameZh: '', required: false, docTypes: shownTypes(caseDocument.types), canDescribe: true };
  const all = isTaken ? [...wanted, ...Array.from({ length: FREE_DOCUMENTS }, () => free)] : wanted;
  return all.map((document, at) => ({
    ...document,
    order: (at + 1) * 10,
    docLimit: DOCUMENT_LIMIT_MB,
    canUpload: isTaken,
    canDelete: isTaken,
  }));
}
