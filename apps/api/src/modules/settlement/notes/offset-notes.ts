import type { BodyOf } from '@onegi/contract/call';
import type * as calls from '@onegi/contract/calls/settlement/notes';
import { sql } from 'kysely';
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
import { insuredNameHash } from '../../persons/held-names.ts';
import { readHolderNames } from '../../persons/read-holder-names.ts';
import { balanceOf, isReopened, lockNotes, type SettledNote } from '../lock-rows.ts';
import { describeNote } from './describe-note.ts';
import { earnSettled } from './earn-settled.ts';

/** The same policy, the same person by what identifies them, or the same firm by its name. */
async function isSameClient({ seal }: Deps, tx: Tx, one: string, other: string): Promise<boolean> {
  if (one === other) return true;
  const { rows } = await sql`
    select from policy_persons a join policy_persons b on a.lookup_hashes && b.lookup_hashes
    where a.owner_id = ${one} and b.owner_id = ${other} and a.person_no = 0 and b.person_no = 0`.execute(tx);
  if (rows.length > 0) return true;
  const firms = await tx
    .selectFrom('policy_person_fields')
    .select('owner_id')
    .where('owner_id', 'in', [one, other])
    .where('person_no', '=', 0)
    .where('field', '=', 'insuredName')
    .execute();
  if (firms.length !== 2) return false;
  const names = await readHolderNames(tx, seal, [one, other]);
  const [first, second] = [one, other].map((id) => insuredNameHash(seal, names.get(id) ?? ''));
  return first !== undefined && second?.equals(first) === true;
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
    if (!(await isSameClient(deps, tx, credit.policy_id, debit.policy_id))) throw new AppError('note.offsetOther');
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
