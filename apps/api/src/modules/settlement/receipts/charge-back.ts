import type { Tx } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { orderedId } from '../../../lib/ordered-id.ts';
import type { Actor } from '../../../ports/actor.ts';
import { atOneMoment } from '../../../ports/clock.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { postEntries } from '../../ledger/post-entries.ts';
import { receiptGivenBack } from '../../ledger/postings.ts';
import { act } from '../../workflow/act.ts';
import { lockNotes, lockReceipt, type SettledNote } from '../lock-rows.ts';
import { reverseEarned } from '../notes/earn-settled.ts';
import { pendAgain } from '../notes/policy-pending.ts';
import { cancelRefunds, openRefundsOf } from '../refunds/cancel-refunds.ts';
import type { RefundRow } from '../refunds/refund-workflow.ts';
import { type Part, writePaidType, writeParts } from './allocate.ts';
import { isBanked, type ReceiptRow, receiptWorkflow, restOf } from './receipt-workflow.ts';
import { standingAllocations } from './reverse-receipt.ts';
import { type AllocationRow, reverseAllocations } from './take-back.ts';

/** What a bank took back of a card payment, and the notice that said so. */
interface Chargeback {
  readonly receiptId: string;
  readonly paymentId: string;
  readonly eventId: string;
  readonly amountCents: number;
  /** The gateway was asked to give the payment back, and may do so yet. */
  readonly isRefundUnderway: boolean;
}

/** The newest allocation first; of one moment the one whose note is due last, so that the oldest debt stays paid. */
const inOrder = (notes: ReadonlyMap<string, SettledNote>) => (one: AllocationRow, other: AllocationRow) => {
  const [note, otherNote] = [notes.get(one.note_id), notes.get(other.note_id)];
  return (
    other.allocated_at.getTime() - one.allocated_at.getTime() ||
    (otherNote?.due_on ?? '').localeCompare(note?.due_on ?? '') ||
    (otherNote?.note_number ?? '').localeCompare(note?.note_number ?? '')
  );
};

/**
 * Takes money from what it was set against until so much is free. Of the last allocation what is left is set against its
 * note again: allocations are turned round and never changed.
 */
async function freeAllocated(
  deps: Deps,
  tx: Tx,
  receipt: ReceiptRow,
  { allocations, neededCents, actor }: { allocations: readonly AllocationRow[]; neededCents: number; actor: Actor },
): Promise<void> {
  const notes = await lockNotes(
    tx,
    allocations.map(({ note_id }) => note_id),
  );
  let missing = neededCents;
  const [taken, kept]: [AllocationRow[], Part[]] = [[], []];
  for (const allocation of allocations.toSorted(inOrder(notes))) {
    if (missing <= 0) break;
    taken.push(allocation);
    if (allocation.amount_cents > missing)
      kept.push({ noteId: allocation.note_id, partCents: allocation.amount_cents - missing });
    missing -= allocation.amount_cents;
  }
  const opened = [...new Set(taken.map(({ note_id }) => note_id))];
  for (const id of opened) await reverseEarned(deps, tx, notes.get(id) as SettledNote, actor.userId);
  await reverseAllocations(deps, tx, taken, actor.userId);
  if (kept.length > 0) await writeParts(deps, tx, receipt, notes, kept, actor);
  // Also where nothing was earned: a card's word is enough for a policy to begin, before its money is at the bank.
  await pendAgain(deps, tx, opened);
}

/**
 * What waits to go back of the receipt, or by its card, until so much is free. What the card was to give back, it gives whole
 * or not: it is cancelled, unless the gateway may be giving it back already.
 */
async function freeRefunds(
  deps: Deps,
  tx: Tx,
  receipt: ReceiptRow,
  { refunds, back, actor }: { refunds: readonly RefundRow[]; back: Chargeback; actor: Actor },
) {
  let missing = back.amountCents - restOf(receipt);
  const cancelled = back.isRefundUnderway ? [] : refunds.filter(({ card_payment_id }) => card_payment_id !== null);
  for (const refund of cancelled) if (refund.receipt_id === receipt.id) missing -= refund.amount_cents;
  for (const refund of refunds.toReversed()) {
    if (missing <= 0 || refund.card_payment_id !== null) continue;
    cancelled.push(refund);
    missing -= refund.amount_cents;
  }
  await cancelRefunds(deps, tx, cancelled, actor);
}

/** Writes down what was taken back, and posts it: from the bank account, or from what the gateway still had. */
async function writeChargeback(deps: Deps, tx: Tx, receipt: ReceiptRow, back: Chargeback, actor: Actor): Promise<void> {
  const id = orderedId();
  const { receiptId, amountCents } = back;
  const wasBanked = isBanked(receipt);
  await tx
    .insertInto('card_chargebacks')
    .values({
      id,
      receipt_id: receiptId,
      payment_id: back.paymentId,
      event_id: back.eventId,
      amount_cents: amountCents,
      was_banked: wasBanked,
      charged_back_at: deps.clock.now(),
    })
    .execute();
  const postings = receiptGivenBack({ receiptId, method: receipt.method, amountCents }, wasBanked);
  const { policy_id: policyId } = receipt;
  await postEntries(deps, tx, [
    { event: 'chargedBack', postings, postedBy: actor.userId, policyId, receiptId, paymentId: id },
  ]);
}

/**
 * The bank of a card's holder has taken a payment back, or a part of it. Nobody asks for it and nobody can refuse it. It is
 * taken from what is set against nothing, then from what waits to go back, then from what it pays, the newest first: that
 * is owed again by so much, and what was earned by it is earned no longer. What has gone to an insurer, a consultant or back
 * to the client stays a gap. Once nothing is left of it the receipt is returned.
 */
export async function chargeBackReceipt(given: Deps, tx: Tx, back: Chargeback, actor: Actor): Promise<void> {
  const deps = atOneMoment(given);
  const { receiptId: id, amountCents } = back;
  const seen = await lockReceipt(tx, id);
  if (seen.bank_status === 'returned') return;
  const allocations = await standingAllocations(tx, id);
  const refunds = await openRefundsOf(tx, seen);
  const noteIds = allocations.map(({ note_id }) => note_id);
  await lockNotes(tx, [...noteIds, ...refunds.flatMap(({ note_id }) => note_id ?? [])]);
  await freeRefunds(deps, tx, seen, { refunds, back, actor });
  const receipt = await lockReceipt(tx, id);
  const neededCents = amountCents - restOf(receipt);
  await freeAllocated(deps, tx, receipt, { allocations, neededCents, actor });
  await writeChargeback(deps, tx, receipt, back, actor);
  const { version } = receipt;
  if (seen.charged_back_cents + amountCents === seen.amount_cents) {
    await act(tx, receiptWorkflow, { id, version, action: 'chargeBack', actor: 'system', now: deps.clock.now() });
    return;
  }
  await writePaidType(tx, id, noteIds);
  const after = { amountCents: -amountCents, state: receipt.bank_status };
  await recordAudit(tx, 'receipt.chargedBack', { id, name: receipt.receipt_number, after });
}
