import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { LAPSES_ON_DAY } from '../../policies/endorsements/lapse-policies.ts';
import type { SettledNote } from '../lock-rows.ts';

/** A policy waits for its premium until its new business is paid, also where it has ended meanwhile: it may be reinstated. */
export async function endPending(tx: Tx, note: SettledNote): Promise<void> {
  if (note.endorsement_no !== '000') return;
  await tx.updateTable('policies').set({ pending_since: null }).where('id', '=', note.policy_id).execute();
}

/** How many days a client has at least to pay what looked paid until somebody saw that the money had never come. */
const DAYS_OF_GRACE = 8;

/**
 * Money that was recorded wrongly never came: a policy whose new business no other money has ever settled was never in force, and
 * waits from its account date as before; where it would be over within days, it is warned as one that waits again and lapses when
 * the eighth day begins. Whoever calls has locked the notes and marked the receipt.
 */
export async function restorePending(
  { clock }: Pick<Deps, 'clock'>,
  tx: Tx,
  noteIds: readonly string[],
): Promise<void> {
  if (noteIds.length === 0) return;
  const today = clock.today();
  await sql`
    update policies set pending_since = greatest(note.account_on, ${today}::date - ${LAPSES_ON_DAY - DAYS_OF_GRACE}::int)
    from debit_credit_notes note
    where note.policy_id = policies.id and note.id = any(${noteIds}::uuid[]) and note.endorsement_no = '000'
      and policies.pending_since is null and policies.ends_on >= ${today}
      -- Of one that was moved in after its term, see below.
      and (policies.issued_at at time zone 'Asia/Hong_Kong')::date < note.account_on + ${LAPSES_ON_DAY}::int
      and note.amount_cents > (
        select coalesce(max(paid.cents), 0)
        from (select sum(a.amount_cents) over (order by a.allocated_at, a.id) as cents
          from allocations a left join receipts r on r.id = a.receipt_id
          where a.note_id = note.id and r.reversed_on is null) paid)`.execute(tx);
}

/**
 * After money was taken from notes: a policy of which nothing is paid any more waits for its premium from today. One of which a
 * part is paid goes on; what is written off is not paid. Whoever calls has locked the notes.
 */
export async function pendAgain({ clock }: Pick<Deps, 'clock'>, tx: Tx, noteIds: readonly string[]): Promise<void> {
  if (noteIds.length === 0) return;
  const today = clock.today();
  await tx
    .updateTable('policies')
    .from('debit_credit_notes as note')
    .set({ pending_since: today })
    .whereRef('note.policy_id', '=', 'policies.id')
    .where('note.id', 'in', noteIds)
    .where('note.endorsement_no', '=', '000')
    .where('policies.pending_since', 'is', null)
    // Whose period is over has been in force: the premium is owed, and no cover is left to wait for it.
    .where('policies.ends_on', '>=', today)
    // Nor does one wait that was moved in after its term: it was in force unpaid before anything was paid here.
    .where(
      sql<boolean>`(policies.issued_at at time zone 'Asia/Hong_Kong')::date < note.account_on + ${LAPSES_ON_DAY}::int`,
    )
    .where((eb) =>
      eb(
        eb
          .selectFrom('allocations as a')
          .select(sql<number>`coalesce(sum(a.amount_cents), 0)`.as('paid'))
          .whereRef('a.note_id', '=', 'note.id')
          .where('a.kind', '<>', 'writeOff'),
        '=',
        0,
      ),
    )
    .execute();
}
