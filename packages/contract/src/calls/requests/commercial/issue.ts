import { call } from '../../../call.ts';
import { caseFields as c } from '../../../fields/commercial.ts';
import { issueFields as i } from '../../../fields/issue.ts';
import { optional, shape } from '../../../shape.ts';
import { caseDetail } from './case-shapes.ts';
import { policyDraft } from './issue-shapes.ts';

const office = { tag: 'commercial', permission: 'requests.answer' } as const;
const byOfficer = { ...office, path: '/commercial-insurance/issue' } as const;

export const draftPolicy = call({
  ...byOfficer,
  name: 'draftPolicy',
  method: 'GET',
  summary: 'What would be issued for an accepted case: premium, levies, commission, and the facts as the case has them',
  query: shape({ caseNumber: i.caseOpened }),
  answer: policyDraft,
});

export const issueCase = call({
  ...byOfficer,
  name: 'issueCase',
  method: 'POST',
  summary:
    'Issues the policy of an accepted case with its debit note and documents. Without a policy number of the insurer it is given one; period and insured are the case’s unless told otherwise. A renewal marks the policy named as renewed, none if that is empty, and the one of the draft if it is left out. Nothing is issued if the acceptance of the version named was taken back meanwhile. Answers the case',
  idempotent: true,
  body: shape({
    caseNumber: i.caseNumber,
    caseVersion: optional(c.caseVersion),
    policyNumberKeyed: optional(i.policyNumberKeyed),
    insuredName: optional(i.insuredName),
    startsOn: optional(i.startsOn),
    endsOn: optional(i.endsOn),
    currency: optional(i.currency),
    planCode: optional(i.planCode),
    clientEmail: optional(i.clientEmail),
    policyRenewed: optional(i.policyRenewed),
  }),
  answer: caseDetail,
});

export const reopenCase = call({
  ...office,
  name: 'reopenCase',
  method: 'POST',
  path: '/commercial-insurance/reopen',
  summary:
    'Takes the acceptance of a case back that cannot be issued as it was accepted, with a reason: its offers that are still good are open again. Answers the case',
  idempotent: true,
  body: shape({ caseNumber: i.caseNumber, caseVersion: optional(c.caseVersion), reason: c.reason }),
  answer: caseDetail,
});

export const endorseCase = call({
  ...office,
  name: 'endorseCase',
  method: 'POST',
  path: '/commercial-insurance/endorse',
  summary:
    'Ends an accepted case that asked for an endorsement, by the policy and the endorsement of it that was issued. Answers the case',
  idempotent: true,
  body: shape({
    caseNumber: i.caseNumber,
    caseVersion: optional(c.caseVersion),
    policyEndorsed: i.policyEndorsed,
    endorsementNumber: i.endorsementNumber,
  }),
  answer: caseDetail,
});
