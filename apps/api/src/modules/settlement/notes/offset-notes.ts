import type { BodyOf } from '@onegi/contract/call';
import type * as calls from '@onegi/contract/calls/settlement/notes';
import type { Tx } from '../../../db/database.ts';
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
import { offset } from '../../ledger/postings.ts';
import { clientMark } from '../client-mark.ts';
import { balanceOf, isReopened, lockNotes, type SettledNote } from '../lock-rows.ts';
import { describeNote } from './describe-note.ts';
import { earnSettled } from './earn-settled.ts';

/** Whether two policies are of one client. */
async function isSameClient(tx: Tx, one: string, other: string): Promise<boolean> {
  const policies = tx.selectFrom('policies').select(clientMark.as('mark')).distinct();
  return (await policies.where('id', 'in', [one, other]).execute()).length === 1;
}

const refused = (message: string) =>
  new AppError('allocation.aboveBalance', {}, { fields: [{ field: 'partCents', message }] });

function requireFitting(credit: SettledNote, debit: SettledNote, partCents: number): void {
  const reopened = [credit, debit].find(isReopened);
  if (reopened) throw new AppError('note.reopened', { note: reopened.note_number });
  if (credit.amount_cents >= 0) throw new AppError('note.notPayable', { note: credit.note_number });
  if (debit.amount_cents <= 0) throw new AppError('note.notPayable', { note: debit.note_number });
  if (partCents > -balanceOf(credit) || partCents > balanceOf(debit)) throw refused('errors.allocationAboveBalance');
}

/**
 * Sets a part of a credit note against a debit note of the same client: two allocations, each naming the other.
 * @throws AppError note.notFound, .reopened, .notPayable, .offsetOther, allocation.aboveBalance
 */
export async function offsetNotes(
  given: Deps,
  actor: Actor,
  { creditNoteId, noteId, partCents }: BodyOf<typeof calls.offsetNotes>,
) {
  const deps = atOneMoment(given);
  return inTransaction(deps.db, async (tx) => {
    const notes = await lockNotes(tx, [creditNoteId, noteId]);
    const [credit, debit] = [notes.get(creditNoteId), notes.get(noteId)];
    if (!credit || !debit) throw new AppError('note.notFound');
    requireFitting(credit, debit, partCents);
    if (!(await isSameClient(tx, credit.policy_id, debit.policy_id))) throw new AppError('note.offsetOther');
    const [creditSide, debitSide] = [orderedId(), orderedId()];
    const made = {
      kind: 'offset' as const,
      receipt_id: null,
      allocated_at: deps.clock.now(),
      allocated_by: actor.userId,
      posted: true,
    };
    const entries = entryWrites(deps, tx, [
      {
        event: 'offset',
        postings: offset(creditNoteId, noteId, partCents),
        postedBy: actor.userId,
        policyId: debit.policy_id,
        endorsementNo: debit.endorsement_no,
        noteId,
        paymentId: debitSide,
      },
    ]);
    await writeTogether(tx, [
      tx.insertInto('allocations').values([
        { ...made, id: creditSide, note_id: creditNoteId, amount_cents: -partCents, other_id: debitSide },
        { ...made, id: debitSide, note_id: noteId, amount_cents: partCents, other_id: creditSide },
      ]),
      ...entries,
    ]);
    await recordAudit(tx, 'note.offset', { id: noteId, name: debit.note_number, after: { amountCents: partCents } });
    await earnSettled(deps, tx, [creditNoteId, noteId], { postedBy: actor.userId });
    return rememberAnswer(tx, await describeNote(deps, tx, noteId, actor));
  });
}
