import { call } from '../../call.ts';
import { incidentFields as i } from '../../fields/incidents.ts';
import { quoteFields as q } from '../../fields/quotes.ts';
import { shareFields as s } from '../../fields/shares.ts';
import { listOf, type Of, optional, shape } from '../../shape.ts';
import { chosenPlans } from '../quotes/plan-compare.ts';

const paid = shape({ outcome: i.outcome, amountCents: i.amountCents });

const incidentPayout = shape({
  incident: i.incident,
  title: i.title,
  titleZh: i.titleZh,
  /** The figures it was worked out for, in a line. */
  example: i.exampleText,
  exampleZh: i.exampleTextZh,
  /** In the order of the plans. */
  paid: listOf('paid', paid),
  /** Columns (from 0) that pay most; empty when all pay the same. */
  best: q.best,
});
export type IncidentPayout = Of<typeof incidentPayout>;

const payoutList = shape({ payouts: listOf('payouts', incidentPayout) });

export const incidentPayouts = call({
  name: 'incidentPayouts',
  method: 'POST',
  path: '/buy/incident-payouts',
  summary:
    'What one to three plans would pay for up to six typical incidents of their product, each by one example; an illustration',
  tag: 'incidents',
  permission: 'quotes.read',
  body: shape({
    product: q.product,
    plans: chosenPlans,
    /** Where no quote says which benefits count (lines/benefit-variants). */
    variant: optional(q.variant),
  }),
  answer: payoutList,
});

export const sharedPayouts = call({
  name: 'sharedPayouts',
  method: 'GET',
  path: '/buy/share/{token}/payouts',
  summary: 'The same for the plans behind a shared link, by the quotes that were shared; an illustration',
  tag: 'incidents',
  permission: 'quotes.read',
  params: shape({ shareToken: s.shareToken }),
  answer: payoutList,
});
