import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { settlementOf } from './settlement.ts';

export interface CardReceipt {
  readonly receiptNumber: string;
  readonly policyId: string;
  readonly paymentId: string;
  readonly amountCents: number;
  readonly currency: string;
  /** The gateway's name of the payment. */
  readonly bankReference: string;
}

/** Records a card payment that the gateway has confirmed: cleared, for the bank has answered for it. */
export async function recordCardReceipt(deps: Deps, tx: Tx, receipt: CardReceipt): Promise<string> {
  const id = randomUUID();
  await tx
    .insertInto('receipts')
    .values({
      id,
      receipt_number: receipt.receiptNumber,
      policy_id: receipt.policyId,
      payment_id: receipt.paymentId,
      received_on: deps.clock.today(),
      received_at: deps.clock.now(),
      amount_cents: receipt.amountCents,
      currency: receipt.currency,
      method: 'CC',
      bank_status: 'C',
      paid_type: 'F',
      bank_reference: receipt.bankReference,
    })
    .execute();
  return id;
}

/** Puts money of a receipt against a note; the note's settlement follows from all that was put against it. */
export async function allocate(
  deps: Deps,
  tx: Tx,
  { receiptId, noteId, amountCents }: { receiptId: string; noteId: string; amountCents: number },
): Promise<void> {
  const note = await tx
    .selectFrom('notes')
    .select('amount_cents')
    .where('id', '=', noteId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('allocations')
    .values({ receipt_id: receiptId, note_id: noteId, amount_cents: amountCents, allocated_at: deps.clock.now() })
    .execute();
  const { allocated } = await tx
    .selectFrom('allocations')
    .select(sql<number>`sum(amount_cents)::bigint`.as('allocated'))
    .where('note_id', '=', noteId)
    .executeTakeFirstOrThrow();
  await tx
    .updateTable('notes')
    .set({ settlement: settlementOf(note.amount_cents, allocated) })
    .where('id', '=', noteId)
    .execute();
}
