import { call } from '../../call.ts';
import { purchaseFields as p } from '../../fields/purchases.ts';
import { quoteFields as q } from '../../fields/quotes.ts';
import { nullable, optional, shape } from '../../shape.ts';

export const sendLink = call({
  name: 'sendLink',
  method: 'POST',
  path: '/buy/send-link',
  summary: 'E-mails the client a link that holds one frozen quote',
  tag: 'purchases',
  permission: 'links.send',
  idempotent: true,
  body: shape({
    clientEmail: q.clientEmail,
    linkUrl: q.linkUrl,
    planNameZh: q.planNameZh,
    lineCategory: q.lineCategory,
    quoteRef: q.quoteRef,
    language: optional(q.language),
  }),
  answer: shape({
    /** The application that the link opens, for the tab beside it; null where the plan is not bought here. */
    applicationRef: nullable(p.applicationRef),
  }),
});
