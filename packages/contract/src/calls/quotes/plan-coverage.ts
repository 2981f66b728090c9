import { call } from '../../call.ts';
import { quoteFields as q } from '../../fields/quotes.ts';
import { nested, optional, shape } from '../../shape.ts';
import { frozenQuote } from './shapes.ts';

export const planCoverage = call({
  name: 'planCoverage',
  method: 'POST',
  path: '/buy/plan-coverage',
  summary: 'One plan: its card, brochure and wording, and whether it can still be bought at the quoted price',
  tag: 'quotes',
  permission: 'quotes.read',
  body: shape({ insurer: q.insurer, plan: q.plan, line: q.line, quoteRef: optional(q.quoteRef) }),
  answer: shape({ card: nested('card', frozenQuote), brochure: q.brochure, wording: q.wording, canBuy: q.canBuy }),
});
