import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';
import { endOfNextWorkingDay, lateIfWaitingBefore } from './enquiry-workflow.ts';

/** Since it was sent or opened again. */
export const waitingSince = sql<Date>`coalesce(waiting_since, sent_at)`;

/** Takes enquiries that have become late and that the team lead has not been told of, the longest late first: each once. */
export async function takeLateEnquiries(tx: Tx, now: Date, most: number) {
  const rows = await tx
    .with('late', (late) =>
      late
        .selectFrom('enquiries')
        .select('id')
        .where('answered_at', 'is', null)
        .where('closed_at', 'is', null)
        .where('late_mailed_at', 'is', null)
        .where(waitingSince, '<', lateIfWaitingBefore(now))
        .orderBy(waitingSince)
        .limit(most)
        .forNoKeyUpdate()
        .skipLocked(),
    )
    .updateTable('enquiries')
    .set({ late_mailed_at: now })
    .where('id', 'in', (eb) => eb.selectFrom('late').select('id'))
    .returning(['enquiry_number', waitingSince.as('since')])
    .execute();
  return rows.map(({ enquiry_number: number, since }) => ({
    kind: 'enquiry' as const,
    number,
    dueAt: endOfNextWorkingDay(since),
  }));
}
