import * as z from 'zod';
import { call } from '../../call.ts';
import { purchaseFields as p } from '../../fields/purchases.ts';
import { quoteFields as q } from '../../fields/quotes.ts';
import { listOf, nested, nullable, type Of, optional, shape } from '../../shape.ts';
import { frozenQuote } from '../quotes/shapes.ts';

export const confirmation = shape({
  applicationRef: p.applicationRef,
  policyNumber: p.policyNumber,
  transactionNumber: p.transactionNumber,
  policyStatus: p.policyStatus,
  receiptNumber: p.receiptNumber,
  noteNumber: p.noteNumber,
  effectiveOn: p.effectiveOn,
  expiresOn: p.expiresOn,
  totalCents: p.totalCents,
  paidAt: p.paidAt,
  maskedEmail: p.maskedEmail,
  holderName: p.holderName,
  /** Whom it covers, in their places; empty where it covers no persons. */
  people: listOf('insuredList', shape({ personKind: p.personKind, personName: p.personName })),
  emergencyPhone: nullable(p.emergencyPhone),
  quote: nested('quote', frozenQuote),
  documents: listOf(
    'docList',
    shape({ documentKind: p.documentKind, fileName: p.fileName, name: q.name, nameZh: q.nameZh }),
  ),
});
export type Confirmation = Of<typeof confirmation>;

const params = shape({ applicationRef: { wire: 'ref', schema: p.applicationRef.schema } });

export const getConfirmation = call({
  name: 'getConfirmation',
  method: 'GET',
  path: '/buy/confirmation/{ref}',
  summary: 'The policy that came of an application, its period and documents',
  tag: 'purchases',
  permission: 'applications.write',
  params,
  answer: confirmation,
});

export const policyCalendar = call({
  name: 'policyCalendar',
  method: 'GET',
  path: '/buy/confirmation/{ref}/calendar',
  summary: 'First and last day of cover, and when to renew, as an iCalendar file (RFC 5545)',
  tag: 'purchases',
  permission: 'applications.write',
  params,
  query: shape({ language: optional(p.language) }),
  /** The file itself; only failures are JSON. */
  answer: z.unknown(),
});
