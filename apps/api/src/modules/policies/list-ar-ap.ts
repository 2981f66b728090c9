import type { ArAp } from '@onegi/contract/calls/policies/ar-ap';
import type { Db } from '../../db/database.ts';
import type { Actor } from '../../ports/actor.ts';
import { bankStatusOf } from './bank-status.ts';
import { describeBooked, readBooked } from './describe-endorsement.ts';
import { type PolicyRow, seesHouseShare } from './policy-row.ts';

/** Receipts that pay for a policy, with the part of each that does; one that waits to be set against it has none. */
async function readReceipts(db: Db, policyId: string): Promise<ArAp['receipts']> {
  const rows = await db
    .with('paid', (of) =>
      of
        .selectFrom('allocations')
        .innerJoin('debit_credit_notes as note', 'note.id', 'allocations.note_id')
        .select(['receipt_id as id', ({ fn }) => fn.sum<string>('allocations.amount_cents').as('cents')])
        .where('note.policy_id', '=', policyId)
        .where('receipt_id', 'is not', null)
        .groupBy('receipt_id'),
    )
    .selectFrom('receipts')
    .leftJoin('paid', 'paid.id', 'receipts.id')
    .select(['receipt_number', 'received_on', 'amount_cents', 'bank_status', 'reversed_on', 'paid_type', 'cents'])
    .where((eb) =>
      eb.or([
        eb('receipts.id', 'in', eb.selectFrom('paid').select('id').$castTo<{ id: string }>()),
        eb('receipts.policy_id', '=', policyId),
      ]),
    )
    .orderBy('received_on')
    .orderBy('receipt_number')
    .execute();
  return rows.map((row) => ({
    receiptNumber: row.receipt_number,
    receivedOn: row.received_on,
    receiptCents: row.amount_cents,
    allocatedCents: Number(row.cents ?? 0),
    bankStatus: bankStatusOf(row),
    // Of money that came back it tells nothing any more.
    paidType: row.bank_status === 'returned' ? null : row.paid_type,
  }));
}

/** What the insurer was paid for a policy, with the part of each payment that is for it. */
async function readPayments(db: Db, policyId: string): Promise<ArAp['payments']> {
  const rows = await db
    .selectFrom('insurer_payments as payment')
    .innerJoin('insurer_payment_notes as part', 'part.payment_id', 'payment.id')
    .innerJoin('debit_credit_notes as note', 'note.id', 'part.note_id')
    .select(['payment.number', 'payment.paid_on', 'payment.total_cents'])
    .select(({ fn }) => fn.sum<string>('part.amount_cents').as('cents'))
    .where('note.policy_id', '=', policyId)
    .where('payment.state', '=', 'paid')
    .groupBy('payment.id')
    .orderBy('payment.paid_on')
    .orderBy('payment.number')
    .execute();
  return rows.map(({ number, paid_on, total_cents, cents }) => ({
    paymentNumber: number,
    paidOn: paid_on ?? '',
    paymentCents: total_cents,
    allocatedCents: Number(cents),
  }));
}

/** What is due for a policy and what came in. What its insurer is paid tells the commission: it is for the back office. */
export async function listArAp(db: Db, actor: Actor, policy: PolicyRow): Promise<ArAp> {
  const seesAll = seesHouseShare(actor);
  const [booked, receipts, payments] = await Promise.all([
    readBooked(db, policy.id),
    readReceipts(db, policy.id),
    seesAll ? readPayments(db, policy.id) : [],
  ]);
  return {
    endorsements: booked.map((row) => {
      const { noteNumber, endorsementNo, kind, endorsementState, accountOn, actualPremiumCents } = describeBooked(
        policy,
        row,
      );
      return {
        transactionNumber: policy.transaction_number,
        noteNumber,
        endorsementNo,
        kind,
        endorsementState,
        accountOn,
        dueOn: row.due_on,
        actualPremiumCents,
        totalCommissionCents: seesAll ? row.total_commission_cents : null,
      };
    }),
    receipts,
    payments,
  };
}
