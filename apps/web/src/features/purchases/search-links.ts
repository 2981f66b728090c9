import type { FrozenQuote } from '@onegi/contract/calls/quotes/shapes';
import { type LineCode, lineCodes } from '@onegi/contract/lines';
import { listAddress, searchParams } from '@onegi/contract/lines/address';
import { linePages } from '../../lib/line-pages.ts';

type Searched = Pick<FrozenQuote, 'line' | 'search'>;

const lineOf = (code: string): LineCode | undefined => lineCodes.find((line) => line === code);

/** Where a line begins anew. */
export function newSearchOf(code: string): string {
  const line = lineOf(code);
  return line ? linePages[line].search : '/';
}

/** Where the search of a quote is changed. */
export function searchPageOf({ line: code, search = {} }: Searched): string {
  const line = lineOf(code);
  return line ? `${linePages[line].search}?${searchParams(line, search)}` : '/';
}

/** The list the quote was on, cheapest first. */
export function listOf({ line: code, search = {} }: Searched): string {
  const line = lineOf(code);
  return line ? `${listAddress(line, search)}&sort=ASC` : '/';
}
