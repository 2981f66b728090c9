import { addDays } from '@onegi/contract/lines/dates';
import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { recordAudit } from '../../audit/record-audit.ts';

/** A policy that is not paid is over when this day after its account date begins. */
const LAPSES_ON_DAY = 61;
const MOST_IN_A_RUN = 200;

/** Ends the policies whose premium has not been paid in time. */
export async function lapsePolicies({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const last = addDays(clock.today(), -LAPSES_ON_DAY);
  const lapseOne = () =>
    inTransaction(db, async (tx) => {
      const row = await tx
        .selectFrom('policies')
        .select(['id', 'policy_number'])
        .where('pending_since', '<=', last)
        .where('ended_as', 'is', null)
        .where((eb) =>
          eb.exists(
            eb
              .selectFrom('debit_credit_notes as note')
              .select('note.id')
              .whereRef('note.policy_id', '=', 'policies.id')
              .where('note.endorsement_no', '=', '000')
              .where('note.settlement', 'in', ['unsettled', 'partlySettled']),
          ),
        )
        .orderBy('pending_since')
        .limit(1)
        .forNoKeyUpdate()
        .skipLocked()
        .executeTakeFirst();
      if (!row) return false;
      await tx.updateTable('policies').set({ ended_as: 'lapsed' }).where('id', '=', row.id).execute();
      await recordAudit(tx, 'policy.lapsed', { id: row.id, name: row.policy_number, after: { state: 'lapsed' } });
      return true;
    });
  for (let lapsed = 0; lapsed < MOST_IN_A_RUN; lapsed++) if (!(await lapseOne())) return;
}
