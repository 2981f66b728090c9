import type { NoteDetail } from '@onegi/contract/calls/settlement/receipt-shapes';
import type { Db } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Actor } from '../../../ports/actor.ts';
import { describeCase } from '../../workflow/describe-case.ts';
import { openedFrom } from '../sealed-texts.ts';
import { userNames } from '../user-names.ts';
import { gapOf } from './cover-gap.ts';
import { noteWorkflow } from './note-workflow.ts';
import { readNotes } from './read-notes.ts';

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
  const names = await userNames(db, [row.approved_by, row.reopened_by]);
  const nameOf = (id: string | null) => (id && names.get(id)) ?? null;
  return {
    ...open,
    noteState: noteWorkflow.stateOf(row),
    earnedOn: row.earned_on,
    remarks: openedFrom(deps.seal, 'debit_credit_notes', row.id, row.remarks_sealed),
    approvedBy: nameOf(row.approved_by),
    approvedAt: row.approved_at?.toISOString() ?? null,
    reopenedBy: nameOf(row.reopened_by),
    reopenedAt: row.reopened_at?.toISOString() ?? null,
    version: row.version,
    gapCents: await gapOf(db, noteId),
    ...describeCase(noteWorkflow, row, { actor, now: deps.clock.now() }),
  };
}
