import { bankStatuses, receiptFields as r, receiptMethods } from '../../fields/receipts.ts';
import { list } from '../../list.ts';
import { type Of, shape } from '../../shape.ts';

const listedReceipt = shape({
  receiptId: r.receiptId,
  receiptNumber: r.receiptNumber,
  receivedOn: r.receivedOn,
  payer: r.payer,
  method: r.method,
  bankStatus: r.bankStatus,
  bankReference: r.bankReference,
  amountCents: r.amountCents,
  chargedBackCents: r.chargedBackCents,
  restCents: r.restCents,
});
export type ListedReceipt = Of<typeof listedReceipt>;

export const receiptList = list({
  name: 'listReceipts',
  path: '/settlement/receipt/list',
  summary: 'Receipts, the latest first',
  tag: 'settlement',
  permission: 'money.read',
  filters: {
    receiptNumberPart: { field: r.receiptNumberPart, kind: 'text', label: 'receipts.number', maxLength: 20 },
    method: {
      field: r.method,
      kind: 'choice',
      label: 'receipts.method',
      values: receiptMethods,
      texts: 'receipts.methods',
      all: 'receipts.all',
    },
    bankStatus: {
      field: r.bankStatus,
      kind: 'choice',
      label: 'receipts.bankStatus',
      values: bankStatuses,
      texts: 'receipts.bankStatuses',
      all: 'receipts.all',
    },
    hasRest: {
      field: r.hasRest,
      kind: 'choice',
      label: 'receipts.rest',
      values: ['some', 'none'],
      texts: 'receipts.rests',
      all: 'receipts.all',
    },
    receivedFrom: { field: r.receivedFrom, kind: 'date', label: 'receipts.from' },
    receivedUntil: { field: r.receivedUntil, kind: 'date', label: 'receipts.until' },
  },
  sorts: {
    receivedOn: { field: r.receivedOn, order: 'desc' },
    receiptNumber: { field: r.receiptNumber, order: 'desc' },
    amountCents: { field: r.amountCents, order: 'desc' },
  },
  row: listedReceipt,
  columns: {
    receiptNumber: { label: 'receipts.number' },
    receivedOn: { label: 'receipts.receivedOn', kind: 'date' },
    payer: { label: 'receipts.payer' },
    method: { label: 'receipts.method', texts: 'receipts.methods' },
    bankStatus: { label: 'receipts.bankStatus', texts: 'receipts.bankStatuses' },
    bankReference: { label: 'receipts.bankReference' },
    amountCents: { label: 'receipts.amount', kind: 'money' },
    restCents: { label: 'receipts.rest', kind: 'money' },
  },
  exported: true,
});
