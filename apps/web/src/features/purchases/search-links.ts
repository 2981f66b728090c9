import type { FrozenQuote } from '@onegi/contract/calls/quotes/shapes';
import { linePages } from '../../app/lines.ts';

type Searched = Pick<FrozenQuote, 'line' | 'search'>;

const pagesOf = (line: string) => (linePages as Record<string, { landing: string; search: string }>)[line];

/** The quote's search as parameters of an address, under the names it has on the wire. */
function searchParams({ line, search = {} }: Searched): URLSearchParams {
  const params = new URLSearchParams({ prod: line });
  for (const [name, value] of Object.entries(search)) {
    if (value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)) continue;
    params.set(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  return params;
}

/** Where the search of a quote is changed. */
export function searchPageOf(quote: Searched): string {
  const page = pagesOf(quote.line)?.search;
  return page ? `${page}?${searchParams(quote)}` : '/';
}

/** The list the quote was on, cheapest first. */
export function listOf(quote: Searched): string {
  const params = searchParams(quote);
  params.set('sort', 'ASC');
  return `/quoteCards?${params}`;
}

/** Where a line begins anew. */
export const newSearchOf = (line: string) => pagesOf(line)?.search ?? '/';
