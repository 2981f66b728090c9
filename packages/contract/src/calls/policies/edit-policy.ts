import { call } from '../../call.ts';
import { policyFields as p } from '../../fields/policies.ts';
import { optional, shape } from '../../shape.ts';
import { policyDetail } from './policy-shapes.ts';

/** What is not sent stays as it is. */
export const editPolicy = call({
  name: 'editPolicy',
  method: 'POST',
  path: '/policy/mgr/policy-edit',
  summary:
    'Changes what needs no endorsement: handler, the client’s e-mail address and mobile number, remarks. Answers the policy',
  tag: 'policies',
  permission: 'policies.edit',
  body: shape({
    number: p.transactionNumberSought,
    version: p.version,
    handlerId: optional(p.handlerId),
    contactEmail: optional(p.emailWritten),
    contactMobile: optional(p.mobileWritten),
    remarks: optional(p.remarksWritten),
  }),
  answer: policyDetail,
});
