import { sql } from 'kysely';
import type { Deps } from '../../../deps.ts';
import { deliverNotice } from './notices.ts';
import { webhookUrl } from './webhook-url.ts';

const MOST_AT_ONCE = 10;
/** About four days. By then the shop has long since asked by itself. */
const MOST_ATTEMPTS = 100;

/**
 * Takes notices that are due: whoever takes one has it to itself until its next turn, which comes after 5, 10, 20 …
 * seconds and at last every hour. Measured by the database's clock, so that processes need not agree on the time.
 */
async function takeDue({ db }: Pick<Deps, 'db'>): Promise<string[]> {
  const taken = await db
    .with('due', (due) =>
      due
        .selectFrom('sandbox_notices')
        .select('id')
        .where('delivered_at', 'is', null)
        .where('next_attempt_at', '<=', sql<Date>`now()`)
        .where('attempts', '<', MOST_ATTEMPTS)
        .orderBy('next_attempt_at')
        .limit(MOST_AT_ONCE)
        .forUpdate()
        .skipLocked(),
    )
    .updateTable('sandbox_notices')
    .set({ next_attempt_at: sql`now() + least(5 * 2 ^ least(attempts, 10), 3600) * interval '1 second'` })
    .where('id', 'in', (eb) => eb.selectFrom('due').select('id'))
    .returning('id')
    .execute();
  return taken.map(({ id }) => id);
}

/**
 * Delivers the notices that did not reach the shop when they were made; the page's own attempt comes first. Any number
 * of processes may do it at once.
 */
export async function deliverLostNotices(deps: Deps): Promise<void> {
  for (;;) {
    const ids = await takeDue(deps);
    await Promise.all(ids.map((id) => deliverNotice(deps, id, webhookUrl(deps))));
    if (ids.length < MOST_AT_ONCE) return;
  }
}
