import type { Tx } from '../../db/database.ts';
import type { Write } from '../../db/write-together.ts';
import type { Deps } from '../../deps.ts';
import { orderedId } from '../../lib/ordered-id.ts';
import type { Entry } from '../ledger/post-entries.ts';
import { allocated, receiptGivenBack, received } from '../ledger/postings.ts';

/** How a card's money comes in. */
const CARD = 'CC';

export interface CardReceipt {
  readonly receiptNumber: string;
  /** The policy that it pays, and the note that it is put against; null where it bought nothing and goes back. */
  readonly pays: { readonly policyId: string; readonly noteId: string } | null;
  /** The policy of notes that it is put against afterwards. */
  readonly policyId?: string;
  readonly paymentId: string;
  readonly amountCents: number;
  readonly currency: string;
  /** The gateway's name of the payment. */
  readonly bankReference: string;
}

/** What is written of a receipt, and what it posts. */
export interface Received {
  readonly writes: readonly Write[];
  readonly entries: readonly Entry[];
}

/**
 * A card payment that the gateway has confirmed, put against its note whole. It is unbanked until the gateway pays out.
 * @returns what is written together with the note
 */
export function cardReceipt(deps: Deps, tx: Tx, { pays, ...receipt }: CardReceipt): Received {
  const id = orderedId();
  const { amountCents } = receipt;
  const policyOf = pays?.policyId ?? receipt.policyId ?? null;
  const row = tx.insertInto('receipts').values({
    id,
    receipt_number: receipt.receiptNumber,
    policy_id: policyOf,
    payment_id: receipt.paymentId,
    received_on: deps.clock.today(),
    received_at: deps.clock.now(),
    amount_cents: amountCents,
    currency: receipt.currency,
    method: CARD,
    bank_status: 'unbanked',
    paid_type: 'full',
    bank_reference: receipt.bankReference,
    posted: true,
  });
  const came: Entry = {
    event: 'received',
    postings: received({ receiptId: id, method: CARD, amountCents }),
    postedBy: null,
    policyId: policyOf,
    receiptId: id,
  };
  if (!pays) return { writes: [row], entries: [came] };
  const { noteId, policyId } = pays;
  return {
    writes: [
      row,
      tx.insertInto('allocations').values({
        receipt_id: id,
        note_id: noteId,
        amount_cents: amountCents,
        allocated_at: deps.clock.now(),
        posted: true,
      }),
    ],
    entries: [
      came,
      {
        event: 'allocated',
        postings: allocated(id, { noteId, amountCents }),
        postedBy: null,
        policyId,
        noteId,
        receiptId: id,
      },
    ],
  };
}

/** What was left of the card money of a payment that bought nothing, and is in no other use, has gone back through the gateway. */
export async function cardReceiptReturned(deps: Deps, tx: Tx, paymentId: string): Promise<Received> {
  const receipt = await tx
    .selectFrom('receipts')
    .select(['id', 'amount_cents', 'charged_back_cents'])
    .where('payment_id', '=', paymentId)
    .where('policy_id', 'is', null)
    .where('bank_status', '=', 'unbanked')
    .where('allocated_cents', '=', 0)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!receipt) return { writes: [], entries: [] };
  const amountCents = receipt.amount_cents - receipt.charged_back_cents;
  return {
    writes: [
      tx
        .updateTable('receipts')
        .set({ bank_status: 'returned', returned_on: deps.clock.today() })
        .where('id', '=', receipt.id),
    ],
    entries: [
      {
        event: 'refunded',
        postings: receiptGivenBack({ receiptId: receipt.id, method: CARD, amountCents }, false),
        postedBy: null,
        receiptId: receipt.id,
      },
    ],
  };
}
