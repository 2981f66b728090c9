import { variantOf } from '@onegi/contract/lines/benefit-variants';
import { type LineSearch, searchOfAddress } from '../../lib/search-address.ts';

/** Which of its line's benefit tables a search asks for; undefined where there is one alone, or no search. */
export function variantOfSearch(searched: LineSearch | undefined): string | undefined {
  return (searched && variantOf(searched.line, searched.search as never)) || undefined;
}

/** The same of a quote list's address. */
export function variantOfList(listUrl: string | null | undefined): string | undefined {
  const [, query] = listUrl?.split('?') ?? [];
  return query === undefined ? undefined : variantOfSearch(searchOfAddress(new URLSearchParams(query)));
}
