import { call } from '../../call.ts';
import {
  refundFields as f,
  noteFields as n,
  receiptFields as r,
  refundActions,
  refundStates,
} from '../../fields/receipts.ts';
import { allowedOf, workflowFields as w } from '../../fields/workflow.ts';
import { list } from '../../list.ts';
import { nullable, type Of, optional, shape } from '../../shape.ts';

const refund = shape({
  refundId: f.refundId,
  refundNumber: f.refundNumber,
  refundState: f.refundState,
  method: f.method,
  amountCents: f.amountCents,
  payee: f.payee,
  remarks: f.remarks,
  bankReference: f.bankReference,
  noteNumber: nullable(n.noteNumber),
  receiptNumber: nullable(r.receiptNumber),
  policyNumber: nullable(n.policyNumber),
  requestedAt: f.requestedAt,
  requestedBy: f.requestedBy,
  requestedByZh: f.requestedByZh,
  approvedBy: f.approvedBy,
  approvedByZh: f.approvedByZh,
  paidOn: f.paidOn,
  version: f.version,
  ...w,
  allowedActions: allowedOf(refundActions),
});
export type ClientRefund = Of<typeof refund>;

export const refundList = list({
  name: 'listRefunds',
  path: '/settlement/refund/list',
  summary: 'Refunds to clients, the latest first',
  tag: 'settlement',
  permission: 'money.read',
  filters: {
    refundState: {
      field: f.refundState,
      kind: 'choice',
      label: 'receipts.refunds.state',
      values: refundStates,
      texts: 'receipts.refunds.states',
      all: 'receipts.all',
    },
  },
  sorts: { requestedAt: { field: f.requestedAt, order: 'desc' } },
  row: refund,
  columns: {
    refundNumber: { label: 'receipts.refunds.number' },
    payee: { label: 'receipts.refunds.payee' },
    method: { label: 'receipts.refunds.method', texts: 'receipts.methods' },
    refundState: { label: 'receipts.refunds.state', texts: 'receipts.refunds.states' },
    noteNumber: { label: 'receipts.noteNumber' },
    receiptNumber: { label: 'receipts.number' },
    policyNumber: { label: 'receipts.policyNumber' },
    requestedAt: { label: 'receipts.refunds.requestedAt', kind: 'moment' },
    requestedBy: { label: 'receipts.refunds.requestedBy', chinese: 'requestedByZh' },
    approvedBy: { label: 'receipts.refunds.approvedBy', chinese: 'approvedByZh' },
    paidOn: { label: 'receipts.refunds.paidOn', kind: 'date' },
    amountCents: { label: 'receipts.amount', kind: 'money' },
  },
  exported: true,
});

export const requestRefund = call({
  name: 'requestRefund',
  method: 'POST',
  path: '/settlement/refund/add',
  summary:
    'Asks for money to go back to a client: a part of a credit note, or of a receipt that is set against nothing',
  tag: 'settlement',
  permission: 'receipts.write',
  idempotent: true,
  body: shape(
    {
      noteId: optional(n.noteId),
      receiptId: optional(r.receiptId),
      amountKeyed: f.amountKeyed,
      method: f.method,
      payee: f.payee,
      remarks: optional(f.remarks),
    },
    [
      ({ noteId, receiptId }) =>
        (noteId === undefined) === (receiptId === undefined)
          ? [{ field: 'noteId', message: 'validation.required' }]
          : [],
    ],
  ),
  answer: refund,
});

const seen = { refundId: f.refundId, version: f.version };

export const approveRefund = call({
  name: 'approveRefund',
  method: 'POST',
  path: '/settlement/refund/approve',
  summary: 'Approves a refund that another person has asked for',
  tag: 'settlement',
  permission: 'refunds.approve',
  idempotent: true,
  body: shape(seen),
  answer: refund,
});

export const moveRefund = call({
  name: 'moveRefund',
  method: 'POST',
  path: '/settlement/refund/move',
  summary: 'Pays a refund that was approved, once the insurer’s and the office’s parts are there; or cancels one',
  tag: 'settlement',
  permission: 'receipts.write',
  idempotent: true,
  body: shape({ ...seen, action: f.action, bankReference: optional(f.bankReference) }),
  answer: refund,
});
