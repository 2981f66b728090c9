import * as z from 'zod';
import { call } from '../../call.ts';
import { disbursementFields as d } from '../../fields/disbursements.ts';
import { list } from '../../list.ts';
import { listOf, type Of, optional, shape } from '../../shape.ts';
import { approvers, disbursed, disbursementCalls, disbursementLists, partNotes } from './disbursement-calls.ts';

const path = '/insurer-payments';
const { state, sorts, columns } = disbursementLists;
const insurer = { insurerCode: d.insurerCode, insurerName: d.insurerName, insurerNameZh: d.insurerNameZh };
const reads = { tag: 'settlement', permission: 'insurerPayments.read' } as const;

const insurerDue = shape({
  ...insurer,
  notes: d.notes,
  dueCents: d.dueCents,
  creditCents: d.creditCents,
  waitingCents: d.waitingCents,
  oldestOn: d.oldestOn,
});
export type InsurerDue = Of<typeof insurerDue>;

export const insurersDue = call({
  ...reads,
  name: 'insurersDue',
  method: 'GET',
  path: `${path}/due`,
  summary: 'By insurer what can be paid now, what credit notes take off it, and what still waits for clients’ money',
  answer: shape({ records: listOf('records', insurerDue) }),
});

const creditNotePart = shape({ noteId: d.noteId, creditNoteCents: d.creditNoteCents });
const noteDue = shape({
  noteId: d.noteId,
  noteNumber: d.noteNumber,
  noteKind: d.noteKind,
  policyNumber: d.policyNumber,
  transactionNumber: d.transactionNumber,
  accountOn: d.accountOn,
  payableCents: d.payableCents,
  paidCents: d.paidCents,
  bankedCents: d.bankedCents,
  dueCents: d.dueCents,
  owedCents: d.owedCents,
  coveredCents: d.coveredCents,
  offsets: listOf('offsets', creditNotePart),
  refunds: listOf('refunds', creditNotePart),
  hindrance: d.hindrance,
  inPayment: d.inPayment,
});
export type NoteDue = Of<typeof noteDue>;

export const insurerNotesDue = call({
  ...reads,
  name: 'insurerNotesDue',
  method: 'GET',
  path: `${path}/due/{${d.insurerCode.wire}}`,
  summary: 'The notes of an insurer that are not settled with it, the oldest first',
  params: shape({ insurerCode: d.insurerCode }),
  answer: shape({ ...insurer, records: listOf('records', noteDue), isMore: d.isMore }),
});

const detail = shape({ ...disbursed.fields, ...insurer, ...partNotes, ...approvers });
export type InsurerPayment = Of<typeof detail>;

export const saveInsurerPayment = call({
  name: 'saveInsurerPayment',
  method: 'POST',
  path: `${path}/save`,
  summary: 'Prepares a payment to an insurer for chosen notes, each with what can be paid for it now; or chooses anew',
  tag: 'settlement',
  permission: 'insurerPayments.write',
  idempotent: true,
  body: shape({
    number: optional(d.number),
    version: optional(d.version),
    insurerCode: d.insurerCode,
    noteIds: d.noteIds,
    /** What was shown for them in all: nothing is prepared where it is another by now. */
    totalCents: optional(d.totalCents),
  }),
  answer: detail,
});

export const insurerPaymentCalls = disbursementCalls({
  name: 'InsurerPayment',
  path,
  read: 'insurerPayments.read',
  write: 'insurerPayments.write',
  approve: 'insurerPayments.approve',
  detail,
});

export const insurerPaymentList = list({
  name: 'listInsurerPayments',
  path: `${path}/list`,
  summary: 'Payments to insurers',
  tag: 'settlement',
  permission: 'insurerPayments.read',
  filters: {
    state,
    insurerCode: { field: d.insurerCode, kind: 'choice', label: 'disbursements.insurer', all: 'disbursements.all' },
  },
  sorts,
  row: shape({ ...disbursed.fields, ...insurer }),
  columns: { ...columns, insurerName: { label: 'disbursements.insurer', chinese: 'insurerNameZh' } },
  exported: true,
});

const aFile = {
  method: 'GET',
  tag: 'settlement',
  permission: 'insurerPayments.read',
  params: shape({ numberOpened: d.numberOpened }),
  query: shape({ language: optional(d.language) }),
  /** The file itself; only failures are JSON. */
  answer: z.unknown(),
} as const;

export const remittancePdf = call({
  ...aFile,
  name: 'remittancePdf',
  path: `${path}/{${d.numberOpened.wire}}/remittance`,
  summary: 'The remittance advice of a payment to an insurer, as a PDF',
});

export const remittanceWorkbook = call({
  ...aFile,
  name: 'remittanceWorkbook',
  path: `${path}/{${d.numberOpened.wire}}/workbook`,
  summary: 'The notes of a payment to an insurer, as a workbook (xlsx)',
});
