import type { Db } from '../../../db/database.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../http/app-error.ts';
import { rememberAnswer } from '../../../http/idempotency.ts';
import type { Actor } from '../../../ports/actor.ts';
import { atOneMoment } from '../../../ports/clock.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { postEntries } from '../../ledger/post-entries.ts';
import { commissionReceived } from '../../ledger/postings.ts';
import { lockNote, type SettledNote } from '../lock-rows.ts';
import { sharesOf, writeEarnings } from './earn-settled.ts';

/** Whether a note was paid to the insurer alone, which owes its commission. */
export async function isCommissionOwed(
  db: Db,
  { id, amount_cents, earned_on }: Pick<SettledNote, 'id' | 'amount_cents' | 'earned_on'>,
): Promise<boolean> {
  if (earned_on !== null || amount_cents <= 0) return false;
  const direct = await db
    .selectFrom('allocations')
    .select(({ fn }) => fn.sum<number>('amount_cents').as('cents'))
    .where('note_id', '=', id)
    .where('kind', '=', 'direct')
    .executeTakeFirst();
  return Number(direct?.cents ?? 0) === amount_cents;
}

/**
 * The insurer has paid the commission of a note that the client paid to it directly: it is the office's at once, and earned.
 * @throws AppError note.notFound, commission.notDirect
 */
export async function receiveCommission(given: Deps, actor: Actor, noteId: string) {
  const deps = atOneMoment(given);
  return inTransaction(deps.db, async (tx) => {
    const note = await lockNote(tx, noteId);
    if (!(await isCommissionOwed(tx, note))) throw new AppError('commission.notDirect');
    const amountCents = note.total_commission_cents;
    const shares = sharesOf(note);
    await postEntries(deps, tx, [
      {
        event: 'commissionReceived',
        postings: commissionReceived(note.insurer_code, { noteId, amountCents }, shares),
        postedBy: actor.userId,
        policyId: note.policy_id,
        endorsementNo: note.endorsement_no,
        noteId,
      },
    ]);
    await writeEarnings(tx, note, shares, deps.clock.today());
    await recordAudit(tx, 'note.commissionReceived', { id: noteId, name: note.note_number, after: { amountCents } });
    return rememberAnswer(tx, { noteId, partCents: amountCents });
  });
}
