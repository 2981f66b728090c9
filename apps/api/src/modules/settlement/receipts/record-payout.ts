import type { BodyOf } from '@onegi/contract/call';
import type * as calls from '@onegi/contract/calls/settlement/receipts';
import type { Tx } from '../../../db/database.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../http/app-error.ts';
import { rememberAnswer } from '../../../http/idempotency.ts';
import { orderedId } from '../../../lib/ordered-id.ts';
import type { Actor } from '../../../ports/actor.ts';
import { atOneMoment } from '../../../ports/clock.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { postEntries } from '../../ledger/post-entries.ts';
import { feeCovered, gatewayPaidOut } from '../../ledger/postings.ts';
import { act } from '../../workflow/act.ts';
import { lockReceipts } from '../lock-rows.ts';
import { earnSettled } from '../notes/earn-settled.ts';
import { collectedOf, type ReceiptRow, receiptWorkflow } from './receipt-workflow.ts';
import { requirePast } from './record-receipt.ts';

type Input = BodyOf<typeof calls.recordGatewayPayout>;

/** Cards whose money the gateway still has, and that is not on its way back to who paid it. */
async function requireCollected(tx: Tx, receipts: readonly ReceiptRow[]): Promise<void> {
  if (receipts.some(({ method, bank_status }) => method !== 'CC' || bank_status !== 'unbanked'))
    throw new AppError('payout.notUnbanked');
  const paymentIds = receipts.flatMap(({ payment_id }) => payment_id ?? []);
  if (paymentIds.length === 0) return;
  const goingBack = await tx
    .selectFrom('payments')
    .select('id')
    .where('id', 'in', paymentIds)
    .where((eb) => eb.or([eb('refund_due', '=', true), eb('state', '<>', 'paid')]))
    .executeTakeFirst();
  if (goingBack) throw new AppError('payout.notUnbanked');
}

async function postPayout(deps: Deps, tx: Tx, actor: Actor, id: string, receipts: readonly ReceiptRow[], fee: number) {
  const money = receipts.map((row) => ({ receiptId: row.id, method: row.method, amountCents: collectedOf(row) }));
  const of = { event: 'gatewayPaidOut', postedBy: actor.userId, paymentId: id } as const;
  await postEntries(deps, tx, [
    { ...of, postings: gatewayPaidOut(money, fee) },
    ...(fee > 0 ? [{ ...of, event: 'officeCovered' as const, postings: feeCovered(fee) }] : []),
  ]);
}

async function earnPaidOut(deps: Deps, tx: Tx, actor: Actor, receiptIds: readonly string[]): Promise<void> {
  const paid = await tx
    .selectFrom('allocations')
    .select('note_id')
    .distinct()
    .where('receipt_id', 'in', receiptIds)
    .execute();
  await earnSettled(
    deps,
    tx,
    paid.map(({ note_id }) => note_id),
    { postedBy: actor.userId },
  );
}

/**
 * Records what a gateway has paid out: these cards' money is at the bank less the fee, which the office bears, and what
 * they settle is earned.
 * @throws AppError receipt.notFound, payout.notUnbanked, payout.wrongSum, request.invalid
 */
export async function recordGatewayPayout(given: Deps, actor: Actor, input: Input): Promise<{ payoutId: string }> {
  const deps = atOneMoment(given);
  const { receiptIds, feeCents, arrivedCents, paidOutOn, bankReference } = input;
  const now = deps.clock.now();
  requirePast('paidOutOn', paidOutOn, deps.clock.today());
  return inTransaction(deps.db, async (tx) => {
    const receipts = [...(await lockReceipts(tx, receiptIds)).values()];
    await requireCollected(tx, receipts);
    const amountCents = receipts.reduce((sum, row) => sum + collectedOf(row), 0);
    if (arrivedCents !== amountCents - feeCents) throw new AppError('payout.wrongSum');
    const payoutId = orderedId();
    await tx
      .insertInto('gateway_payouts')
      .values({
        id: payoutId,
        bank_reference: bankReference,
        paid_out_on: paidOutOn,
        receipts: receipts.length,
        amount_cents: amountCents,
        fee_cents: feeCents,
        recorded_by: actor.userId as string,
        recorded_at: now,
      })
      .execute();
    const change = { payout_id: payoutId, banked_on: paidOutOn };
    for (const { id, version } of receipts)
      await act(tx, receiptWorkflow, { id, version, action: 'payOut', actor, now, change });
    await postPayout(deps, tx, actor, payoutId, receipts, feeCents);
    await earnPaidOut(deps, tx, actor, [...new Set(receiptIds)]);
    await recordAudit(tx, 'payout.recorded', {
      id: payoutId,
      name: bankReference,
      after: { amountCents: arrivedCents, rows: receipts.length },
    });
    return rememberAnswer(tx, { payoutId });
  });
}
