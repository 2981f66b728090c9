import type { FrozenQuote } from '@onegi/contract/calls/quotes/shapes';
import { type TravelSearch, travelSearch } from '@onegi/contract/lines/travel';
import * as z from 'zod';

/** The trip a travel quote was made for; undefined for the other lines. */
export function searchedTrip({ line, search }: Pick<FrozenQuote, 'line' | 'search'>): TravelSearch | undefined {
  if (line !== 'TRAVEL') return undefined;
  const decoded = z.safeDecode(travelSearch.codec, search as never);
  return decoded.success ? decoded.data : undefined;
}
