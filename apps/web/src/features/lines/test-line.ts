import type { LineCode } from '@onegi/contract/lines';
import { type AnySearch, lineSearches } from '@onegi/contract/lines/all';
import type { FieldMap, Shape } from '@onegi/contract/shape';
import { messages } from '@onegi/messages';
import { searchOfAddress } from '../../lib/search-address.ts';
import { addressOf, formOf, type Param } from '../../lib/search-params.ts';
import type { AnyForm, LineForm } from './line-form.ts';

/** What the quote list reads from the address a form leads to; undefined when it is no search. */
export function searchedBy<Form extends AnyForm>(definition: LineForm<Form>, form: Form): AnySearch | undefined {
  return searchOfAddress(addressOf(definition.line, definition.params, definition.searchOf(form)))?.search;
}

/** The form that its own address brings back. */
export function broughtBack<Form extends AnyForm>(definition: LineForm<Form>, form: Form): Partial<Form> {
  return formOf(definition.params, addressOf(definition.line, definition.params, form));
}

/** The form's errors in the words of the page, by field. */
export async function errorsOf<Form extends AnyForm>(
  definition: LineForm<Form>,
  form: Form,
  today: string,
): Promise<Record<string, string>> {
  const { checkSearch } = await definition.loadRules();
  const found = await checkSearch(definition.searchOf(form), today);
  const texts: Record<string, string> = messages.validation;
  return Object.fromEntries(
    found.map(({ field, message }) => [field, texts[message.replace('validation.', '')] ?? '']),
  );
}

function textAt(path: string): unknown {
  let found: unknown = messages;
  for (const key of path.split('.')) found = (found as Record<string, unknown> | undefined)?.[key];
  return found;
}

/** Texts that the convention asks for and the line lacks. */
export function missingTexts<Form extends AnyForm>({ name, params }: LineForm<Form>): string[] {
  const fields = Object.entries(params as Readonly<Record<string, Param<unknown>>>).filter(
    ([field]) => field !== 'promotionCode',
  );
  const paths = fields.flatMap(([field, { values = [] }]) => [
    `${name}.form.${field}`,
    ...values.map((value) => `${name}.form.choices.${field}.${value}`),
  ]);
  return paths.filter((path) => typeof textAt(path) !== 'string');
}

/** Parameters whose names are not those of the line's search on the wire. */
export function foreignNames<Form extends AnyForm>({ line, params }: LineForm<Form>): string[] {
  const shape = lineSearches[line as LineCode] as unknown as Shape<FieldMap>;
  return Object.entries(params as Readonly<Record<string, Param<unknown>>>)
    .filter(([field, { name }]) => shape.fields[field]?.wire !== name)
    .map(([field]) => field);
}
