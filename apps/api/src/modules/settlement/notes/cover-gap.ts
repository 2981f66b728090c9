import type { BodyOf } from '@onegi/contract/call';
import type * as calls from '@onegi/contract/calls/settlement/receipts';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../http/app-error.ts';
import { rememberAnswer } from '../../../http/idempotency.ts';
import type { Actor } from '../../../ports/actor.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { postEntries } from '../../ledger/post-entries.ts';
import { officeCovered } from '../../ledger/postings.ts';
import { lockNote } from '../lock-rows.ts';
import { accountOfNote } from '../note-accounts.ts';

/** What the office has put into the client account for a note. */
export async function coveredFor(db: Db, noteId: string): Promise<number> {
  const row = await db
    .selectFrom('journal_entries as e')
    .innerJoin('journal_lines as l', 'l.entry_id', 'e.id')
    .select(sql<number>`coalesce(-sum(l.amount_cents), 0)::bigint`.as('cents'))
    .where('e.note_id', '=', noteId)
    .where('l.account', '=', 'officeAdvance')
    .executeTakeFirst();
  return row?.cents ?? 0;
}

/** What the client account lacks for a note, after what the office has put in; negative what the office may take back. */
export async function gapOf(db: Db, noteId: string): Promise<number> {
  const { held, commissionHeld } = await accountOfNote(db, noteId);
  const lacking = Math.max(0, -held) + Math.max(0, -commissionHeld);
  return lacking - (await coveredFor(db, noteId));
}

/**
 * The office puts its own money into the client account where a note lacks some, never more than that; or takes back what
 * it had put in, as far as the gap has closed.
 * @throws AppError note.notFound, gap.other when the gap is another by now
 */
export async function coverGap(deps: Deps, actor: Actor, { noteId, coveredCents }: BodyOf<typeof calls.coverGap>) {
  return inTransaction(deps.db, async (tx) => {
    const note = await lockNote(tx, noteId);
    const gapCents = await gapOf(tx, noteId);
    const isFitting = coveredCents > 0 ? coveredCents <= gapCents : coveredCents >= gapCents;
    if (!isFitting) throw new AppError('gap.other');
    await postEntries(deps, tx, [
      {
        event: 'officeCovered',
        postings: officeCovered(coveredCents),
        postedBy: actor.userId,
        policyId: note.policy_id,
        endorsementNo: note.endorsement_no,
        noteId,
      },
    ]);
    await recordAudit(tx, 'note.gapCovered', {
      id: noteId,
      name: note.note_number,
      after: { amountCents: coveredCents },
    });
    return rememberAnswer(tx, { gapCents: gapCents - coveredCents });
  });
}
