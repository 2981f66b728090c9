import * as z from 'zod';
import { call } from '../../call.ts';
import { quoteFields as q } from '../../fields/quotes.ts';
import { nullable, type Of, shape } from '../../shape.ts';

export const recentSearch = shape({
  line: q.line,
  lineName: q.lineName,
  lineNameZh: q.lineNameZh,
  /** The plan that headed the list. */
  planName: q.planName,
  planNameZh: q.planNameZh,
  insurerImage: q.insurerImage,
  totalCents: nullable(q.totalCents),
  searchText: q.searchText,
  searchTextZh: q.searchTextZh,
  searchUrl: q.searchUrl,
});
export type RecentSearch = Of<typeof recentSearch>;

export const recentSearches = call({
  name: 'recentSearches',
  method: 'GET',
  path: '/buy/recent',
  summary: 'The last 8 searches of this browser, and of the account that is signed in, newest first',
  tag: 'quotes',
  permission: 'quotes.search',
  answer: z.array(recentSearch.codec),
});
