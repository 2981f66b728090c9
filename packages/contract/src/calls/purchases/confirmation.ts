import { call } from '../../call.ts';
import { purchaseFields as p } from '../../fields/purchases.ts';
import { quoteFields as q } from '../../fields/quotes.ts';
import { listOf, nested, type Of, shape } from '../../shape.ts';
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
  quote: nested('quote', frozenQuote),
  documents: listOf(
    'docList',
    shape({ documentKind: p.documentKind, fileName: p.fileName, name: q.name, nameZh: q.nameZh }),
  ),
});
export type Confirmation = Of<typeof confirmation>;

export const getConfirmation = call({
  name: 'getConfirmation',
  method: 'GET',
  path: '/buy/confirmation/{ref}',
  summary: 'The policy that came of an application, its period and documents',
  tag: 'purchases',
  permission: 'applications.write',
  params: shape({ applicationRef: { wire: 'ref', schema: p.applicationRef.schema } }),
  answer: confirmation,
});
