import type { Tx } from '../../../db/database.ts';
import { recordAudit } from '../../audit/record-audit.ts';

/** A policy is superseded by its renewal, unless something else has ended it. */
export async function renewPolicy(tx: Tx, policyId: string): Promise<void> {
  const row = await tx
    .updateTable('policies')
    .set({ ended_as: 'renewed' })
    .where('id', '=', policyId)
    .where('ended_as', 'is', null)
    .returning(['id', 'policy_number'])
    .executeTakeFirst();
  if (row)
    await recordAudit(tx, 'policy.renewed', { id: row.id, name: row.policy_number, after: { state: 'renewed' } });
}
