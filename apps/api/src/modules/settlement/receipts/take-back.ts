import type { Selectable } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../http/app-error.ts';
import { rememberAnswer } from '../../../http/idempotency.ts';
import { orderedId } from '../../../lib/ordered-id.ts';
import type { Actor } from '../../../ports/actor.ts';
import { atOneMoment } from '../../../ports/clock.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { reverseEntries } from '../../ledger/post-entries.ts';
import type { PoliciesTables } from '../../policies/tables.ts';
import { lockNotes, lockReceipts, type SettledNote } from '../lock-rows.ts';
import { accountOfNote } from '../note-accounts.ts';
import { reverseEarned } from '../notes/earn-settled.ts';
import { pendAgain } from '../notes/policy-pending.ts';
import { uncoveredRefundsOf } from '../refunds/refunded-ahead.ts';
import { standingEntries } from '../standing-entries.ts';
import { writePaidType } from './allocate.ts';

export type AllocationRow = Selectable<PoliciesTables['allocations']>;

const eventOf = {
  money: 'allocated',
  direct: 'paidToInsurer',
  offset: 'offset',
  writeOff: 'writtenOff',
  refund: 'refundDue',
} as const;

/** Whether an allocation has been turned round. */
async function isTakenBack(tx: Tx, id: string): Promise<boolean> {
  const row = await tx.selectFrom('allocations').select('id').where('reverses', '=', id).executeTakeFirst();
  return row !== undefined;
}

/** The entry that an allocation has posted; one of the release before is known by its note, receipt and event. */
async function entryOf(tx: Tx, allocation: AllocationRow): Promise<string | undefined> {
  const event = [eventOf[allocation.kind]];
  const [own] = await standingEntries(tx, { event, paymentId: allocation.id });
  if (own || allocation.receipt_id === null) return own;
  const [older] = await standingEntries(tx, { event, noteId: allocation.note_id, receiptId: allocation.receipt_id });
  return older;
}

/** Turns allocations round with their entries: rows and postings that say the opposite. The caller has locked the rows. */
export async function reverseAllocations(
  deps: Pick<Deps, 'clock'>,
  tx: Tx,
  allocations: readonly AllocationRow[],
  postedBy: string | null,
): Promise<void> {
  if (allocations.length === 0) return;
  const entries: string[] = [];
  for (const allocation of allocations) {
    const entry = await entryOf(tx, allocation);
    // Both rows of an offset have one entry.
    if (entry && !entries.includes(entry)) entries.push(entry);
  }
  await reverseEntries(deps, tx, entries, postedBy);
  await tx
    .insertInto('allocations')
    .values(
      allocations.map(({ id, kind, receipt_id, note_id, amount_cents, other_id }) => ({
        id: orderedId(),
        kind,
        receipt_id,
        note_id,
        amount_cents: -amount_cents,
        other_id,
        reverses: id,
        allocated_at: deps.clock.now(),
        allocated_by: postedBy,
        posted: true,
      })),
    )
    .execute();
}

/**
 * What was settled stays settled once its money went further: to a consultant, to the office, to the insurer, or back to the
 * client as a return premium that the insurer has not given yet.
 * @param isGapConfirmed the office covers what the insurer, a consultant or itself was paid, which the books can turn round
 * @throws AppError allocation.commissionPaid, .insurerPaid, .refunded
 */
export async function requireNotPaidOn(
  tx: Tx,
  note: SettledNote,
  { kind, amount_cents: amountCents }: Pick<AllocationRow, 'kind' | 'amount_cents'>,
  isGapConfirmed = false,
): Promise<void> {
  const paidOut = await tx
    .selectFrom('commission_earnings')
    .select('id')
    .where('note_id', '=', note.id)
    .where('payout_id', 'is not', null)
    .executeTakeFirst();
  const received = await standingEntries(tx, { event: ['commissionReceived'], noteId: note.id });
  // Earned and shared in the books of another system: nothing here could turn it round.
  const isPast =
    note.amount_cents > 0 &&
    note.earned_on !== null &&
    note.total_commission_cents !== 0 &&
    (await standingEntries(tx, { event: ['earned', 'commissionReceived'], noteId: note.id })).length === 0;
  const { held, commissionHeld } = await accountOfNote(tx, note.id);
  const earned = note.earned_on === null ? 0 : note.total_commission_cents;
  const wentFurther = !isGapConfirmed && (paidOut !== undefined || commissionHeld !== earned);
  if (isPast || received.length > 0 || wentFurther) throw new AppError('allocation.commissionPaid');
  // What was earned goes back to the note first.
  if (note.amount_cents <= 0 || kind === 'direct') return;
  const left = held + commissionHeld - amountCents;
  if (left < 0 && !isGapConfirmed) throw new AppError('allocation.insurerPaid');
  const refunded = await uncoveredRefundsOf(tx, note.policy_id);
  if (refunded > 0 && left < refunded) throw new AppError('allocation.refunded');
}

async function readAllocation(tx: Tx, id: string): Promise<AllocationRow> {
  const row = await tx.selectFrom('allocations').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row || row.reverses !== null) throw new AppError('allocation.notFound');
  if (row.kind === 'refund') throw new AppError('allocation.byRefund');
  return row;
}

/**
 * Takes back an allocation: of an offset both sides.
 * @throws AppError allocation.notFound, .byRefund, .takenBack, .commissionPaid, .insurerPaid, .refunded
 */
export async function takeBackAllocation(given: Deps, actor: Actor, allocationId: string) {
  const deps = atOneMoment(given);
  return inTransaction(deps.db, async (tx) => {
    const asked = await readAllocation(tx, allocationId);
    const other = asked.other_id ? await readAllocation(tx, asked.other_id) : undefined;
    const rows = other ? [asked, other] : [asked];
    const receipts = await lockReceipts(
      tx,
      rows.flatMap(({ receipt_id }) => receipt_id ?? []),
    );
    const notes = await lockNotes(
      tx,
      rows.map(({ note_id }) => note_id),
    );
    if (await isTakenBack(tx, allocationId)) throw new AppError('allocation.takenBack');
    for (const row of rows) {
      const note = notes.get(row.note_id) as SettledNote;
      await requireNotPaidOn(tx, note, row);
      await reverseEarned(deps, tx, note, actor.userId);
    }
    await reverseAllocations(deps, tx, rows, actor.userId);
    await pendAgain(deps, tx, [...notes.keys()]);
    // Some of it is left now.
    for (const id of receipts.keys()) await writePaidType(tx, id, []);
    const [receipt] = receipts.values();
    const [note] = notes.values();
    await recordAudit(tx, 'receipt.allocationTakenBack', {
      id: receipt?.id ?? note?.id,
      name: receipt?.receipt_number ?? note?.note_number,
      after: { amountCents: -asked.amount_cents },
    });
    return rememberAnswer(tx, { allocationId });
  });
}
