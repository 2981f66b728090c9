import * as z from 'zod';
import { call } from '../../call.ts';
import { quoteFields as q } from '../../fields/quotes.ts';
import { optional, shape } from '../../shape.ts';

export const sendLink = call({
  name: 'sendLink',
  method: 'POST',
  path: '/buy/send-link',
  summary: 'E-mails the client a link that holds one frozen quote',
  tag: 'quotes',
  idempotent: true,
  body: shape({
    clientEmail: q.clientEmail,
    linkUrl: q.linkUrl,
    planNameZh: q.planNameZh,
    lineCategory: q.lineCategory,
    quoteRef: q.quoteRef,
    language: optional(q.language),
  }),
  answer: z.null(),
});
