import type { NoteDetail } from '@onegi/contract/calls/settlement/receipt-shapes';
import { noteActions } from '@onegi/contract/fields/receipts';
import type { Db } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Actor } from '../../../ports/actor.ts';
import { namesOfUsers } from '../../accounts/users/names-of-users.ts';
import { describeCase } from '../../workflow/describe-case.ts';
import { openedFrom } from '../sealed-texts.ts';
import { gapOf } from './cover-gap.ts';
import { moneyActions, movesMoney } from './money-actions.ts';
import { noteWorkflow } from './note-workflow.ts';
import { readNotes } from './read-notes.ts';

const isMove = (action: string): action is (typeof noteActions)[number] =>
  (noteActions as readonly string[]).includes(action);

/** What was set against a note, the first first, and what of it was taken back. */
async function readAllocations(db: Db, noteId: string, actor: Actor): Promise<NoteDetail['allocations']> {
  const rows = await db
    .selectFrom('allocations as a')
    .leftJoin('allocations as reversal', 'reversal.reverses', 'a.id')
    .leftJoin('allocations as side', 'side.id', 'a.other_id')
    .leftJoin('debit_credit_notes as other', 'other.id', 'side.note_id')
    .leftJoin('receipts', 'receipts.id', 'a.receipt_id')
    .select(['a.id', 'a.kind', 'a.amount_cents', 'a.allocated_at', 'a.receipt_id', 'receipts.receipt_number'])
    .select(['other.note_number as other_number', 'reversal.id as taken_back'])
    .where('a.note_id', '=', noteId)
    .where('a.reverses', 'is', null)
    .orderBy('a.allocated_at')
    .orderBy('a.id')
    .execute();
  return rows.map((row) => ({
    allocationId: row.id,
    kind: row.kind,
    amountCents: row.amount_cents,
    allocatedAt: row.allocated_at.toISOString(),
    receiptId: row.receipt_id,
    receiptNumber: row.receipt_number,
    otherNoteNumber: row.other_number,
    isTakenBack: row.taken_back !== null,
    canTakeBack: row.taken_back === null && row.kind !== 'refund' && movesMoney(actor),
  }));
}

/** A note as its page shows it. @throws AppError note.notFound */
export async function describeNote(
  deps: Pick<Deps, 'seal' | 'clock'>,
  db: Db,
  noteId: string,
  actor: Actor,
): Promise<NoteDetail> {
  const row = await db.selectFrom('debit_credit_notes').selectAll().where('id', '=', noteId).executeTakeFirst();
  const [open] = await readNotes(deps, db, [noteId]);
  if (!row || !open) throw new AppError('note.notFound');
  const described = describeCase(noteWorkflow, row, { actor, now: deps.clock.now() });
  const gapCents = await gapOf(db, noteId);
  const names = await namesOfUsers(db, [row.approved_by, row.reopened_by]);
  const approver = names.get(row.approved_by ?? '');
  const reopener = names.get(row.reopened_by ?? '');
  return {
    ...open,
    noteState: noteWorkflow.stateOf(row),
    earnedOn: row.earned_on,
    remarks: openedFrom(deps.seal, 'debit_credit_notes', row.id, row.remarks_sealed),
    approvedBy: approver?.name ?? null,
    approvedByZh: approver?.nameZh ?? null,
    approvedAt: row.approved_at?.toISOString() ?? null,
    reopenedBy: reopener?.name ?? null,
    reopenedByZh: reopener?.nameZh ?? null,
    reopenedAt: row.reopened_at?.toISOString() ?? null,
    version: row.version,
    gapCents,
    allocations: await readAllocations(db, noteId, actor),
    ...described,
    allowedActions: [...described.allowedActions.filter(isMove), ...(await moneyActions(db, row, gapCents, actor))],
  };
}
