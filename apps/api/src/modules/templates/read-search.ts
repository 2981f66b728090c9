import { type LineCode, lineCodes } from '@onegi/contract/lines';
import { addressItems, listAddress } from '@onegi/contract/lines/address';
import { lineSearches } from '@onegi/contract/lines/all';
import type { FieldMap } from '@onegi/contract/shape';
import type { Bilingual } from '../../lib/bilingual.ts';
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

const lineOf = (product: string): LineCode | undefined => lineCodes.find((known) => known === product);

/** The parts of a search that an address's query says as they should be: as they travel, and by domain name as text. */
function readParts(line: LineCode, query: string) {
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
  return { wire, answers };
}

/** Reads a search out of an address's query; what is wrong or missing is left out. */
export function readSearch(product: string, query: string): ReadSearch {
  const line = lineOf(product);
  if (!line || query === '') return { answers: {}, text: null };
  const { wire, answers } = readParts(line, query);
  const whole = lineSearches[line].codec.safeParse(wire);
  return {
    answers,
    text: whole.success ? searchText(line, keptSearch(line, whole.data as never)) : null,
  };
}

/**
 * A list's address with its search and nothing else: whatever more a caller wrote into it, a name or an e-mail, is left
 * out. Null where the product has no search.
 */
export function searchAddress(product: string, address: string): string | null {
  const line = lineOf(product);
  return line ? listAddress(line, readParts(line, address.split('?')[1] ?? '').wire) : null;
}
