import { call } from '../../call.ts';
import { policyFields as p } from '../../fields/policies.ts';
import { listOf, nullable, type Of, shape } from '../../shape.ts';
import { ofPolicy } from './policy-shapes.ts';

const endorsementDue = shape({
  transactionNumber: p.transactionNumber,
  noteNumber: nullable(p.noteNumber),
  endorsementNo: p.endorsementNo,
  kind: p.kind,
  endorsementState: p.endorsementState,
  accountOn: p.accountOn,
  dueOn: nullable(p.dueOn),
  actualPremiumCents: p.actualPremiumCents,
  /** Null for who may not see the house's share, which follows from it. */
  totalCommissionCents: nullable(p.totalCommissionCents),
});

const receiptRow = shape({
  receiptNumber: p.receiptNumber,
  receivedOn: p.receivedOn,
  receiptCents: p.receiptCents,
  allocatedCents: p.allocatedCents,
  bankStatus: p.bankStatus,
  /** Null of a receipt that was returned or cancelled. */
  paidType: nullable(p.paidType),
});

/** What was paid to the insurer, net of commission. */
const paymentRow = shape({
  paymentNumber: p.paymentNumber,
  paidOn: p.paidOn,
  paymentCents: p.paymentCents,
  allocatedCents: p.allocatedCents,
});

const arAp = shape({
  endorsements: listOf('ends', endorsementDue),
  receipts: listOf('receipts', receiptRow),
  payments: listOf('payments', paymentRow),
});
export type ArAp = Of<typeof arAp>;

export const getArAp = call({
  name: 'getArAp',
  method: 'GET',
  path: '/policy/mgr/ar-ap/list',
  summary: 'What is due and was received for a policy, and what its insurer was paid; the last for the back office',
  tag: 'policies',
  permission: 'policies.read',
  query: ofPolicy,
  answer: arAp,
});
