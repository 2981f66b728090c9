import * as z from 'zod';
import { call } from '../../call.ts';
import { quoteFields as q } from '../../fields/quotes.ts';
import { optional, shape } from '../../shape.ts';
import { planFacts as facts } from './shapes.ts';

export const planFacts = call({
  name: 'planFacts',
  method: 'GET',
  path: '/buy/plan-facts',
  summary:
    'What each plan of a product pays, in the few lines a card shows; the same for every search of a variant, so browsers may keep it',
  tag: 'quotes',
  permission: 'quotes.read',
  query: shape({
    product: q.product,
    /** Where a choice of the search changes what is covered (motor: third party): lines/benefit-variants says which. */
    variant: optional(q.variant),
  }),
  answer: z.array(facts.codec),
});
