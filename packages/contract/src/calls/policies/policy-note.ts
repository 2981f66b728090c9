import { call } from '../../call.ts';
import { policyFields as p } from '../../fields/policies.ts';
import { receiptFields as r } from '../../fields/receipts.ts';
import { listOf, nullable, type Of, shape } from '../../shape.ts';
import { ofEndorsement } from './policy-shapes.ts';

/** Money that was set against a note. */
const settlementRow = shape({
  /** Null for who may not open receipts. */
  receiptId: nullable(r.receiptId),
  receiptNumber: p.receiptNumber,
  receivedOn: p.receivedOn,
  receiptCurrency: p.receiptCurrency,
  receiptCents: p.receiptCents,
  allocatedCents: p.allocatedCents,
  receiptMethod: p.receiptMethod,
  bankStatus: p.bankStatus,
  bankReference: p.bankReference,
  chequeNumber: nullable(p.chequeNumber),
  receiptRemarks: p.receiptRemarks,
  allocatedOn: p.allocatedOn,
});

/** A debit or credit note, and how clients have settled it. */
const policyNote = shape({
  noteNumber: p.noteNumber,
  noteKind: p.noteKind,
  noteCents: p.noteCents,
  currency: p.currency,
  accountOn: p.accountOn,
  dueOn: p.dueOn,
  approvedBy: nullable(p.approvedBy),
  approvedOn: nullable(p.approvedOn),
  remarks: p.remarks,
  reopenedOn: nullable(p.reopenedOn),
  reopenedBy: nullable(p.reopenedBy),
  noteSettlement: p.noteSettlement,
  outstandingCents: p.outstandingCents,
  /** When the consultant's commission is paid out; null until the note is settled. */
  payoutOn: nullable(p.payoutOn),
  settlements: listOf('settList', settlementRow),
});
export type PolicyNote = Of<typeof policyNote>;

export const getPolicyNote = call({
  name: 'getPolicyNote',
  method: 'GET',
  path: '/policy/mgr/policy-note-detail',
  summary: 'The debit or credit note of an endorsement with its settlement; null where an endorsement has none',
  tag: 'policies',
  permission: 'policies.read',
  query: ofEndorsement,
  answer: policyNote.codec.nullable(),
});
