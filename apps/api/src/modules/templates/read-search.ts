import { type LineCode, lineCodes } from '@onegi/contract/lines';
import { addressItems } from '@onegi/contract/lines/address';
import { lineSearches } from '@onegi/contract/lines/all';
import type { FieldMap } from '@onegi/contract/shape';
import type { Bilingual } from '../catalogue/bilingual.ts';
import { keptSearch, searchText } from '../quotes/quoted-search.ts';

/** What a list's address says of a search. */
export interface ReadSearch {
  /** Each part that is as it should be, by domain name and as text. */
  readonly answers: Readonly<Record<string, string>>;
  /** The whole search in words; null when the address holds no whole search. */
  readonly text: Bilingual | null;
}

/** What a parameter may mean on the wire: an address knows only text. */
function meanings(text: string): unknown[] {
  const number = /^\d{1,12}$/.test(text) ? [Number(text)] : [];
  const flag = text === 'true' ? [true] : text === 'false' ? [false] : [];
  return [text, ...number, ...flag, addressItems(text)];
}

/** Reads a search out of an address's query; what is wrong or missing is left out. */
export function readSearch(product: string, query: string): ReadSearch {
  const line: LineCode | undefined = lineCodes.find((known) => known === product);
  if (!line || query === '') return { answers: {}, text: null };
  const params = new URLSearchParams(query);
  const search = lineSearches[line];
  const wire: Record<string, unknown> = {};
  const answers: Record<string, string> = {};
  for (const [name, { wire: wireName, schema }] of Object.entries(search.fields as FieldMap)) {
    const text = params.get(wireName);
    if (text === null) continue;
    for (const value of meanings(text)) {
      const read = schema.safeParse(value);
      if (!read.success) continue;
      wire[wireName] = value;
      if (typeof read.data !== 'object') answers[name] = String(read.data);
      break;
    }
  }
  const whole = search.codec.safeParse(wire);
  return {
    answers,
    text: whole.success ? searchText(line, keptSearch(line, whole.data as never)) : null,
  };
}
