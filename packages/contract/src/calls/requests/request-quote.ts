import { call } from '../../call.ts';
import { purchaseFields as p } from '../../fields/purchases.ts';
import { quoteFields as q } from '../../fields/quotes.ts';
import { optional, shape } from '../../shape.ts';

export const requestQuote = call({
  name: 'requestQuote',
  method: 'POST',
  path: '/buy/request-quote',
  summary: 'Asks an officer for a quote; acknowledged by mail, answered within 24 hours',
  tag: 'requests',
  idempotent: true,
  body: shape({
    templateId: p.templateId,
    product: q.product,
    insurer: optional(q.insurer),
    contactName: p.contactName,
    email: p.email,
    phone: p.phone,
    remarks: optional(p.remarks),
    searchUrl: optional(p.searchUrl),
    language: p.language,
  }),
  answer: shape({ requestNumber: p.requestNumber }),
});
