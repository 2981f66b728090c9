import { call } from '../../call.ts';
import { formFields } from '../../fields/forms.ts';
import { requestFields as r } from '../../fields/requests.ts';
import { promiseFields } from '../../fields/workflow.ts';
import { optional, shape } from '../../shape.ts';

export const requestQuote = call({
  name: 'requestQuote',
  method: 'POST',
  path: '/buy/request-quote',
  summary: 'Asks an officer for a quote; acknowledged by mail, answered within 24 hours',
  tag: 'requests',
  permission: 'requests.write',
  idempotent: true,
  body: shape({
    templateId: r.templateId,
    product: r.product,
    insurer: optional(r.insurer),
    plan: optional(r.plan),
    quoteRef: optional(r.quoteRef),
    reason: optional(r.reason),
    searchUrl: optional(r.searchUrl),
    promotionCode: optional(r.promotionCode),
    answers: formFields.answers,
    consent: r.consent,
    language: r.language,
  }),
  answer: shape({ requestNumber: r.requestNumber, requestRef: r.requestRef, dueAt: r.dueAt, ...promiseFields }),
});
