import type { Audience, TemplateId } from '@onegi/contract/fields/requests';
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

/** One row of a form. Its order is its place. */
export interface TemplateRow {
  readonly id: string;
  /** Key in templates.rows, where it is not the row's id. */
  readonly text?: string;
  readonly type: Question['type'];
  readonly size: number;
  readonly required?: boolean;
  /** The products that it makes sense for; absent for all of the template's. */
  readonly products?: readonly string[];
  /** Known from where the form was opened: shown, not asked. */
  readonly fixed?: boolean;
  /** Key in templates.headings. */
  readonly heading?: string;
  /** What stands after the row: key in templates.endings. */
  readonly ending?: string;
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
  /** A year: from this one to the current one. */
  readonly sinceYear?: number;
  /** A date after that of another row. */
  readonly laterThan?: string;
  readonly initial?: string;
  /** How the client is reached, or whom the client prefers: no insurer that is asked for an offer reads it. */
  readonly officeOnly?: true;
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
  /** File types as in a purpose of files; absent for all that a case takes. */
  readonly types?: readonly string[];
}

/** What a visitor is asked in his own name, in the order of his page. */
export interface VisitorForm {
  readonly rows: readonly TemplateRow[];
  /** Which answers an officer reaches him by. */
  readonly contact: { readonly name: string; readonly email: string };
  /** Where an officer asks him for other documents than a consultant. */
  readonly documents?: readonly TemplateDocument[];
  /** Percent off by promotion code. */
  readonly promotions?: Readonly<Record<string, number>>;
}

/** A form as data. A published version is never changed, only succeeded. */
export interface Template {
  readonly id: TemplateId;
  readonly version: number;
  /** The products it is for. */
  readonly products: readonly string[];
  /** What a consultant is asked for a client. */
  readonly rows: readonly TemplateRow[];
  readonly documents: readonly TemplateDocument[];
  /** A consultant lists the client's employees by occupation, always or after some answer. */
  readonly employees?: { readonly when?: Condition };
  /** Absent for a form that only consultants fill in. */
  readonly visitor?: VisitorForm;
  /** The row that names the insurer, where one does. */
  readonly insurer?: string;
}

/** The rows that are asked of a visitor or of a consultant: none where the form is not for them. */
export const rowsFor = ({ rows, visitor }: Template, audience: Audience): readonly TemplateRow[] =>
  audience === 'visitor' ? (visitor?.rows ?? []) : rows;

/** The documents that are wanted from a visitor or from a consultant. */
export const documentsFor = ({ documents, visitor }: Template, audience: Audience): readonly TemplateDocument[] =>
  audience === 'visitor' ? (visitor?.documents ?? documents) : documents;

/** Sizes of documents that are taken. */
export const DOCUMENT_LIMIT_MB = 5;

/** Rows for documents that a consultant describes himself. */
export const FREE_DOCUMENTS = 2;

/** Options whose texts are `templates.options.<group>.<value>`. */
export const optionsOf = (group: string, ...values: string[]): OwnOption[] =>
  values.map((value) => ({ value, text: `${group}.${value}` }));

/** Options of a dependent list, by the answer they belong to. */
export const dependentOptions = (group: string, valuesByParent: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(valuesByParent).flatMap(([parent, values]) =>
    optionsOf(group, ...values).map((option): OwnOption => ({ ...option, parent })),
  );

/** Limits of liability to choose from, in millions of dollars. */
export const limitsOf = (...millions: number[]): OwnOption[] =>
  millions.map((million) => ({ value: `${million}000000`, figures: `HK$${million},000,000` }));
