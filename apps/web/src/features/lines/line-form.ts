import type { LineCode } from '@onegi/contract/lines';
import type { Finding } from '@onegi/contract/lines/search';
import type { LineName } from '../../lib/line-pages.ts';
import type { Params } from '../../lib/search-params.ts';

/** What every line's form asks beside its own questions. */
export interface AnyForm {
  promotionCode: string;
}

/** What a line's form is: everything that landing and search page do with it follows from this. */
export interface LineForm<Form extends AnyForm> {
  readonly line: LineCode;
  readonly name: LineName;
  /** In the order the fields stand on the page. */
  readonly params: Params<Form>;
  /** Fields that are chosen from lists which only the server or the day knows. */
  readonly picked?: readonly (keyof Form)[];
  /** Fields of which the specification says literally what to answer when they are empty. */
  readonly quoted?: readonly (keyof Form)[];
  /** Fields that the other answers give another name than their own. */
  readonly named?: (form: Form) => { readonly [Field in keyof Form]?: string };
  /**
   * The form as a visit finds it: what the address says over the defaults.
   * @param today yyyy-MM-dd in Hong Kong; unknown while the prerendered page is taken over
   */
  readonly starting: (fromAddress: Partial<Form>, today?: string) => Form;
  /** What is searched: without what the other answers leave unasked. */
  readonly searchOf: (form: Form) => Partial<Form>;
  /** The rules come with the first touch of the form: looking at the page does not need them. */
  readonly loadRules: () => Promise<{
    checkSearch: (search: Partial<Form>, today: string) => readonly Finding[] | Promise<readonly Finding[]>;
  }>;
}

/** The key of the text, among the line's, that names a field as the form stands. */
export function nameKey<Form extends AnyForm>({ named }: LineForm<Form>, form: Form, field: string): string {
  return `form.${named?.(form)[field as keyof Form] ?? field}`;
}

/** The search of a form in which every question is always asked: an empty promotion code is none. */
export function wholeSearch<Form extends AnyForm>(form: Form): Partial<Form> {
  const { promotionCode, ...search } = form;
  return { ...search, ...(promotionCode.trim() ? { promotionCode: promotionCode.trim() } : {}) } as Partial<Form>;
}

/** The search without some of its fields. */
export function without<Search extends object>(search: Search, ...fields: (keyof Search)[]): Search {
  const kept = { ...search };
  for (const field of fields) delete kept[field];
  return kept;
}
