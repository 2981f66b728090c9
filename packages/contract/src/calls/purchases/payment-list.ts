import { call } from '../../call.ts';
import { purchaseFields as p } from '../../fields/purchases.ts';
import { quoteFields as q } from '../../fields/quotes.ts';
import { paymentProblems, workFields as w } from '../../fields/work.ts';
import { list } from '../../list.ts';
import { nullable, type Of, shape } from '../../shape.ts';

const problematicPayment = shape({
  paymentId: w.paymentId,
  problem: w.problem,
  gateway: p.gateway,
  /** What the gateway knows it by. */
  gatewayRef: nullable(w.gatewayRef),
  amountCents: w.amountCents,
  /** What the bank of the card's holder has taken back of it. */
  chargedBackCents: w.chargedBackCents,
  refundReason: nullable(p.refundReason),
  planName: q.planName,
  planNameZh: q.planNameZh,
  begunAt: w.begunAt,
  changedAt: w.changedAt,
});
export type ProblematicPayment = Of<typeof problematicPayment>;

export const paymentList = list({
  name: 'listPayments',
  path: '/buy/payment/list',
  summary:
    'Payments that somebody must look at: the gateway has told no result, money is still to go back, or a card’s bank took it back',
  tag: 'purchases',
  permission: 'payments.read',
  filters: {
    problem: {
      field: w.problem,
      param: 'problem',
      kind: 'choice',
      label: 'workplace.payments.problem',
      values: paymentProblems,
      texts: 'workplace.payments.problems',
      all: 'workplace.payments.allProblems',
    },
  },
  sorts: { begunAt: { field: w.begunAt, order: 'asc' } },
  row: problematicPayment,
  columns: {
    gatewayRef: { label: 'workplace.payments.gatewayRef' },
    problem: { label: 'workplace.payments.problem', texts: 'workplace.payments.problems' },
    refundReason: { label: 'workplace.payments.reason', texts: 'workplace.payments.reasons' },
    amountCents: { label: 'workplace.payments.amount', kind: 'money' },
    chargedBackCents: { label: 'workplace.payments.chargedBack', kind: 'money' },
    planName: { label: 'workplace.payments.plan', chinese: 'planNameZh' },
    begunAt: { label: 'workplace.payments.begun', kind: 'moment' },
    changedAt: { label: 'workplace.payments.changed', kind: 'moment' },
  },
});

export const closeChargeback = call({
  name: 'closeChargeback',
  method: 'POST',
  path: '/buy/payment/chargeback-closed',
  summary: 'Says that somebody has dealt with a card payment that was taken back: it is listed no more',
  tag: 'purchases',
  permission: 'receipts.write',
  idempotent: true,
  body: shape({ paymentId: w.paymentId }),
  answer: shape({ paymentId: w.paymentId }),
});
