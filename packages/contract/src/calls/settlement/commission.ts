import { call } from '../../call.ts';
import { disbursementFields as d } from '../../fields/disbursements.ts';
import { list } from '../../list.ts';
import { listOf, type Of, optional, shape } from '../../shape.ts';
import { approvers, disbursed, disbursementCalls, disbursementLists, partNotes } from './disbursement-calls.ts';

const drawings = '/commission/drawings';
const payouts = '/commission/payouts';
const { state, sorts, columns } = disbursementLists;
const moves = { write: 'commission.write', approve: 'commission.approve' } as const;

export const commissionHeld = call({
  name: 'commissionHeld',
  method: 'GET',
  path: '/commission/held',
  summary:
    'Earned commission that lies in the client account, as earned until a day; negative where the office owes it',
  tag: 'settlement',
  permission: 'commission.write',
  query: shape({ earnedUntil: d.earnedUntil }),
  answer: shape({ notes: d.notes, totalCents: d.totalCents }),
});

const drawing = shape({ ...disbursed.fields, earnedUntil: d.earnedUntil, ...partNotes, ...approvers });
export type CommissionDrawing = Of<typeof drawing>;

export const saveCommissionDrawing = call({
  name: 'saveCommissionDrawing',
  method: 'POST',
  path: `${drawings}/save`,
  summary: 'Prepares the drawing of all commission that was earned until a day and still lies in the client account',
  tag: 'settlement',
  permission: 'commission.write',
  idempotent: true,
  body: shape({ number: optional(d.number), version: optional(d.version), earnedUntil: d.earnedUntil }),
  answer: drawing,
});

export const drawingCalls = disbursementCalls({
  name: 'CommissionDrawing',
  path: drawings,
  // The house's own commission is no consultant's to read.
  read: 'insurerPayments.read',
  ...moves,
  detail: drawing,
});

export const drawingList = list({
  name: 'listCommissionDrawings',
  path: `${drawings}/list`,
  summary: 'Drawings of earned commission from the client account',
  tag: 'settlement',
  permission: 'insurerPayments.read',
  filters: { state },
  sorts,
  row: shape({ ...disbursed.fields, earnedUntil: d.earnedUntil }),
  columns: { ...columns, earnedUntil: { label: 'disbursements.earnedUntil', kind: 'date' } },
  exported: true,
});

const consultant = {
  consultantCode: d.consultantCode,
  consultantName: d.consultantName,
  consultantNameZh: d.consultantNameZh,
};

const payoutDue = shape({
  ...consultant,
  earnedCents: d.earnedCents,
  clawbackCents: d.clawbackCents,
  balanceCents: d.balanceCents,
  openPayout: d.openPayout,
});
export type PayoutDue = Of<typeof payoutDue>;

export const payoutsDue = call({
  name: 'payoutsDue',
  method: 'GET',
  path: `${payouts}/due`,
  summary: 'By consultant what is payable by a day: earned, gone back, and the balance; a negative one is carried',
  tag: 'settlement',
  permission: 'commission.write',
  query: shape({ payableOn: d.payableOn }),
  answer: shape({ records: listOf('records', payoutDue) }),
});

export const runPayouts = call({
  name: 'runPayouts',
  method: 'POST',
  path: `${payouts}/run`,
  summary: 'Prepares a payout for each consultant whose balance is positive and who has none that is open',
  tag: 'settlement',
  permission: 'commission.write',
  idempotent: true,
  body: shape({ payableOn: d.payableOn }),
  answer: shape({ made: d.made, carried: d.carried }),
});

const payout = shape({
  ...disbursed.fields,
  ...consultant,
  payableOn: d.payableOn,
  earnedCents: d.earnedCents,
  clawbackCents: d.clawbackCents,
  ...partNotes,
  ...approvers,
});
export type CommissionPayout = Of<typeof payout>;

export const refreshPayout = call({
  name: 'refreshPayout',
  method: 'POST',
  path: `${payouts}/refresh`,
  summary: 'Sums a payout up anew, where something was earned or went back since it was prepared',
  tag: 'settlement',
  permission: 'commission.write',
  body: shape({ number: d.number, version: d.version }),
  answer: payout,
});

export const payoutCalls = disbursementCalls({
  name: 'CommissionPayout',
  path: payouts,
  read: 'commission.read',
  ...moves,
  detail: payout,
});

export const payoutList = list({
  name: 'listCommissionPayouts',
  path: `${payouts}/list`,
  summary: 'Payouts of commission: the own, or everybody’s for the office',
  tag: 'settlement',
  permission: 'commission.read',
  filters: {
    state,
    consultantCode: {
      field: d.consultantCode,
      kind: 'choice',
      label: 'disbursements.consultant',
      all: 'disbursements.all',
    },
  },
  sorts,
  row: shape({ ...disbursed.fields, ...consultant, payableOn: d.payableOn }),
  columns: {
    ...columns,
    consultantCode: { label: 'disbursements.consultant' },
    consultantName: { label: 'disbursements.consultantName', chinese: 'consultantNameZh' },
    payableOn: { label: 'disbursements.payableOn', kind: 'date' },
  },
  exported: true,
});
