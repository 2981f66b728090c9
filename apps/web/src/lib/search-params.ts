import type { LineCode } from '@onegi/contract/lines';
import type { Field, Shape } from '@onegi/contract/shape';

/** How one field of a form stands in the address: under the name the API publishes, in the API's own writing. */
export interface Param<V, N extends string = string> {
  readonly name: N;
  /** Undefined for what the field cannot hold; what was typed passes, to be judged with the form. */
  readonly read: (text: string) => V | undefined;
  readonly write: (value: V) => string;
  /** The values there are to choose from. */
  readonly values?: readonly V[];
}

/** What is not answered yet, undefined, is left out of the address. */
export type Params<Form> = { readonly [K in keyof Form]: Param<Exclude<Form[K], undefined>> };

type FieldsOf<S> = S extends Shape<infer F> ? F : never;

/** The parameters of a form under exactly the names that the contract gives its fields. */
export type ParamsLike<Form, S> = {
  readonly [K in keyof Form]: K extends keyof FieldsOf<S>
    ? FieldsOf<S>[K] extends Field<infer W>
      ? Param<Exclude<Form[K], undefined>, W>
      : never
    : never;
};

/** The longest value worth reading back into a field. */
const LONGEST = 40;

const asText = (value: unknown) => String(value);

/** One of a few, each in the API's own writing. */
export function choiceParam<const N extends string, const V extends string>(
  name: N,
  values: readonly V[],
): Param<V, N> {
  return { name, values, read: (text) => values.find((known) => known === text), write: asText };
}

/** One of a few that are numbers here and text to the API: 1 is written '01'. */
export function codedParam<const N extends string, const V extends number>(
  name: N,
  texts: Readonly<Record<V, string>>,
): Param<V, N> {
  const values = Object.keys(texts).map(Number) as V[];
  return {
    name,
    values,
    read: (text) => values.find((value) => texts[value] === text),
    write: (value) => texts[value],
  };
}

/** A number, or what was typed in its place. */
export function numberParam<const N extends string>(name: N): Param<number | string, N> {
  return {
    name,
    read: (text) => (/^\d{1,10}$/.test(text) ? Number(text) : text.slice(0, LONGEST)),
    write: asText,
  };
}

export function textParam<const N extends string>(name: N): Param<string, N> {
  return { name, read: (text) => text.slice(0, LONGEST), write: asText };
}

/** Y or N. */
export function yesNoParam<const N extends string>(name: N): Param<boolean, N> {
  return { name, read: (text) => ({ Y: true, N: false })[text], write: (value) => (value ? 'Y' : 'N') };
}

/** true or false. */
export function flagParam<const N extends string>(name: N): Param<boolean, N> {
  return { name, read: (text) => ({ true: true, false: false })[text], write: asText };
}

const pairs = <Form>(params: Params<Form>) => Object.entries(params) as [keyof Form & string, Param<unknown>][];

/** What of a form stands in the address. */
export function formOf<Form>(params: Params<Form>, address: URLSearchParams): Partial<Form> {
  const form: Partial<Form> = {};
  for (const [field, { name, read }] of pairs(params)) {
    const value = read(address.get(name)?.trim() ?? '');
    if (value !== undefined && value !== '') form[field] = value as Form[typeof field];
  }
  return form;
}

/** A form, or the search made from it, as parameters of the address; what is absent or empty is left out. */
export function addressOf<Form>(line: LineCode, params: Params<Form>, form: Partial<Form>): URLSearchParams {
  const address = new URLSearchParams({ prod: line });
  for (const [field, { name, write }] of pairs(params)) {
    const value = form[field];
    if (value !== undefined && value !== '') address.set(name, write(value));
  }
  return address;
}
