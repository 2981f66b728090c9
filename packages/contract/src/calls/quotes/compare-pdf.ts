import * as z from 'zod';
import { call } from '../../call.ts';
import { quoteFields as q } from '../../fields/quotes.ts';
import { optional, shape } from '../../shape.ts';
import { chosenPlans } from './plan-compare.ts';

export const comparePdf = call({
  name: 'comparePdf',
  method: 'POST',
  path: '/buy/compare-pdf',
  summary: 'The comparison of one to three plans with their prices as a PDF, to give to a client',
  tag: 'quotes',
  permission: 'quotes.read',
  /** `ranked`: before the comparison, every plan that was listed with the first priced one. */
  body: shape({
    product: q.product,
    plans: chosenPlans,
    language: optional(q.language),
    ranked: optional(q.ranked),
    /** Where no quote says which benefits are compared (lines/benefit-variants). */
    variant: optional(q.variant),
  }),
  /** The file itself; only failures are JSON. */
  answer: z.unknown(),
});
