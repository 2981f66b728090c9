import type { TemplateId } from '@onegi/contract/fields/requests';
import type { Condition, Question } from '@onegi/contract/questions';
import type { Bilingual } from '../../lib/bilingual.ts';

/** Options that stand in a code list rather than in the template. */
export type ListName = 'products' | 'insurers' | 'makes' | 'models';

/** An option of the template's own. */
export interface OwnOption {
  readonly value: string;
  /** Key in templates.options. */
  readonly text?: string;
  /** Figures, which are the same in both languages. */
  readonly figures?: string;
  /** Of a dependent list: the answer it belongs to. */
  readonly parent?: string;
}

/** One row of a form. Its texts are those of `templates.rows.<id>`, its order is its place. */
export interface TemplateRow {
  readonly id: string;
  readonly type: Question['type'];
  readonly size: number;
  readonly required?: boolean;
  /** The products that it makes sense for; absent for all of the template's. */
  readonly products?: readonly string[];
  /** Known from where the form was opened: shown, not asked. */
  readonly fixed?: boolean;
  /** Key in templates.headings. */
  readonly heading?: string;
  /** Key in templates.hints. */
  readonly hint?: string;
  readonly options?: ListName | readonly OwnOption[];
  readonly associated?: string;
  readonly when?: Condition;
  readonly format?: NonNullable<Question['format']>;
  readonly smallest?: number;
  readonly largest?: number;
  /** A year: the current one or one of those before, this many in all. */
  readonly yearsBack?: number;
  readonly initial?: string;
  /** Filled in from where the form was opened: a field of the search by its domain name, or one of these. */
  readonly from?: 'product' | 'insurer' | 'searchText' | keyof AskedPlan | (string & {});
}

/** The plan that a quote is requested for, in words. */
export interface AskedPlan {
  readonly plan?: Bilingual;
  /** As it was listed. */
  readonly price?: Bilingual;
  readonly reason?: Bilingual;
}

export interface TemplateDocument {
  /** Key in templates.documents. */
  readonly text: string;
  readonly required?: boolean;
  readonly when?: Condition;
}

/** A form as data. A published version is never changed, only succeeded. */
export interface Template {
  readonly id: TemplateId;
  readonly version: number;
  /** The products it is for. */
  readonly products: readonly string[];
  readonly rows: readonly TemplateRow[];
  readonly documents: readonly TemplateDocument[];
  /** Which answers an officer reaches the client by. */
  readonly contact: { readonly name: string; readonly email: string };
  /** The row that names the insurer, where one does. */
  readonly insurer?: string;
  /** Percent off by promotion code. */
  readonly promotions?: Readonly<Record<string, number>>;
}

/** Sizes of documents that are taken. */
export const DOCUMENT_LIMIT_MB = 5;
export const documentTypes = ['jpg', 'jpeg', 'png', 'pdf', 'xlsx', 'docx', 'csv', 'xls'] as const;

/** Options whose texts are `templates.options.<group>.<value>`. */
export const optionsOf = (group: string, ...values: string[]): OwnOption[] =>
  values.map((value) => ({ value, text: `${group}.${value}` }));
