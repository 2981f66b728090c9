import type { TemplateForm } from '@onegi/contract/calls/requests/template';
import type { TemplateId } from '@onegi/contract/fields/requests';
import { AppError, type FieldFailure } from '../../http/app-error.ts';
import { bothTexts } from '../../lib/texts.ts';
import type { CatalogueSnapshot } from '../../ports/catalogue.ts';
import { describeRow, type Filled } from './describe-row.ts';
import { productName } from './product-name.ts';
import { readSearch } from './read-search.ts';
import { type AskedPlan, DOCUMENT_LIMIT_MB, documentTypes, type Template } from './template.ts';
import { templateOf } from './templates.ts';

export interface OpenedFrom {
  readonly templateId: TemplateId;
  readonly product: string;
  readonly insurer?: string | undefined;
  /** The query of the list's address. */
  readonly parameter?: string | undefined;
  readonly asked?: AskedPlan | undefined;
}

function requireKnown({ products }: Template, { product, insurer }: OpenedFrom, snapshot: CatalogueSnapshot): void {
  const fields: FieldFailure[] = [];
  if (!products.includes(product)) fields.push({ field: 'product', message: 'validation.choice' });
  if (insurer && !snapshot.insurerByCode.has(insurer)) fields.push({ field: 'insurer', message: 'validation.choice' });
  if (fields.length > 0) throw new AppError('request.invalid', {}, { fields });
}

/**
 * A form in its version in force, filled in as far as product, insurer and search say.
 * @throws AppError request.invalid for a product that the form is not for, or an unknown insurer
 */
export function openTemplate(snapshot: CatalogueSnapshot, from: OpenedFrom): TemplateForm {
  const template = templateOf(from.templateId);
  requireKnown(template, from, snapshot);
  const search = readSearch(from.product, from.parameter ?? '');
  return describeTemplate(snapshot, template, { ...from, insurer: from.insurer, search });
}

const rowsFor = ({ rows }: Template, product: string) =>
  rows.filter(({ products }) => !products || products.includes(product));

/** A form of any version with its texts and options. */
export function describeTemplate(snapshot: CatalogueSnapshot, template: Template, filled: Filled): TemplateForm {
  const name = bothTexts(`templates.names.${template.id}`);
  const product = productName(filled.product);
  return {
    templateId: template.id,
    templateVersion: template.version,
    templateName: name.en,
    templateNameZh: name.zhHant,
    product: filled.product,
    productName: product.en,
    productNameZh: product.zhHant,
    questions: rowsFor(template, filled.product).map((row, at) => describeRow(snapshot, row, (at + 1) * 10, filled)),
    documents: template.documents.map(({ text, required = false, when }, at) => {
      const document = bothTexts(`templates.documents.${text}`);
      return {
        name: document.en,
        nameZh: document.zhHant,
        order: (at + 1) * 10,
        required,
        docLimit: DOCUMENT_LIMIT_MB,
        docTypes: [...documentTypes],
        ...(when ? { when } : {}),
      };
    }),
  };
}
