import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';
import { endOfNextWorkingDay, lateIfWaitingBefore } from '../company/enquiry-workflow.ts';

/** Takes cases that the office has kept too long and that the team lead has not been told of: each once for its step. */
export async function takeLateMotorCases(tx: Tx, now: Date, most: number) {
  const rows = await tx
    .with('late', (late) =>
      late
        .selectFrom('motor_cases')
        .select('id')
        .where('status', 'in', ['referred', 'confirmed', 'generated', 'audited'])
        .where('state_changed_at', '<', lateIfWaitingBefore(now))
        .where(sql<boolean>`late_mailed_for is distinct from state_changed_at`)
        .orderBy('state_changed_at')
        .limit(most)
        .forNoKeyUpdate()
        .skipLocked(),
    )
    .updateTable('motor_cases')
    .set((eb) => ({ late_mailed_for: eb.ref('state_changed_at') }))
    .where('id', 'in', (eb) => eb.selectFrom('late').select('id'))
    .returning(['quotation_number', sql<Date>`state_changed_at`.as('since')])
    .execute();
  return rows.map(({ quotation_number: number, since }) => ({
    kind: 'motorCase' as const,
    number,
    dueAt: endOfNextWorkingDay(since),
  }));
}
