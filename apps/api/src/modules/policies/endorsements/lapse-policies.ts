import { addDays } from '@onegi/contract/lines/dates';
import type { Tx } from '../../../db/database.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { recordAudit } from '../../audit/record-audit.ts';

/** A policy that is not paid is over when this day after its account date begins. */
const LAPSES_ON_DAY = 61;
const MOST_IN_A_RUN = 200;

/** Where a run has come to, in the order of the index. */
interface Place {
  readonly pending_since: string | null;
  readonly id: string;
}

/** The policies whose premium has not been paid by a day, from a place on: read from an index of those that have not ended. */
export const toLapse = (tx: Tx, last: string, { pending_since, id }: Place) =>
  tx
    .selectFrom('policies')
    .select(['id', 'policy_number', 'pending_since'])
    .where('pending_since', 'is not', null)
    .where('pending_since', '<=', last)
    .where('ended_as', 'is', null)
    .where((eb) => eb(eb.refTuple('pending_since', 'id'), '>', eb.tuple(pending_since, id)))
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
    .orderBy('id')
    .limit(1);

export const theFirst: Place = { pending_since: '0001-01-01', id: '00000000-0000-0000-0000-000000000000' };

/** Ends the policies whose premium has not been paid in time. */
export async function lapsePolicies({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const last = addDays(clock.today(), -LAPSES_ON_DAY);
  const lapseOne = (after: Place) =>
    inTransaction(db, async (tx) => {
      const row = await toLapse(tx, last, after).forNoKeyUpdate().skipLocked().executeTakeFirst();
      if (!row) return undefined;
      await tx.updateTable('policies').set({ ended_as: 'lapsed' }).where('id', '=', row.id).execute();
      await recordAudit(tx, 'policy.lapsed', { id: row.id, name: row.policy_number, after: { state: 'lapsed' } });
      return row;
    });
  let place: Place | undefined = theFirst;
  for (let lapsed = 0; place && lapsed < MOST_IN_A_RUN; lapsed++) place = await lapseOne(place);
}
