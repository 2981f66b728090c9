import { hongKongDate } from '../../../ports/clock.ts';
import { type RowOf, workflow } from '../../workflow/workflow.ts';

export type RefundRow = RowOf<'client_refunds'>;

const cancel = { permission: 'receipts.write', action: 'cancel', to: 'cancelled', audit: 'refund.cancelled' } as const;

/** What was to go back has been taken back by the bank of a card's holder. */
const drop = { permission: 'system', action: 'drop', to: 'cancelled', audit: 'refund.cancelled' } as const;

/** Money that goes back to a client: asked for by finance, approved by another person, paid. */
export const refundWorkflow = workflow({
  name: 'refund',
  table: 'client_refunds',
  states: {
    due: { holder: 'finance' },
    approved: { holder: 'finance' },
    paid: { holder: null },
    cancelled: { holder: null },
  },
  initial: 'due',
  transitions: [
    {
      from: 'due',
      action: 'approve',
      to: 'approved',
      permission: 'refunds.approve',
      audit: 'refund.approved',
      guard: ({ requested_by }, { actor }) =>
        actor !== 'system' && actor.userId === requested_by ? 'refund.ownRequest' : undefined,
    },
    { ...cancel, from: 'due' },
    { from: 'approved', action: 'pay', to: 'paid', permission: 'receipts.write', audit: 'refund.paid' },
    // The gateway has given a card payment back.
    { from: 'approved', action: 'confirm', to: 'paid', permission: 'system', audit: 'refund.paid' },
    { ...cancel, from: 'approved' },
    { ...drop, from: 'due' },
    { ...drop, from: 'approved' },
  ],
  stateOf: ({ state }) => state,
  begunAt: ({ requested_at }) => requested_at,
  change: (state, { version }, { actor, now }) => {
    const by = actor === 'system' ? null : actor.userId;
    return {
      state,
      version: version + 1,
      ...(state === 'approved' ? { approved_by: by, approved_at: now } : {}),
      ...(state === 'paid' ? { paid_by: by, paid_on: hongKongDate(now) } : {}),
    };
  },
  audited: ({ id, refund_number, state, amount_cents }) => ({
    id,
    name: refund_number,
    after: { state, amountCents: amount_cents },
  }),
  errors: { notFound: 'refund.notFound', stale: 'refund.stale', wrongState: 'refund.wrongState' },
  versionOf: ({ version }) => version,
});
