import type { ErrorCode } from '@onegi/contract/errors';
import type { Permission } from '@onegi/contract/permissions';
import type { Selectable } from 'kysely';
import { hongKongDate } from '../../../ports/clock.ts';
import { type Asked, type Circumstances, type PlainRowOf, type Transition, workflow } from '../../workflow/workflow.ts';
import type { DisbursementRow, DisbursementState } from '../tables.ts';

export type DisbursementTable = 'insurer_payments' | 'commission_drawings' | 'commission_payouts';
export type DisbursementAction = 'edit' | 'submit' | 'approve' | 'return' | 'cancel' | 'pay';

/** What of a row the rules look at. */
type Ruled = Pick<Selectable<DisbursementRow>, 'created_by' | 'submitted_by' | 'version'>;

/** Four eyes: neither who prepared nor who submitted it approves it. */
const byAnother = (row: Ruled, { actor }: Circumstances): ErrorCode | undefined =>
  actor !== 'system' && (actor.userId === row.created_by || actor.userId === row.submitted_by)
    ? 'disbursement.own'
    : undefined;

function transitionsOf<T extends DisbursementTable>(
  { write, approve }: { readonly write: Permission; readonly approve: Permission },
  payGuard?: (row: PlainRowOf<T>, by: Circumstances) => ErrorCode | undefined,
): Transition<T, DisbursementState, DisbursementAction>[] {
  const writing = { permission: write } as const;
  const returning = { action: 'return', to: 'draft', permission: approve, audit: 'disbursement.returned' } as const;
  const cancel = { ...writing, action: 'cancel', to: 'cancelled', audit: 'disbursement.cancelled' } as const;
  return [
    { ...writing, from: 'draft', action: 'edit', to: 'draft', audit: 'disbursement.changed' },
    { ...writing, from: 'draft', action: 'submit', to: 'awaitingApproval', audit: 'disbursement.submitted' },
    {
      from: 'awaitingApproval',
      action: 'approve',
      to: 'approved',
      permission: approve,
      audit: 'disbursement.approved',
      guard: (row, by) => byAnother(row as unknown as Ruled, by),
    },
    { ...returning, from: 'awaitingApproval' },
    { ...returning, from: 'approved' },
    { ...cancel, from: 'draft' },
    { ...cancel, from: 'awaitingApproval' },
    { ...cancel, from: 'approved' },
    {
      ...writing,
      from: 'approved',
      action: 'pay',
      to: 'paid',
      audit: 'disbursement.paid',
      ...(payGuard ? { guard: payGuard } : {}),
    },
  ];
}

const common = {
  states: {
    draft: { holder: 'finance' },
    awaitingApproval: { holder: 'approver' },
    approved: { holder: 'finance' },
    paid: { holder: null },
    cancelled: { holder: null },
  },
  initial: 'draft',
  stateOf: ({ state }: { state: DisbursementState }) => state,
  begunAt: ({ created_at }: { created_at: Date }) => created_at,
  versionOf: ({ version }: { version: number }) => version,
  errors: { notFound: 'disbursement.notFound', stale: 'disbursement.stale', wrongState: 'disbursement.wrongState' },
} as const;

/** Who did it, and when, stays with the row; what was returned has to be approved anew. */
function changed(state: DisbursementState, { version }: Ruled, { action, actor, now }: Asked<string>) {
  const userId = actor === 'system' ? null : actor.userId;
  const who = {
    submit: { submitted_by: userId },
    approve: { approved_by: userId, approved_at: now },
    return: { submitted_by: null, approved_by: null, approved_at: null },
    pay: { paid_by: userId, paid_on: hongKongDate(now) },
  }[action as string];
  return { state, version: version + 1, ...who };
}

/** A payment to an insurer, for chosen notes. */
export const insurerPaymentWorkflow = workflow<'insurer_payments', DisbursementState, DisbursementAction>({
  ...common,
  name: 'insurerPayment',
  table: 'insurer_payments',
  transitions: transitionsOf({ write: 'insurerPayments.write', approve: 'insurerPayments.approve' }),
  change: changed,
  audited: ({ id, number, state, insurer_code, total_cents }) => ({
    id,
    name: number,
    after: { state, insurer: insurer_code, amountCents: total_cents },
  }),
});

const commission = { write: 'commission.write', approve: 'commission.approve' } as const;

/** Earned commission that goes from the client account to the office's. */
export const commissionDrawingWorkflow = workflow<'commission_drawings', DisbursementState, DisbursementAction>({
  ...common,
  name: 'commissionDrawing',
  table: 'commission_drawings',
  transitions: transitionsOf(commission),
  change: changed,
  audited: ({ id, number, state, total_cents }) => ({ id, name: number, after: { state, amountCents: total_cents } }),
});

/** What a consultant is paid; on the day it is payable, not before. */
export const commissionPayoutWorkflow = workflow<'commission_payouts', DisbursementState, DisbursementAction>({
  ...common,
  name: 'commissionPayout',
  table: 'commission_payouts',
  transitions: transitionsOf<'commission_payouts'>(commission, ({ payable_on }, { now }) =>
    hongKongDate(now) < payable_on ? 'disbursement.tooEarly' : undefined,
  ),
  change: changed,
  audited: ({ id, number, state, consultant_code, total_cents }) => ({
    id,
    name: number,
    after: { state, trCodes: [consultant_code], amountCents: total_cents },
  }),
});

/** The workflow of each kind, by its table. */
export const disbursementWorkflows = {
  insurer_payments: insurerPaymentWorkflow,
  commission_drawings: commissionDrawingWorkflow,
  commission_payouts: commissionPayoutWorkflow,
} as const;
