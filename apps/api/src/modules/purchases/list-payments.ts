import type { ProblematicPayment, paymentList } from '@onegi/contract/calls/purchases/payment-list';
import type { PaymentProblem } from '@onegi/contract/fields/work';
import type { AskedOf } from '@onegi/contract/list';
import { type ExpressionBuilder, sql } from 'kysely';
import type { Database, Db } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { rowsOfIds } from '../../lists/by-keys.ts';
import type { Key } from '../../lists/page-of.ts';
import { namePlans } from './name-plans.ts';
import { openPaymentStates } from './payment-workflow.ts';
import type { AnyPaymentRow } from './repository.ts';

/** The gateway closes its page after an hour; a quarter more, and its notice is missing. */
const UNRESOLVED_AFTER_MS = 75 * 60_000;

const problems = {
  unresolved: (eb: ExpressionBuilder<Database, 'payments'>, now: Date) =>
    eb.and([
      eb('state', 'in', [...openPaymentStates]),
      eb('gateway_ref', 'is not', null),
      eb('created_at', '<', new Date(now.getTime() - UNRESOLVED_AFTER_MS)),
    ]),
  refundDue: (eb: ExpressionBuilder<Database, 'payments'>) => eb('refund_due', '=', true),
  chargedBack: (eb: ExpressionBuilder<Database, 'payments'>) =>
    eb.and([eb('charged_back_at', 'is not', null), eb('chargeback_closed_at', 'is', null)]),
} satisfies Record<PaymentProblem, unknown>;

/** Payments that somebody must look at. */
export function problematicPayments(db: Db, { now, problem }: { now: Date; problem?: PaymentProblem | undefined }) {
  return db
    .selectFrom('payments')
    .where((eb) =>
      problem
        ? problems[problem](eb, now)
        : eb.or([problems.unresolved(eb, now), problems.refundDue(eb), problems.chargedBack(eb)]),
    );
}

const problemOf = (row: Pick<AnyPaymentRow, 'refund_due' | 'charged_back_at'>): PaymentProblem => {
  if (row.refund_due) return 'refundDue';
  return row.charged_back_at === null ? 'unresolved' : 'chargedBack';
};

/** The list of them, the oldest first. */
export function listedPayments(
  { db, clock, catalogue }: Pick<Deps, 'db' | 'clock' | 'catalogue'>,
  { problem }: AskedOf<typeof paymentList>,
) {
  return {
    fitting: problematicPayments(db, { now: clock.now(), problem }),
    key: 'id',
    sorts: { begunAt: 'created_at' },
    read: async (ids: readonly Key[]): Promise<ProblematicPayment[]> => {
      const rows = await db
        .selectFrom('payments')
        .leftJoin('policies', 'policies.id', 'payments.policy_id')
        .selectAll('payments')
        .select('policies.policy_number')
        .select((eb) =>
          eb
            .selectFrom('payment_events as e')
            // What the gateway gave back unasked is gone of the receipt alone; what was refunded before, of the notices alone.
            .select(
              sql<string>`greatest(sum(coalesce(e.amount_cents, payments.amount_cents)),
                (select r.charged_back_cents from receipts r where r.payment_id = payments.id))`.as('cents'),
            )
            .whereRef('e.payment_id', '=', 'payments.id')
            .where('e.kind', '=', 'chargedBack')
            .as('charged_back'),
        )
        .$call(rowsOfIds('payments.id', ids));
      const plans = await namePlans(
        { db, catalogue },
        rows.flatMap(({ quote_id }) => quote_id ?? []),
      );
      return rows.flatMap((row) => {
        // Of notes that are paid later the policy says what it is for.
        const policy = row.policy_number ?? '';
        const plan = row.quote_id === null ? { planName: policy, planNameZh: policy } : plans.get(row.quote_id);
        if (!plan) return [];
        return {
          paymentId: row.id,
          problem: problemOf(row),
          gateway: row.gateway,
          gatewayRef: row.gateway_ref,
          amountCents: row.amount_cents,
          chargedBackCents: Number(row.charged_back ?? 0),
          refundReason: row.refund_due ? row.refund_reason : null,
          planName: plan.planName,
          planNameZh: plan.planNameZh,
          begunAt: row.created_at.toISOString(),
          changedAt: row.changed_at.toISOString(),
        };
      });
    },
  };
}
