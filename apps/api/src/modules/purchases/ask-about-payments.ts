import { sql } from 'kysely';
import type { Deps } from '../../deps.ts';
import { isInOrder } from './payment-events.ts';
import { isRepeated } from './payment-workflow.ts';
import type { AnyPaymentRow } from './repository.ts';
import { takePaymentNotice } from './take-payment-notice.ts';

const MOST_AT_ONCE = 10;
/** A notice usually arrives within seconds. */
const FIRST_AFTER_MS = 5 * 60_000;
/** A gateway knows what became of its pages for longer than anybody waits for a bank. */
const LAST_AFTER_MS = 14 * 86_400_000;

/**
 * Takes payments of which the gateway has told no end: open ones, those that we ended while their page may have stayed
 * open, and refunds that are due. Whoever takes one has it to itself for five minutes, or for a quarter of the time since it
 * was opened; for five minutes too where the money has come and what it paid for could not be made yet.
 */
async function takeDue({ db, clock, payments }: Deps): Promise<AnyPaymentRow[]> {
  const now = clock.now();
  return db
    .with('due', (due) =>
      due
        .selectFrom('payments')
        .select('id')
        .where('gateway', '=', payments.name)
        .where('gateway_ref', 'is not', null)
        .where('gateway_ended_at', 'is', null)
        .where(sql<boolean>`(state in ('created', 'pending', 'failed', 'expired') or refund_due)`)
        .where('created_at', '<', new Date(now.getTime() - FIRST_AFTER_MS))
        .where('created_at', '>', new Date(now.getTime() - LAST_AFTER_MS))
        .where(
          sql<boolean>`(gateway_asked_at is null or gateway_asked_at < ${now}::timestamptz - case
            when failing_since > ${now}::timestamptz - interval '1 hour' then interval '5 minutes'
            else greatest(interval '5 minutes', (${now}::timestamptz - created_at) / 4) end)`,
        )
        .orderBy('created_at')
        .limit(MOST_AT_ONCE)
        .forNoKeyUpdate()
        .skipLocked(),
    )
    .updateTable('payments')
    .set({ gateway_asked_at: now })
    .where('id', 'in', (eb) => eb.selectFrom('due').select('id'))
    .returningAll()
    .execute();
}

async function ask(deps: Deps, payment: AnyPaymentRow): Promise<void> {
  if (!payment.gateway_ref) return;
  const found = await deps.payments.ask(payment.gateway_ref, deps.clock.now());
  if (!found) return;
  const answer = { ...found, isAnswer: true };
  // What is older than what we know changes nothing.
  const isNews = !isRepeated(payment.state, answer.kind) && isInOrder(payment, answer, deps.clock.now());
  if (isNews) await takePaymentNotice(deps, deps.payments.name, answer);
  if (answer.kind === 'pending' || answer.kind === 'paid') return;
  await deps.db
    .updateTable('payments')
    .set({ gateway_ended_at: deps.clock.now() })
    .where('id', '=', payment.id)
    .execute();
}

/**
 * Asks the gateway about payments whose notice may be lost for good, and takes its answer as the notice: money that was
 * taken ends in what was bought, or goes back. Any number of processes may do it at once.
 * @throws the first failure, when every payment that was due has been asked about
 */
export async function askAboutPayments(deps: Deps): Promise<void> {
  const failures: unknown[] = [];
  for (;;) {
    const due = await takeDue(deps);
    const outcomes = await Promise.allSettled(due.map((payment) => ask(deps, payment)));
    for (const outcome of outcomes) if (outcome.status === 'rejected') failures.push(outcome.reason);
    if (due.length < MOST_AT_ONCE) break;
  }
  if (failures.length > 0) throw failures[0];
}
