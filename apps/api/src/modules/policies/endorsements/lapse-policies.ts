import { addDays } from '@onegi/contract/lines/dates';
import type { Tx } from '../../../db/database.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { recordAudit } from '../../audit/record-audit.ts';

/** A policy that is not paid is over when this day begins after its account date, or after its money went back. */
export const LAPSES_ON_DAY = 61;
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
    .select(['id', 'policy_number', 'pending_since', 'ends_on'])
    .select((eb) =>
      eb
        .selectFrom('debit_credit_notes as note')
        .select('note.account_on')
        .whereRef('note.policy_id', '=', 'policies.id')
        .where('note.endorsement_no', '=', '000')
        .as('account_on'),
    )
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

/** Ends the policies whose premium has not been paid in time. One that waits again and whose period is over has expired. */
export async function lapsePolicies({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const today = clock.today();
  const last = addDays(today, -LAPSES_ON_DAY);
  const lapseOne = (after: Place) =>
    inTransaction(db, async (tx) => {
      const row = await toLapse(tx, last, after).forNoKeyUpdate().skipLocked().executeTakeFirst();
      if (!row) return undefined;
      const { pending_since: since, account_on: accountOn } = row;
      const waitsAgain = since !== null && accountOn !== null && since > accountOn;
      const hasExpired = waitsAgain && row.ends_on < today;
      const change = hasExpired ? { pending_since: null } : { ended_as: 'lapsed' as const };
      await tx.updateTable('policies').set(change).where('id', '=', row.id).execute();
      if (hasExpired) return row;
      await recordAudit(tx, 'policy.lapsed', { id: row.id, name: row.policy_number, after: { state: 'lapsed' } });
      return row;
    });
  let place: Place | undefined = theFirst;
  for (let lapsed = 0; place && lapsed < MOST_IN_A_RUN; lapsed++) place = await lapseOne(place);
}
