import * as z from 'zod';
import { call } from '../../call.ts';
import { requestFields as r } from '../../fields/requests.ts';
import { allowedOf, clockFields, workflowFields as w } from '../../fields/workflow.ts';
import { listOf, nullable, type Of, shape } from '../../shape.ts';

/** A request for a quote without what was personal in it. */
export const requestFacts = shape({
  requestRef: r.requestRef,
  requestNumber: r.requestNumber,
  product: r.product,
  productName: r.productName,
  productNameZh: r.productNameZh,
  insurerName: nullable(r.insurerName),
  insurerNameZh: nullable(r.insurerNameZh),
  promotionPercent: nullable(r.promotionPercent),
  requestState: r.requestState,
  requestedAt: r.requestedAt,
  dueAt: r.dueAt,
  holder: w.holder,
  heldSince: w.heldSince,
  ...clockFields,
  allowedActions: allowedOf(['assign', 'release', 'answer', 'ask', 'decline', 'withdraw']),
});
export type RequestFacts = Of<typeof requestFacts>;

export const myRequests = call({
  name: 'myRequests',
  method: 'GET',
  path: '/buy/requests',
  summary: 'The requests for a quote that this browser made, newest first',
  tag: 'requests',
  permission: 'requests.write',
  answer: z.array(requestFacts.codec),
});

export const givenAnswer = shape({ asked: r.asked, askedZh: r.askedZh, answer: r.answer, answerZh: r.answerZh });

export const getRequest = call({
  name: 'getRequest',
  method: 'GET',
  path: '/buy/requests/{ref}',
  summary: 'A request for a quote with what was asked and answered',
  tag: 'requests',
  permission: 'requests.write',
  params: shape({ requestRef: { wire: 'ref', schema: r.requestRef.schema } }),
  answer: requestFacts.and({ answers: listOf('formList', givenAnswer) }),
});
