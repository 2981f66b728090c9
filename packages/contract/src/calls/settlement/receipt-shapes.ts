import {
  noteFields as n,
  noteActions,
  noteMoneyActions,
  receiptFields as r,
  receiptActions,
  receiptMoneyActions,
} from '../../fields/receipts.ts';
import { allowedOf, workflowFields as w } from '../../fields/workflow.ts';
import { listOf, nullable, type Of, shape } from '../../shape.ts';

/** A note with what is open of it, as it is found to be paid. */
export const openNote = shape({
  noteId: n.noteId,
  noteNumber: n.noteNumber,
  noteKind: n.noteKind,
  policyNumber: n.policyNumber,
  endorsementNumber: n.endorsementNumber,
  holderName: n.holderName,
  insurer: n.insurer,
  consultantCode: nullable(n.consultantCode),
  accountOn: n.accountOn,
  dueOn: n.dueOn,
  amountCents: n.amountCents,
  allocatedCents: n.allocatedCents,
  balanceCents: n.balanceCents,
  settlement: n.settlement,
});
export type OpenNote = Of<typeof openNote>;

const allocation = shape({
  allocationId: r.allocationId,
  kind: r.allocationKind,
  noteId: n.noteId,
  noteNumber: n.noteNumber,
  policyNumber: n.policyNumber,
  amountCents: r.partCents,
  allocatedAt: r.allocatedAt,
  isTakenBack: r.isTakenBack,
  canTakeBack: r.canTakeBack,
});
export type Allocation = Of<typeof allocation>;

const line = shape({ account: r.account, amountCents: r.lineCents, noteNumber: nullable(n.noteNumber) });
const entry = shape({
  entryId: r.entryId,
  event: r.entryEvent,
  bookedOn: r.bookedOn,
  lines: listOf('lines', line),
});
export type JournalEntry = Of<typeof entry>;

export const receiptDetail = shape({
  receiptId: r.receiptId,
  receiptNumber: r.receiptNumber,
  receivedOn: r.receivedOn,
  amountCents: r.amountCents,
  currency: r.currency,
  method: r.method,
  bankStatus: r.bankStatus,
  paidType: r.paidType,
  bankReference: r.bankReference,
  chequeNumber: r.chequeNumber,
  payer: r.payer,
  remarks: r.remarks,
  allocatedCents: r.allocatedCents,
  refundedCents: r.refundedCents,
  chargedBackCents: r.chargedBackCents,
  restCents: r.restCents,
  recordedBy: r.recordedBy,
  recordedByZh: r.recordedByZh,
  reversedOn: r.reversedOn,
  reversedBy: r.reversedBy,
  reversedByZh: r.reversedByZh,
  reversalReason: r.reversalReasonShown,
  /** What the client account lacks because more of it went back than came; 0 where nothing. */
  gapCents: r.gapCents,
  version: r.version,
  allocations: listOf('allocations', allocation),
  entries: listOf('entries', entry),
  ...w,
  allowedActions: allowedOf([...receiptActions, ...receiptMoneyActions]),
});
export type ReceiptDetail = Of<typeof receiptDetail>;

/** What stands against a note: of an offset with the other note, of money with its receipt. */
const noteAllocation = shape({
  allocationId: r.allocationId,
  kind: r.allocationKind,
  amountCents: r.partCents,
  allocatedAt: r.allocatedAt,
  receiptId: nullable(r.receiptId),
  receiptNumber: nullable(r.receiptNumber),
  otherNoteNumber: nullable(n.otherNoteNumber),
  isTakenBack: r.isTakenBack,
  canTakeBack: r.canTakeBack,
});
export type NoteAllocation = Of<typeof noteAllocation>;

export const noteDetail = openNote.and({
  noteState: n.noteState,
  earnedOn: n.earnedOn,
  remarks: n.remarks,
  approvedBy: n.approvedBy,
  approvedByZh: n.approvedByZh,
  approvedAt: n.approvedAt,
  reopenedBy: n.reopenedBy,
  reopenedByZh: n.reopenedByZh,
  reopenedAt: n.reopenedAt,
  version: n.version,
  /** What the client account lacks for it; 0 where nothing, negative what the office may take back of its advance. */
  gapCents: r.gapCents,
  allocations: listOf('allocations', noteAllocation),
  ...w,
  allowedActions: allowedOf([...noteActions, ...noteMoneyActions]),
});
export type NoteDetail = Of<typeof noteDetail>;
