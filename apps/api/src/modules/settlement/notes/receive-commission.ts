import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../http/app-error.ts';
import { rememberAnswer } from '../../../http/idempotency.ts';
import type { Actor } from '../../../ports/actor.ts';
import { atOneMoment } from '../../../ports/clock.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { postEntries } from '../../ledger/post-entries.ts';
import { commissionReceived } from '../../ledger/postings.ts';
import { lockNote } from '../lock-rows.ts';
import { sharesOf, writeEarnings } from './earn-settled.ts';

/**
 * The insurer has paid the commission of a note that the client paid to it directly: it is the office's at once, and earned.
 * @throws AppError note.notFound, commission.notDirect
 */
export async function receiveCommission(given: Deps, actor: Actor, noteId: string) {
  const deps = atOneMoment(given);
  return inTransaction(deps.db, async (tx) => {
    const note = await lockNote(tx, noteId);
    const direct = await tx
      .selectFrom('allocations')
      .select(({ fn }) => fn.sum<number>('amount_cents').as('cents'))
      .where('note_id', '=', noteId)
      .where('kind', '=', 'direct')
      .executeTakeFirst();
    if (Number(direct?.cents ?? 0) !== note.amount_cents || note.earned_on !== null)
      throw new AppError('commission.notDirect');
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
