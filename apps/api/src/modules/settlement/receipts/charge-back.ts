import type { Tx } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import type { Actor } from '../../../ports/actor.ts';
import { atOneMoment } from '../../../ports/clock.ts';
import { act } from '../../workflow/act.ts';
import { lockReceipt } from '../lock-rows.ts';
import { receiptWorkflow } from './receipt-workflow.ts';
import { reverseReceipt } from './reverse-receipt.ts';

/**
 * The bank of a card's holder has taken a payment back: what came of its receipt is turned round, as of a cheque that comes
 * back. Nobody asks for it and nobody can refuse it.
 * @returns the receipt's number; null where it has gone back already
 */
export async function chargeBackReceipt(given: Deps, tx: Tx, receiptId: string, actor: Actor): Promise<string | null> {
  const deps = atOneMoment(given);
  const receipt = await lockReceipt(tx, receiptId);
  if (receipt.bank_status === 'returned') return null;
  const { id, version } = receipt;
  await act(tx, receiptWorkflow, { id, version, action: 'chargeBack', actor: 'system', now: deps.clock.now() });
  await reverseReceipt(deps, tx, receipt, actor);
  return receipt.receipt_number;
}
