import type { Tx } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { postEntries } from '../../ledger/post-entries.ts';
import { receiptGivenBack, refunded } from '../../ledger/postings.ts';
import { isBanked } from '../receipts/receipt-workflow.ts';
import type { RefundRow } from './refund-workflow.ts';

/** The money of a refund has left. */
export async function postRefunded(
  deps: Pick<Deps, 'clock'>,
  tx: Tx,
  { id, note_id, receipt_id, policy_id, amount_cents: amountCents }: RefundRow,
  postedBy: string | null,
): Promise<void> {
  const of = { event: 'refunded', postedBy, policyId: policy_id, paymentId: id } as const;
  if (note_id) {
    await postEntries(deps, tx, [{ ...of, noteId: note_id, postings: refunded({ noteId: note_id, amountCents }) }]);
    return;
  }
  const receipt = await tx.selectFrom('receipts').selectAll().where('id', '=', receipt_id).executeTakeFirstOrThrow();
  const money = { receiptId: receipt.id, method: receipt.method, amountCents };
  await postEntries(deps, tx, [{ ...of, receiptId: receipt.id, postings: receiptGivenBack(money, isBanked(receipt)) }]);
}
