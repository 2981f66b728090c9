import { inTransaction } from '../../../db/transaction.ts';
import { writeTogether } from '../../../db/write-together.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../http/app-error.ts';
import { rememberAnswer } from '../../../http/idempotency.ts';
import { orderedId } from '../../../lib/ordered-id.ts';
import type { Actor } from '../../../ports/actor.ts';
import { atOneMoment } from '../../../ports/clock.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { entryWrites } from '../../ledger/post-entries.ts';
import { writtenOff } from '../../ledger/postings.ts';
import { balanceOf, isReopened, lockNote } from '../lock-rows.ts';
import { describeNote } from './describe-note.ts';
import { earnSettled } from './earn-settled.ts';
import { fitsWriteOff } from './written-off.ts';

/**
 * The house pays what is left of a debit note, up to HK$1.00 of each in all.
 * @throws AppError note.notFound, .reopened, .settled, .notPayable, .writeOffTooMuch
 */
export async function writeOffNote(given: Deps, actor: Actor, noteId: string) {
  const deps = atOneMoment(given);
  return inTransaction(deps.db, async (tx) => {
    const note = await lockNote(tx, noteId);
    const balance = balanceOf(note);
    if (isReopened(note)) throw new AppError('note.reopened', { note: note.note_number });
    if (note.amount_cents <= 0) throw new AppError('note.notPayable', { note: note.note_number });
    if (balance === 0) throw new AppError('note.settled');
    if (!(await fitsWriteOff(tx, note))) throw new AppError('note.writeOffTooMuch');
    const id = orderedId();
    const entries = entryWrites(deps, tx, [
      {
        event: 'writtenOff',
        postings: writtenOff({ noteId, amountCents: balance }),
        postedBy: actor.userId,
        policyId: note.policy_id,
        endorsementNo: note.endorsement_no,
        noteId,
        paymentId: id,
      },
    ]);
    await writeTogether(tx, [
      tx.insertInto('allocations').values({
        id,
        kind: 'writeOff',
        receipt_id: null,
        note_id: noteId,
        amount_cents: balance,
        allocated_at: deps.clock.now(),
        allocated_by: actor.userId,
        posted: true,
      }),
      ...entries,
    ]);
    await recordAudit(tx, 'note.writtenOff', { id: noteId, name: note.note_number, after: { amountCents: balance } });
    await earnSettled(deps, tx, [noteId], { postedBy: actor.userId });
    return rememberAnswer(tx, await describeNote(deps, tx, noteId, actor));
  });
}
