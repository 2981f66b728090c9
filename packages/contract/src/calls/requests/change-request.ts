import { call } from '../../call.ts';
import { caseFields as c } from '../../fields/commercial.ts';
import { requestFields as r } from '../../fields/requests.ts';
import { optional, shape } from '../../shape.ts';
import { requestFacts } from './my-requests.ts';

export const withdrawRequest = call({
  name: 'withdrawRequest',
  method: 'POST',
  path: '/buy/requests/{ref}/withdraw',
  summary: 'Ends a request for a quote of which no answer is wanted any more',
  tag: 'requests',
  permission: 'requests.write',
  params: shape({ requestRef: { wire: 'ref', schema: r.requestRef.schema } }),
  answer: requestFacts,
});

export const endRequest = call({
  name: 'endRequest',
  method: 'POST',
  path: '/commercial-insurance/status',
  summary:
    'Notes that an officer has answered a request for a quote (A), or declines it (C): a consultant’s case with a reason, one whose offer was accepted if the caller has seen that',
  tag: 'requests',
  permission: 'requests.answer',
  body: shape({
    requestNumber: r.requestAsked,
    outcome: r.outcome,
    reason: optional(c.reason),
    caseVersion: optional(c.caseVersion),
  }),
  answer: requestFacts,
});
