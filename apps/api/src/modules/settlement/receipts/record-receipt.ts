import type { BodyOf } from '@onegi/contract/call';
import type * as calls from '@onegi/contract/calls/settlement/receipts';
import type { Tx } from '../../../db/database.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { writeTogether } from '../../../db/write-together.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../http/app-error.ts';
import { rememberAnswer } from '../../../http/idempotency.ts';
import { orderedId } from '../../../lib/ordered-id.ts';
import type { Actor } from '../../../ports/actor.ts';
import { atOneMoment } from '../../../ports/clock.ts';
import { auditRow } from '../../audit/record-audit.ts';
import { type Entry, entryWrites } from '../../ledger/post-entries.ts';
import { banked, received } from '../../ledger/postings.ts';
import { drawReceiptNumber } from '../../policies/numbers.ts';
import { lockReceipt } from '../lock-rows.ts';
import { sealedFor } from '../sealed-texts.ts';
import { allocateParts } from './allocate.ts';
import { describeReceipt } from './describe-receipt.ts';
import { firstBankStatus } from './receipt-workflow.ts';

type Input = BodyOf<typeof calls.recordReceipt>;

/** @throws AppError request.invalid on the day */
export function requirePast(field: string, day: string, today: string): void {
  if (day > today) throw new AppError('request.invalid', {}, { fields: [{ field, message: 'validation.notFuture' }] });
}

/** What money that came in posts: it is here, and at the bank where its way leads straight there. */
function entriesOf(id: string, { method, amountCents }: Input, postedBy: string | null): Entry[] {
  // What was paid to the insurer never was the client account's: its allocation says all of it.
  if (method === 'INS') return [];
  const money = { receiptId: id, method, amountCents };
  const of = { postedBy, receiptId: id };
  const came: Entry = { ...of, event: 'received', postings: received(money) };
  return firstBankStatus(method) === 'banked' ? [came, { ...of, event: 'banked', postings: banked(money) }] : [came];
}

async function insertReceipt(deps: Deps, tx: Tx, actor: Actor, receiptNumber: string, input: Input): Promise<string> {
  const id = orderedId();
  const { amountCents, receivedOn, method, bankReference = '', chequeNumber, payer = '', remarks = '' } = input;
  const status = firstBankStatus(method);
  await writeTogether(tx, [
    tx.insertInto('receipts').values({
      id,
      receipt_number: receiptNumber,
      policy_id: null,
      payment_id: null,
      received_on: receivedOn,
      received_at: deps.clock.now(),
      amount_cents: amountCents,
      currency: 'HKD',
      method,
      bank_status: status,
      paid_type: 'over',
      bank_reference: bankReference,
      cheque_number: chequeNumber ?? null,
      payer_sealed: sealedFor(deps.seal, 'receipts', id, payer),
      remarks_sealed: sealedFor(deps.seal, 'receipts', id, remarks),
      recorded_by: actor.userId,
      banked_on: status === 'banked' ? receivedOn : null,
      posted: true,
    }),
    tx
      .insertInto('audit_waiting')
      .values(auditRow('receipt.recorded', { id, name: receiptNumber, after: { amountCents, state: status } })),
    ...entryWrites(deps, tx, entriesOf(id, input, actor.userId)),
  ]);
  return id;
}

/**
 * Records money that came in, and sets it against notes where they are named: in one transaction, or nothing.
 * @throws AppError request.invalid, and as allocateParts does
 */
export async function recordReceipt(given: Deps, actor: Actor, input: Input) {
  const deps = atOneMoment(given);
  requirePast('receivedOn', input.receivedOn, deps.clock.today());
  const receiptNumber = await drawReceiptNumber(deps.numbers, deps.clock.today());
  return inTransaction(deps.db, async (tx) => {
    const id = await insertReceipt(deps, tx, actor, receiptNumber, input);
    const { parts = [] } = input;
    if (parts.length > 0) await allocateParts(deps, tx, await lockReceipt(tx, id), parts, actor);
    return rememberAnswer(tx, await describeReceipt(deps, tx, id, actor));
  });
}
