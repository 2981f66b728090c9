import type { Question, QuestionOption } from '@onegi/contract/questions';
import type { Bilingual } from '../../lib/bilingual.ts';
import { bothTexts } from '../../lib/texts.ts';
import type { CatalogueSnapshot } from '../../ports/catalogue.ts';
import { products } from '../catalogue/code-lists.ts';
import { findLists } from '../catalogue/find-list.ts';
import { makeList, modelList } from '../catalogue/motor-models.ts';
import type { ReadSearch } from './read-search.ts';
import type { AskedPlan, ListName, OwnOption, TemplateRow } from './template.ts';

/** What is filled in before anybody types, by the rows' `from`. */
export interface Filled {
  readonly product: string;
  readonly insurer: string | undefined;
  readonly search: ReadSearch;
  readonly asked?: AskedPlan | undefined;
}

const listed: Record<ListName, (snapshot: CatalogueSnapshot, product: string) => readonly QuestionOption[]> = {
  products: () => products,
  insurers: (snapshot, product) => findLists(snapshot, { codes: ['PROVIDER_LIST'], product }).PROVIDER_LIST ?? [],
  makes: () => makeList,
  models: () => makeList.flatMap(({ value }) => modelList(value).map((model) => ({ ...model, parent: value }))),
};

function ownOption({ value, text, figures = value, parent }: OwnOption): QuestionOption {
  const label = text ? bothTexts(`templates.options.${text}`) : { en: figures, zhHant: figures };
  return { value, label: label.en, labelZh: label.zhHant, ...(parent ? { parent } : {}) };
}

const isOfPlan = (from: string | undefined): from is keyof AskedPlan =>
  from === 'plan' || from === 'price' || from === 'reason';

/** What is filled in: the same in both languages but for what is in words. */
function initialOf({ from, initial }: TemplateRow, { product, insurer, search, asked }: Filled): Bilingual | null {
  if (from === 'searchText') return search.text;
  if (isOfPlan(from)) return asked?.[from] ?? null;
  const known: Record<string, string | undefined> = { ...search.answers, product, insurer };
  const value = (from && known[from]) ?? initial;
  return value === undefined ? null : { en: value, zhHant: value };
}

function boundsOf({ smallest, largest, yearsBack }: TemplateRow, thisYear: number) {
  const years = yearsBack === undefined ? {} : { smallest: thisYear - yearsBack + 1, largest: thisYear };
  return { ...(smallest === undefined ? {} : { smallest }), ...(largest === undefined ? {} : { largest }), ...years };
}

/** A row with its texts, options, bounds and what is filled in. */
export function describeRow(snapshot: CatalogueSnapshot, row: TemplateRow, order: number, filled: Filled): Question {
  const label = bothTexts(`templates.rows.${row.id}`);
  const heading = row.heading && bothTexts(`templates.headings.${row.heading}`);
  const hint = row.hint && bothTexts(`templates.hints.${row.hint}`);
  const options =
    typeof row.options === 'string' ? listed[row.options](snapshot, filled.product) : row.options?.map(ownOption);
  const known = initialOf(row, filled);
  // An insurer that does not sell the product cannot be preferred.
  const initial = options && !options.some(({ value }) => value === known?.en) ? null : known;
  const { when, associated, format } = row;
  return {
    questionId: row.id,
    label: label.en,
    labelZh: label.zhHant,
    type: row.type,
    size: row.size,
    order,
    required: row.required ?? false,
    hidden: false,
    editable: !row.fixed,
    ...(heading ? { heading: heading.en, headingZh: heading.zhHant } : {}),
    ...(hint ? { hint: hint.en, hintZh: hint.zhHant } : {}),
    ...(options ? { options: [...options] } : {}),
    ...(associated ? { associated } : {}),
    ...(when ? { when } : {}),
    ...(format ? { format } : {}),
    ...(initial ? { initial: initial.en, initialZh: initial.zhHant } : {}),
    ...boundsOf(row, Number(snapshot.today.slice(0, 4))),
  };
}
