import * as z from 'zod';
import { call } from '../../../call.ts';
import { caseFields as c } from '../../../fields/commercial.ts';
import { linkFields as l } from '../../../fields/insurer-links.ts';
import { offerFields as o } from '../../../fields/offers.ts';
import { allowedOf } from '../../../fields/workflow.ts';
import { nullable, type Of, optional, shape } from '../../../shape.ts';

/** What the office can do with the link of an insurer. */
export const linkActions = ['sendLink', 'revokeLink'] as const;

/** An insurer that was asked, and the link by which it answers without an account. */
export const insurerLink = shape({
  offerNumber: o.offerNumber,
  insurerCode: o.insurerCode,
  insurerName: o.insurerName,
  insurerNameZh: o.insurerNameZh,
  linkState: l.linkState,
  linkEmail: l.linkEmail,
  insurerLanguage: nullable(l.insurerLanguage),
  linkSentAt: l.linkSentAt,
  linkExpiresAt: l.linkExpiresAt,
  openedCount: l.openedCount,
  firstOpenedAt: l.firstOpenedAt,
  lastOpenedAt: l.lastOpenedAt,
  allowedActions: allowedOf(linkActions),
});
export type InsurerLink = Of<typeof insurerLink>;

const ofCase = { tag: 'commercial', permission: 'requests.answer', answer: z.array(insurerLink.codec) } as const;
const writing = { ...ofCase, method: 'POST', idempotent: true } as const;

export const listInsurerLinks = call({
  ...ofCase,
  name: 'listInsurerLinks',
  method: 'GET',
  path: '/commercial-insurance/offer/link/list',
  summary:
    'The insurers that were asked about a case: where their link was sent, until when it is good, how often it was opened',
  query: shape({ caseNumber: c.caseNumber }),
});

export const sendInsurerLink = call({
  ...writing,
  name: 'sendInsurerLink',
  path: '/commercial-insurance/offer/link/send',
  summary:
    'E-mails an insurer a new link to answer by; the one that it had is good no more. Without an address to the one that is known. Answers all links of the case',
  body: shape({
    caseNumber: c.caseNumber,
    offerNumber: o.offerNumber,
    insurerEmail: optional(l.insurerEmail),
    insurerLanguage: optional(l.insurerLanguage),
  }),
});

export const revokeInsurerLink = call({
  ...writing,
  name: 'revokeInsurerLink',
  path: '/commercial-insurance/offer/link/revoke',
  summary: "Makes an insurer's link good for nothing. Answers all links of the case",
  body: shape({ caseNumber: c.caseNumber, offerNumber: o.offerNumber }),
});
