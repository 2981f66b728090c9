import { call } from '../../call.ts';
import { quoteFields as q } from '../../fields/quotes.ts';
import { shareFields as s } from '../../fields/shares.ts';
import { listOf, nullable, optional, shape } from '../../shape.ts';
import { chosenPlans, compareRow } from './plan-compare.ts';
import { frozenQuote } from './shapes.ts';

export const shareQuotes = call({
  name: 'shareQuotes',
  method: 'POST',
  path: '/buy/shares',
  summary:
    'Makes a link by which somebody else looks at a list or a comparison, at its prices and without personal data',
  tag: 'quotes',
  permission: 'quotes.read',
  body: shape({
    sharedKind: s.sharedKind,
    product: q.product,
    /** The plans that are compared; for a list one plan of it, with its quote. */
    plans: chosenPlans,
    variant: optional(q.variant),
  }),
  answer: shape({ sharePath: s.sharePath }),
});

export const openShare = call({
  name: 'openShare',
  method: 'GET',
  path: '/buy/share/{token}',
  summary: 'The list or comparison behind a shared link',
  tag: 'quotes',
  permission: 'quotes.read',
  params: shape({ shareToken: s.shareToken }),
  answer: shape({
    sharedKind: s.sharedKind,
    product: q.product,
    lineName: q.lineName,
    lineNameZh: q.lineNameZh,
    /** Cheapest first in a list. Without their quotes where the search holds answers about persons. */
    plans: listOf('planList', frozenQuote),
    /** Of a comparison; empty for a list. */
    rows: listOf('rows', compareRow),
    variant: q.variant,
    searchText: q.searchText,
    searchTextZh: q.searchTextZh,
    /** The list where it can be bought from; null where the search holds answers about persons. */
    searchUrl: nullable(q.searchUrl),
    expiresOn: q.expiresOn,
    pictureUrl: s.pictureUrl,
  }),
});
