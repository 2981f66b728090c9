import { useLocation } from 'react-router';
import { linePages } from '../../lib/line-pages.ts';
import { lineOf } from '../../lib/search-address.ts';

/** Where the reader came from: the list exactly as it was left, or else the list the server names for these quotes. */
export function useListReturn(searchUrl: string | null | undefined): string | null {
  const state: unknown = useLocation().state;
  const left = typeof state === 'object' && state !== null && 'list' in state ? state.list : undefined;
  return typeof left === 'string' && left.startsWith('/quoteCards?') ? left : (searchUrl ?? null);
}

/** Step 1 of a line; the home page for what is no line. */
export function searchPageFor(line: string): string {
  const known = lineOf(new URLSearchParams({ prod: line }));
  return known ? linePages[known].search : '/';
}

/** Step 1 with what the list was searched for; step 1 of the product when the list is not known. */
export function searchPageOf(listUrl: string | null, product = ''): string {
  if (!listUrl) return searchPageFor(product);
  const [, query = ''] = listUrl.split('?');
  return `${linePages[lineOf(new URLSearchParams(query)) ?? 'TRAVEL'].search}?${query}`;
}
