import type { BodyOf } from '@onegi/contract/call';
import type * as calls from '@onegi/contract/calls/settlement/receipts';
import type { AuditAction } from '@onegi/contract/fields/audit';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/database.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../http/app-error.ts';
import { rememberAnswer } from '../../../http/idempotency.ts';
import type { Actor } from '../../../ports/actor.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { type EntryCause, postEntries } from '../../ledger/post-entries.ts';
import { officeCovered } from '../../ledger/postings.ts';
import { lockNote, lockReceipt } from '../lock-rows.ts';
import { accountOfNote } from '../note-accounts.ts';

/** What the office has put into the client account for a note, or for a receipt. */
export async function coveredFor(db: Db, id: string, by: 'note_id' | 'receipt_id' = 'note_id'): Promise<number> {
  const row = await db
    .selectFrom('journal_entries as e')
    .innerJoin('journal_lines as l', 'l.entry_id', 'e.id')
    .select(sql<number>`coalesce(-sum(l.amount_cents), 0)::bigint`.as('cents'))
    .where(`e.${by}`, '=', id)
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

/** By how much more of a receipt went back than came, after what the office has put in. */
export async function gapOfReceipt(db: Db, receiptId: string): Promise<number> {
  const row = await db
    .selectFrom('journal_lines')
    .select(sql<number>`greatest(0, coalesce(sum(amount_cents), 0))::bigint`.as('cents'))
    .where('receipt_id', '=', receiptId)
    .where('account', '=', 'unallocated')
    .executeTakeFirst();
  return (row?.cents ?? 0) - (await coveredFor(db, receiptId, 'receipt_id'));
}

/** What lacks money in the client account, locked. */
interface Lacking {
  readonly id: string;
  readonly name: string;
  readonly gapCents: number;
  readonly cause: EntryCause;
  readonly audit: AuditAction;
}

async function lackingNote(tx: Tx, noteId: string): Promise<Lacking> {
  const note = await lockNote(tx, noteId);
  return {
    id: noteId,
    name: note.note_number,
    gapCents: await gapOf(tx, noteId),
    cause: { policyId: note.policy_id, endorsementNo: note.endorsement_no, noteId },
    audit: 'note.gapCovered',
  };
}

async function lackingReceipt(tx: Tx, receiptId: string): Promise<Lacking> {
  const receipt = await lockReceipt(tx, receiptId);
  return {
    id: receiptId,
    name: receipt.receipt_number,
    gapCents: await gapOfReceipt(tx, receiptId),
    cause: { policyId: receipt.policy_id, receiptId },
    audit: 'receipt.gapCovered',
  };
}

/**
 * The office puts its own money into the client account where a note or a receipt lacks some, never more than that; or takes
 * back what it had put in, as far as the gap has closed.
 * @throws AppError note.notFound, receipt.notFound, gap.other when the gap is another by now
 */
export async function coverGap(
  deps: Deps,
  actor: Actor,
  { noteId, receiptId, coveredCents }: BodyOf<typeof calls.coverGap>,
) {
  return inTransaction(deps.db, async (tx) => {
    const { id, name, gapCents, cause, audit } =
      receiptId === undefined ? await lackingNote(tx, noteId as string) : await lackingReceipt(tx, receiptId);
    const isFitting = coveredCents > 0 ? coveredCents <= gapCents : coveredCents >= gapCents;
    if (!isFitting) throw new AppError('gap.other');
    const postings = officeCovered(coveredCents);
    await postEntries(deps, tx, [{ ...cause, event: 'officeCovered', postings, postedBy: actor.userId }]);
    await recordAudit(tx, audit, { id, name, after: { amountCents: coveredCents } });
    return rememberAnswer(tx, { gapCents: gapCents - coveredCents });
  });
}
