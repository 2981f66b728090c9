import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { refundedAhead } from '../../ledger/refunded-ahead.ts';

/**
 * What of a credit note went back to its client, or is on its way by the gateway, before the insurer gave it, and that the
 * office has not covered: it came out of the money of the policy's debit notes, which has to stay for it.
 * @param credit alias of the credit note
 */
export const uncoveredRefund = (credit: string): RawBuilder<number> => sql<number>`greatest(0, ${refundedAhead(credit)}
  + (select coalesce(sum(l.amount_cents), 0) from journal_entries e join journal_lines l on l.entry_id = e.id
    where e.note_id = ${sql.ref(`${credit}.id`)} and l.account = 'officeAdvance')
  + (select coalesce(sum(f.amount_cents), 0) from client_refunds f join payments p on p.id = f.card_payment_id
    where f.note_id = ${sql.ref(`${credit}.id`)} and f.state = 'approved' and (p.refund_due or p.state = 'refunded')))::bigint`;

/** The same of all credit notes of a policy, in cents. */
export async function uncoveredRefundsOf(db: Db, policyId: string): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    select coalesce(sum(${uncoveredRefund('credit')}), 0)::bigint as cents from debit_credit_notes credit
    where credit.policy_id = ${policyId} and credit.amount_cents < 0`.execute(db);
  return rows[0]?.cents ?? 0;
}
