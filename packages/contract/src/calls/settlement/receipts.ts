import * as z from 'zod';
import { call } from '../../call.ts';
import { commonFields as c } from '../../fields/common.ts';
import { MOST_PARTS, noteFields as n, receiptFields as r } from '../../fields/receipts.ts';
import { listOf, optional, shape } from '../../shape.ts';
import { receiptDetail } from './receipt-shapes.ts';

const writing = {
  method: 'POST',
  tag: 'settlement',
  permission: 'receipts.write',
  idempotent: true,
  answer: receiptDetail,
} as const;

const part = shape({ noteId: n.noteId, partCents: r.partKeyed });
const parts = listOf('parts', part, MOST_PARTS);
const seen = { receiptId: r.receiptId, version: r.version };

export const readReceipt = call({
  name: 'readReceipt',
  method: 'GET',
  path: '/settlement/receipt/detail',
  summary: 'All of a receipt: what it is set against, where it stands at the bank, and what it has posted',
  tag: 'settlement',
  permission: 'money.read',
  query: shape({ receiptId: r.receiptId }),
  answer: receiptDetail,
});

export const recordReceipt = call({
  ...writing,
  name: 'recordReceipt',
  path: '/settlement/receipt/add',
  summary: 'Records money that came in, and sets it against notes where they are named',
  body: shape(
    {
      amountCents: r.amountKeyed,
      receivedOn: r.receivedOn,
      method: r.method,
      bankReference: optional(r.bankReference),
      chequeNumber: optional(r.chequeNumber),
      payer: optional(r.payer),
      remarks: optional(r.remarks),
      parts: optional(parts),
    },
    [
      ({ method, chequeNumber }) =>
        method === 'CHQ' && !chequeNumber ? [{ field: 'chequeNumber', message: 'validation.required' }] : [],
    ],
  ),
});

export const allocateReceipt = call({
  ...writing,
  name: 'allocateReceipt',
  path: '/settlement/receipt/allocate',
  summary:
    'Sets what is left of a receipt against notes; refused if somebody has used or changed the receipt meanwhile',
  body: shape({ ...seen, parts: listOf('parts', part, MOST_PARTS) }, [
    ({ parts: given }) => (given.length === 0 ? [{ field: 'parts', message: 'validation.required' }] : []),
  ]),
});

export const takeBackAllocation = call({
  ...writing,
  name: 'takeBackAllocation',
  path: '/settlement/allocation/take-back',
  summary: 'Takes back what was set against a note, unless its commission or its insurer has been paid with it',
  body: shape({ allocationId: r.allocationId }),
  answer: shape({ allocationId: r.allocationId }),
});

export const moveReceipt = call({
  ...writing,
  name: 'moveReceipt',
  path: '/settlement/receipt/move',
  summary: 'Says that a receipt was banked, cleared, or came back dishonoured',
  body: shape({ ...seen, action: r.action }),
});

export const reverseReceipt = call({
  ...writing,
  name: 'reverseReceipt',
  path: '/settlement/receipt/reverse',
  summary:
    'Reverses a receipt that was recorded wrongly, with all that it has paid, unless a bank statement shows it or its money went back; where an insurer or a consultant was paid with it, only once it is confirmed that the office covers that',
  body: shape({ ...seen, reversalReason: r.reversalReason, gapConfirmed: optional(r.gapConfirmed) }),
});

export const receiptPdf = call({
  name: 'receiptPdf',
  method: 'GET',
  path: '/settlement/receipt/pdf',
  summary: 'The receipt as a PDF for who paid',
  tag: 'settlement',
  permission: 'money.read',
  query: shape({ receiptId: r.receiptId, language: optional(c.language) }),
  answer: z.unknown(),
});

export const recordGatewayPayout = call({
  ...writing,
  name: 'recordGatewayPayout',
  path: '/settlement/payout/add',
  summary:
    'Records what a gateway has paid out of the cards it collected: their sum less its fee, which the office bears',
  body: shape({
    receiptIds: r.receiptIds,
    feeCents: r.feeCents,
    arrivedCents: r.arrivedCents,
    paidOutOn: r.paidOutOn,
    bankReference: r.bankReferenceNeeded,
  }),
  answer: shape({ payoutId: r.payoutId }),
});

export const coverGap = call({
  ...writing,
  name: 'coverGap',
  path: '/settlement/gap/cover',
  summary:
    'The office puts its own money into the client account for what a note or receipt lacks there, or takes it back (negative)',
  body: shape({ noteId: optional(n.noteId), receiptId: optional(r.receiptId), coveredCents: r.coveredCents }, [
    ({ noteId, receiptId }) =>
      (noteId === undefined) === (receiptId === undefined) ? [{ field: 'noteId', message: 'validation.required' }] : [],
  ]),
  answer: shape({ gapCents: r.gapCents }),
});

export const receiveCommission = call({
  ...writing,
  name: 'receiveCommission',
  path: '/settlement/commission/receive',
  summary: 'The insurer has paid the commission of a note that the client paid to it directly',
  body: shape({ noteId: n.noteId }),
  answer: shape({ noteId: n.noteId, partCents: r.partCents }),
});
