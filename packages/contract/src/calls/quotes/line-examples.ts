import * as z from 'zod';
import { call } from '../../call.ts';
import { quoteFields as q } from '../../fields/quotes.ts';
import { listOf, nullable, type Of, shape } from '../../shape.ts';
import { compareRow } from './plan-compare.ts';

/** What a line costs for one declared search: what its list shows first. */
const exampleFields = {
  line: q.line,
  text: q.text,
  textZh: q.textZh,
  /** The cheapest plan's, levy included; null when no plan has a price for it. */
  totalCents: nullable(q.totalCents),
  /** The list of exactly this search, cheapest first. */
  searchUrl: q.searchUrl,
} as const;

const exampleTier = shape({ plan: q.plan, totalCents: nullable(q.totalCents) });

/** A line's example with what its landing page shows beside it. */
export const lineExample = shape({
  ...exampleFields,
  highestCents: nullable(q.highestCents),
  /** Plans that have a price for it. */
  pricedPlans: q.pricedPlans,
  /** The first day of the tariff that made the prices. */
  tariffFrom: q.tariffFrom,
  insurers: listOf(
    'insurers',
    shape({ insurer: q.insurer, insurerName: q.insurerName, insurerNameZh: q.insurerNameZh }),
  ),
  /** Basic, Standard and Premier of one insurer; empty where none sells all three. */
  tiers: listOf('tiers', exampleTier),
  /** Whose they are. */
  insurerName: q.insurerName,
  insurerNameZh: q.insurerNameZh,
  /** What the three pay, side by side. */
  rows: listOf('rows', compareRow),
});
export type LineExample = Of<typeof lineExample>;

export const getLineExample = call({
  name: 'lineExample',
  method: 'GET',
  path: '/buy/line-example',
  summary: 'What a product costs for one example search today: the cheapest plan, and one insurer’s three tiers',
  tag: 'quotes',
  permission: 'quotes.search',
  query: shape({ product: q.product }),
  answer: lineExample,
});

const shortExample = shape(exampleFields);
export type ShortExample = Of<typeof shortExample>;

export const listLineExamples = call({
  name: 'lineExamples',
  method: 'GET',
  path: '/buy/line-examples',
  summary: 'What every product costs for one example search today: the cheapest plan’s price, levy included',
  tag: 'quotes',
  permission: 'quotes.search',
  answer: z.array(shortExample.codec),
});
