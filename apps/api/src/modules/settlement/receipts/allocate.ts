import type { BodyOf } from '@onegi/contract/call';
import type * as calls from '@onegi/contract/calls/settlement/receipts';
import type { ErrorCode } from '@onegi/contract/errors';
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
import { type Entry, entryWrites } from '../../ledger/post-entries.ts';
import { allocated, paidToInsurer } from '../../ledger/postings.ts';
import { balanceOf, isReopened, lockNotes, lockReceipt, type SettledNote } from '../lock-rows.ts';
import { earnSettled } from '../notes/earn-settled.ts';
import { endPending } from '../notes/policy-pending.ts';
import { describeReceipt } from './describe-receipt.ts';
import { type ReceiptRow, restOf } from './receipt-workflow.ts';

/** A part of a receipt's money for one note. */
export interface Part {
  readonly noteId: string;
  readonly partCents: number;
}

const refusedPart = (code: ErrorCode, at: number, message: string) =>
  new AppError(code, {}, { fields: [{ field: `parts.${at}.partCents`, message }] });

/** @throws AppError note.*, allocation.* on the part's field */
function requireFitting(receipt: ReceiptRow, notes: ReadonlyMap<string, SettledNote>, parts: readonly Part[]): void {
  const open = new Map([...notes].map(([id, note]) => [id, balanceOf(note)]));
  let rest = restOf(receipt);
  for (const [at, { noteId, partCents }] of parts.entries()) {
    const note = notes.get(noteId);
    if (!note) throw new AppError('note.notFound');
    if (isReopened(note)) throw new AppError('note.reopened', { note: note.note_number });
    if (note.amount_cents <= 0) throw new AppError('note.notPayable', { note: note.note_number });
    const balance = open.get(noteId) ?? 0;
    if (partCents > balance) throw refusedPart('allocation.aboveBalance', at, 'errors.allocationAboveBalance');
    if (partCents > rest) throw refusedPart('receipt.insufficient', at, 'errors.receiptInsufficient');
    // What a client pays to an insurer is the whole premium: of a part nobody could say whose commission is in it.
    if (receipt.method === 'INS' && (note.allocated_cents !== 0 || partCents !== note.amount_cents))
      throw refusedPart('allocation.directWhole', at, 'errors.allocationDirectWhole');
    open.set(noteId, balance - partCents);
    rest -= partCents;
  }
}

interface NewAllocation {
  readonly id: string;
  readonly entry: Entry;
  readonly part: Part;
}

function newAllocation(receipt: ReceiptRow, note: SettledNote, part: Part, actor: Actor): NewAllocation {
  const id = orderedId();
  const booked = { noteId: note.id, amountCents: part.partCents };
  const isDirect = receipt.method === 'INS';
  return {
    id,
    part,
    entry: {
      event: isDirect ? 'paidToInsurer' : 'allocated',
      postings: isDirect ? paidToInsurer(note.insurer_code, booked) : allocated(receipt.id, booked),
      postedBy: actor.userId,
      policyId: note.policy_id,
      endorsementNo: note.endorsement_no,
      noteId: note.id,
      receiptId: receipt.id,
      paymentId: id,
    },
  };
}

/** How the money fits what it was set against: some of it is left, some of a note is still open, or neither. */
export async function writePaidType(tx: Tx, receiptId: string, noteIds: readonly string[]): Promise<void> {
  const receipt = await tx.selectFrom('receipts').selectAll().where('id', '=', receiptId).executeTakeFirstOrThrow();
  const open =
    noteIds.length > 0 &&
    (await tx
      .selectFrom('debit_credit_notes')
      .select('id')
      .where('id', 'in', noteIds)
      .where('settlement', 'in', ['unsettled', 'partlySettled'])
      .executeTakeFirst());
  await tx
    .updateTable('receipts')
    .set({ paid_type: restOf(receipt) > 0 ? 'over' : open ? 'part' : 'full', version: receipt.version + 1 })
    .where('id', '=', receiptId)
    .execute();
}

/** Writes parts of a receipt's money as allocations with their entries. Receipt and notes are locked, and the parts fit. */
export async function writeParts(
  deps: Pick<Deps, 'clock'>,
  tx: Tx,
  receipt: ReceiptRow,
  notes: ReadonlyMap<string, SettledNote>,
  parts: readonly Part[],
  actor: Actor,
): Promise<void> {
  const made = parts.map((part) => newAllocation(receipt, notes.get(part.noteId) as SettledNote, part, actor));
  await writeTogether(tx, [
    tx.insertInto('allocations').values(
      made.map(({ id, part }) => ({
        id,
        kind: receipt.method === 'INS' ? ('direct' as const) : ('money' as const),
        receipt_id: receipt.id,
        note_id: part.noteId,
        amount_cents: part.partCents,
        allocated_at: deps.clock.now(),
        allocated_by: actor.userId,
        posted: true,
      })),
    ),
    ...entryWrites(
      deps,
      tx,
      made.map(({ entry }) => entry),
    ),
  ]);
}

/**
 * Sets money of a receipt, which is locked, against notes, and earns what is settled by it.
 * @throws AppError note.notFound, .reopened, .notPayable; allocation.aboveBalance, .directWhole; receipt.insufficient
 */
export async function allocateParts(
  deps: Pick<Deps, 'clock'>,
  tx: Tx,
  receipt: ReceiptRow,
  parts: readonly Part[],
  actor: Actor,
): Promise<void> {
  const noteIds = parts.map(({ noteId }) => noteId);
  const notes = await lockNotes(tx, noteIds);
  requireFitting(receipt, notes, parts);
  await writeParts(deps, tx, receipt, notes, parts, actor);
  await writePaidType(tx, receipt.id, noteIds);
  if (receipt.method === 'INS') for (const note of notes.values()) await endPending(tx, note);
  await recordAudit(tx, 'receipt.allocated', {
    id: receipt.id,
    name: receipt.receipt_number,
    after: { amountCents: parts.reduce((sum, { partCents }) => sum + partCents, 0), rows: parts.length },
  });
  await earnSettled(deps, tx, noteIds, { postedBy: actor.userId });
}

/**
 * Sets what is left of a receipt against notes. Of two at once one wins: the other has seen an older version.
 * @throws AppError receipt.notFound, .stale, .wrongState, and as allocateParts does
 */
export async function allocateReceipt(
  given: Deps,
  actor: Actor,
  { receiptId, version, parts }: BodyOf<typeof calls.allocateReceipt>,
) {
  const deps = atOneMoment(given);
  return inTransaction(deps.db, async (tx) => {
    const receipt = await lockReceipt(tx, receiptId);
    if (receipt.version !== version) throw new AppError('receipt.stale');
    if (receipt.bank_status === 'returned') throw new AppError('receipt.wrongState');
    await allocateParts(deps, tx, receipt, parts, actor);
    return rememberAnswer(tx, await describeReceipt(deps, tx, receiptId, actor));
  });
}
