import type { Tx } from '../../db/database.ts';

/** Takes requests that have become late and that the team lead has not been told of, the longest late first: each once. */
export async function takeLateRequests(tx: Tx, now: Date, most: number) {
  const rows = await tx
    .with('late', (late) =>
      late
        .selectFrom('quote_requests')
        .select('id')
        .where('status', '=', 'waiting')
        .where('late_mailed_at', 'is', null)
        .where('due_at', '<', now)
        .orderBy('due_at')
        .limit(most)
        .forNoKeyUpdate()
        .skipLocked(),
    )
    .updateTable('quote_requests')
    .set({ late_mailed_at: now })
    .where('id', 'in', (eb) => eb.selectFrom('late').select('id'))
    .returning(['request_number', 'due_at'])
    .execute();
  return rows.map((row) => ({ kind: 'request' as const, number: row.request_number, dueAt: row.due_at }));
}
