import type { Allocation, JournalEntry, ReceiptDetail } from '@onegi/contract/calls/settlement/receipt-shapes';
import { type ReceiptMethod, receiptActions } from '@onegi/contract/fields/receipts';
import type { Db } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Actor } from '../../../ports/actor.ts';
import { namesOfUsers } from '../../accounts/users/names-of-users.ts';
import { bankStatusOf } from '../../policies/bank-status.ts';
import { describeCase } from '../../workflow/describe-case.ts';
import { gapOfReceipt } from '../notes/cover-gap.ts';
import { gapActions, movesMoney } from '../notes/money-actions.ts';
import { openedFrom } from '../sealed-texts.ts';
import { wasClearedBefore } from './cleared-before.ts';
import { receiptWorkflow, restOf } from './receipt-workflow.ts';
import { isMatched } from './standing-match.ts';

async function readAllocations(db: Db, receiptId: string): Promise<Allocation[]> {
  const rows = await db
    .selectFrom('allocations as a')
    .innerJoin('debit_credit_notes as n', 'n.id', 'a.note_id')
    .innerJoin('policies as p', 'p.id', 'n.policy_id')
    .leftJoin('allocations as r', 'r.reverses', 'a.id')
    .select(['a.id', 'a.kind', 'a.note_id', 'a.amount_cents', 'a.allocated_at', 'n.note_number', 'p.policy_number'])
    .select('r.id as taken_back')
    .where('a.receipt_id', '=', receiptId)
    .where('a.reverses', 'is', null)
    .orderBy('a.allocated_at')
    .orderBy('n.note_number')
    .execute();
  return rows.map((row) => ({
    allocationId: row.id,
    kind: row.kind,
    noteId: row.note_id,
    noteNumber: row.note_number,
    policyNumber: row.policy_number,
    amountCents: row.amount_cents,
    allocatedAt: row.allocated_at.toISOString(),
    isTakenBack: row.taken_back !== null,
    canTakeBack: row.taken_back === null,
  }));
}

async function readEntries(db: Db, receiptId: string): Promise<JournalEntry[]> {
  const entries = await db
    .selectFrom('journal_entries')
    .select(['id', 'event', 'booked_on'])
    .where((eb) =>
      eb.or([
        eb('receipt_id', '=', receiptId),
        eb('id', 'in', eb.selectFrom('journal_lines').select('entry_id').where('receipt_id', '=', receiptId)),
      ]),
    )
    .orderBy('posted_at')
    .orderBy('id')
    .execute();
  if (entries.length === 0) return [];
  const lines = await db
    .selectFrom('journal_lines as l')
    .leftJoin('debit_credit_notes as n', 'n.id', 'l.note_id')
    .select(['l.entry_id', 'l.account', 'l.amount_cents', 'n.note_number'])
    .where(
      'l.entry_id',
      'in',
      entries.map(({ id }) => id),
    )
    .orderBy('l.line_no')
    .execute();
  return entries.map(({ id, event, booked_on }) => ({
    entryId: id,
    event,
    bookedOn: booked_on,
    lines: lines
      .filter(({ entry_id }) => entry_id === id)
      .map(({ account, amount_cents, note_number }) => ({
        account,
        amountCents: amount_cents,
        noteNumber: note_number,
      })),
  }));
}

const isShown = (action: string): action is (typeof receiptActions)[number] =>
  (receiptActions as readonly string[]).includes(action);

/** A receipt as its page shows it. @throws AppError receipt.notFound */
export async function describeReceipt(
  { seal, clock }: Pick<Deps, 'seal' | 'clock'>,
  db: Db,
  receiptId: string,
  actor: Actor,
): Promise<ReceiptDetail> {
  const row = await db.selectFrom('receipts').selectAll().where('id', '=', receiptId).executeTakeFirst();
  if (!row) throw new AppError('receipt.notFound');
  const names = await namesOfUsers(db, [row.recorded_by, row.reversed_by]);
  const recorder = names.get(row.recorded_by ?? '');
  const reverser = names.get(row.reversed_by ?? '');
  const gapCents = await gapOfReceipt(db, receiptId);
  const described = describeCase(receiptWorkflow, row, { actor, now: clock.now() });
  const isPast = await wasClearedBefore(db, row);
  const shown = described.allowedActions
    .filter(isShown)
    .filter((action) => !isPast || (action !== 'dishonour' && action !== 'reverse'));
  // Money that a line of a statement shows did come.
  const isCertain = shown.includes('reverse') && (await isMatched(db, receiptId));
  const offered = isCertain ? shown.filter((action) => action !== 'reverse') : shown;
  return {
    receiptId,
    receiptNumber: row.receipt_number,
    receivedOn: row.received_on,
    amountCents: row.amount_cents,
    currency: row.currency,
    method: row.method as ReceiptMethod,
    bankStatus: bankStatusOf(row),
    paidType: row.paid_type,
    bankReference: row.bank_reference,
    chequeNumber: row.cheque_number ?? '',
    payer: openedFrom(seal, 'receipts', row.id, row.payer_sealed),
    remarks: openedFrom(seal, 'receipts', row.id, row.remarks_sealed),
    allocatedCents: row.allocated_cents,
    refundedCents: row.refunded_cents,
    chargedBackCents: row.charged_back_cents,
    restCents: restOf(row),
    recordedBy: recorder?.name ?? null,
    recordedByZh: recorder?.nameZh ?? null,
    reversedOn: row.reversed_on,
    reversedBy: reverser?.name ?? null,
    reversedByZh: reverser?.nameZh ?? null,
    reversalReason: openedFrom(seal, 'receipts', row.id, row.reversal_reason_sealed) || null,
    gapCents,
    version: row.version,
    allocations: await readAllocations(db, receiptId),
    entries: await readEntries(db, receiptId),
    ...described,
    allowedActions: [...offered, ...(movesMoney(actor) ? gapActions(gapCents) : [])],
  };
}
