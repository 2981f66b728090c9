import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { PolicyEnd } from './policy-status.ts';

/** A policy with the numbers of its first note and receipt, and its documents. */
export interface PolicyOfApplication {
  readonly policyId: string;
  readonly policyNumber: string;
  readonly transactionNumber: string;
  readonly noteNumber: string;
  readonly receiptNumber: string;
  readonly startsOn: string;
  readonly endsOn: string;
  /** What somebody decided; null while the dates alone say where it stands. */
  readonly endedAs: PolicyEnd | null;
  /** Since when its premium is waited for; null once it is paid. */
  readonly pendingSince: string | null;
  readonly paidCents: number;
  readonly paidAt: Date;
  readonly documents: readonly { readonly id: string; readonly kind: string }[];
}

/** The policy that came of an application, if it was paid. */
export async function readPolicyOfApplication(db: Db, applicationId: string): Promise<PolicyOfApplication | undefined> {
  return db
    .selectFrom('policies')
    .innerJoin('debit_credit_notes as note', (join) =>
      join.onRef('note.policy_id', '=', 'policies.id').on('note.endorsement_no', '=', '000'),
    )
    .innerJoin('allocations', 'allocations.note_id', 'note.id')
    .innerJoin('receipts', 'receipts.id', 'allocations.receipt_id')
    .select([
      'policies.id as policyId',
      'policies.policy_number as policyNumber',
      'policies.transaction_number as transactionNumber',
      'note.note_number as noteNumber',
      'receipts.receipt_number as receiptNumber',
      'policies.starts_on as startsOn',
      'policies.ends_on as endsOn',
      'policies.ended_as as endedAs',
      'policies.pending_since as pendingSince',
      'receipts.amount_cents as paidCents',
      'receipts.received_at as paidAt',
      sql<PolicyOfApplication['documents']>`(
        select jsonb_agg(jsonb_build_object('id', id, 'kind', kind)) from documents where owner_id = policies.id
      )`.as('documents'),
    ])
    .where('policies.application_id', '=', applicationId)
    .executeTakeFirst();
}
