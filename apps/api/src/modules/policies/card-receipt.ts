import { randomUUID } from 'node:crypto';
import type { Tx } from '../../db/database.ts';
import type { Write } from '../../db/write-together.ts';
import type { Deps } from '../../deps.ts';

export interface CardReceipt {
  readonly receiptNumber: string;
  readonly policyId: string;
  /** The note that the money is put against. */
  readonly noteId: string;
  readonly paymentId: string;
  readonly amountCents: number;
  readonly currency: string;
  /** The gateway's name of the payment. */
  readonly bankReference: string;
}

/**
 * A card payment that the gateway has confirmed, put against its note whole: cleared, for the bank has answered for it.
 * @returns what is written together with the note, whose settlement tells of it
 */
export function cardReceipt(deps: Deps, tx: Tx, receipt: CardReceipt): Write[] {
  const id = randomUUID();
  const { amountCents } = receipt;
  return [
    tx.insertInto('receipts').values({
      id,
      receipt_number: receipt.receiptNumber,
      policy_id: receipt.policyId,
      payment_id: receipt.paymentId,
      received_on: deps.clock.today(),
      received_at: deps.clock.now(),
      amount_cents: amountCents,
      currency: receipt.currency,
      method: 'CC',
      bank_status: 'cleared',
      paid_type: 'full',
      bank_reference: receipt.bankReference,
    }),
    tx
      .insertInto('allocations')
      .values({ receipt_id: id, note_id: receipt.noteId, amount_cents: amountCents, allocated_at: deps.clock.now() }),
  ];
}
