import type { Audience } from '@onegi/contract/fields/requests';
import type { Question, QuestionOption } from '@onegi/contract/questions';
import type { Bilingual } from '../../lib/bilingual.ts';
import { bothTexts } from '../../lib/texts.ts';
import type { CatalogueSnapshot } from '../../ports/catalogue.ts';
import { personalProducts } from '../catalogue/code-lists.ts';
import { findLists } from '../catalogue/find-list.ts';
import { makeList, modelList } from '../catalogue/motor-models.ts';
import type { ReadSearch } from './read-search.ts';
import type { AskedPlan, ListName, OwnOption, TemplateRow } from './template.ts';

/** What is known before anybody types: what the rows' `from` fill in, and who fills in the rest. */
export interface Filled {
  readonly audience: Audience;
  readonly product: string;
  readonly insurer: string | undefined;
  readonly search: ReadSearch;
  readonly asked?: AskedPlan | undefined;
}

const listed: Record<ListName, (snapshot: CatalogueSnapshot, product: string) => readonly QuestionOption[]> = {
  products: () => personalProducts,
  insurers: (snapshot, product) => findLists(snapshot, { codes: ['PROVIDER_LIST'], product }).PROVIDER_LIST ?? [],
  makes: () => makeList,
  models: () => makeList.flatMap(({ value }) => modelList(value).map((model) => ({ ...model, parent: value }))),
};

function ownOption({ value, text, figures = value, parent }: OwnOption): QuestionOption {
  const label = text ? bothTexts(`templates.options.${text}`) : { en: figures, zhHant: figures };
  return { value, label: label.en, labelZh: label.zhHant, ...(parent ? { parent } : {}) };
}

function option(value: string, text: string): QuestionOption {
  const label = bothTexts(`templates.answers.${text}`);
  return { value, label: label.en, labelZh: label.zhHant };
}

/** A row's own options, those of its list, or yes and no; a statement is right or not so. */
function optionsFor(snapshot: CatalogueSnapshot, { type, options }: TemplateRow, product: string) {
  if (typeof options === 'string') return listed[options](snapshot, product);
  if (options) return options.map(ownOption);
  if (type === 'RADIO') return [option('Y', 'yes'), option('N', 'no')];
  return type === 'RADIO_NO_SHOW' ? [option('Y', 'thatIsRight'), option('N', 'notSo')] : undefined;
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

function boundsOf({ smallest, largest, yearsBack, sinceYear }: TemplateRow, thisYear: number) {
  const firstYear = yearsBack === undefined ? sinceYear : thisYear - yearsBack + 1;
  const years = firstYear === undefined ? {} : { smallest: firstYear, largest: thisYear };
  return { ...(smallest === undefined ? {} : { smallest }), ...(largest === undefined ? {} : { largest }), ...years };
}

/** A row with its texts, options, bounds and what is filled in. */
export function describeRow(snapshot: CatalogueSnapshot, row: TemplateRow, order: number, filled: Filled): Question {
  const label = bothTexts(`templates.rows.${row.text ?? row.id}`);
  const heading = row.heading && bothTexts(`templates.headings.${row.heading}`);
  const ending = row.ending && bothTexts(`templates.endings.${row.ending}`);
  const hint = row.hint && bothTexts(`templates.hints.${row.hint}`);
  const options = optionsFor(snapshot, row, filled.product);
  const known = initialOf(row, filled);
  // An insurer that does not sell the product cannot be preferred.
  const initial = options && !options.some(({ value }) => value === known?.en) ? null : known;
  const { when, associated, format, laterThan } = row;
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
    ...(ending ? { ending: ending.en, endingZh: ending.zhHant } : {}),
    ...(hint ? { hint: hint.en, hintZh: hint.zhHant } : {}),
    ...(options ? { options: [...options] } : {}),
    ...(associated ? { associated } : {}),
    ...(when ? { when } : {}),
    ...(format ? { format } : {}),
    ...(laterThan ? { laterThan } : {}),
    ...(initial ? { initial: initial.en, initialZh: initial.zhHant } : {}),
    ...boundsOf(row, Number(snapshot.today.slice(0, 4))),
  };
}
