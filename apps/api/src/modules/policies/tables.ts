import type { Generated } from 'kysely';
import type { Language } from '../../lib/texts.ts';
import type { PolicyEnd } from './policy-status.ts';
import type { Settlement } from './settlement.ts';

/**
 * Rows of policies and their accounts in migrations/003_purchases.sql, 053_states_in_words.sql, 102_settlement.sql and
 * 104_policy_servicing.sql. Money in cents.
 */
export interface PoliciesTables {
  policies: {
    id: string;
    policy_number: string;
    transaction_number: string;
    application_id: string | null;
    line: string;
    insurer_code: string;
    plan_code: string;
    quote_id: string | null;
    language: Language;
    starts_on: string;
    ends_on: string;
    ended_as: PolicyEnd | null;
    currency: string;
    consultant_code: string | null;
    holder_sealed: Buffer;
    answers_sealed: Buffer | null;
    issued_on: string;
    issued_at: Date;
    second_consultant_code: Generated<string | null>;
    /** Its part of the consultants' commission. */
    second_share_bp: Generated<number>;
    handler_id: Generated<string | null>;
    pending_since: Generated<string | null>;
    version: Generated<number>;
    changed_at: Generated<Date | null>;
    changed_by: Generated<string | null>;
    remarks_sealed: Generated<Buffer | null>;
    holder_name_hash: Generated<Buffer | null>;
    /** By which import it came. */
    import_id: Generated<string | null>;
  };
  policy_endorsements: {
    policy_id: string;
    endorsement_no: string;
    kind: string;
    effective_on: string;
    account_on: string;
    gross_premium_cents: number;
    insurer_discount_bp: number;
    net_premium_cents: number;
    client_discount_bp: number;
    actual_premium_cents: number;
    other_levies_cents: number;
    levy_cents: number;
    total_levies_cents: number;
    basic_rate_bp: number;
    basic_commission_cents: number;
    total_commission_cents: number;
    payout_bp: number;
    consultant_commission_cents: number;
    house_commission_cents: number;
    receivable_cents: number;
    payable_cents: number;
    created_at: Date;
    id: Generated<string>;
    ends_on: Generated<string | null>;
    changes_sealed: Generated<Buffer | null>;
    reverses_no: Generated<string | null>;
    issued_by: Generated<string | null>;
    approved_by: Generated<string | null>;
    approved_at: Generated<Date | null>;
  };
  debit_credit_notes: {
    id: string;
    note_number: string;
    policy_id: string;
    endorsement_no: string;
    kind: string;
    amount_cents: number;
    currency: string;
    account_on: string;
    due_on: string;
    /** Follows from the allocations; the database writes it. */
    settlement: Generated<Settlement>;
    allocated_cents: Generated<number>;
    created_at: Date;
    earned_on: Generated<string | null>;
    remarks_sealed: Generated<Buffer | null>;
    approved_by: Generated<string | null>;
    approved_at: Generated<Date | null>;
    reopened_at: Generated<Date | null>;
    reopened_by: Generated<string | null>;
    state_changed_at: Generated<Date | null>;
    version: Generated<number>;
    posted: Generated<boolean>;
    /** When the whole of what its insurer is owed was paid, or of a credit note taken back. */
    insurer_settled_on: Generated<string | null>;
  };
  receipts: {
    id: string;
    receipt_number: string;
    policy_id: string | null;
    payment_id: string | null;
    received_on: string;
    received_at: Date;
    amount_cents: number;
    currency: string;
    method: string;
    bank_status: 'unbanked' | 'banked' | 'cleared' | 'returned';
    paid_type: 'full' | 'part' | 'over';
    bank_reference: string;
    cheque_number: Generated<string | null>;
    payer_sealed: Generated<Buffer | null>;
    remarks_sealed: Generated<Buffer | null>;
    recorded_by: Generated<string | null>;
    banked_on: Generated<string | null>;
    cleared_on: Generated<string | null>;
    returned_on: Generated<string | null>;
    /** Recorded wrongly; its bank_status is then `returned`, as the release before knows it. */
    reversed_on: Generated<string | null>;
    reversed_by: Generated<string | null>;
    reversal_reason_sealed: Generated<Buffer | null>;
    state_changed_at: Generated<Date | null>;
    version: Generated<number>;
    /** How much of it is set against notes; the database writes it. */
    allocated_cents: Generated<number>;
    /** How much has gone back to whoever paid it, or waits to. */
    refunded_cents: Generated<number>;
    /** How much of it the bank of a card's holder has taken back; the database writes it. */
    charged_back_cents: Generated<number>;
    /** The gateway's payout that it came with. */
    payout_id: Generated<string | null>;
    posted: Generated<boolean>;
    /** By which import it came. */
    import_id: Generated<string | null>;
  };
  allocations: {
    id: Generated<string>;
    kind: Generated<'money' | 'offset' | 'writeOff' | 'direct' | 'refund'>;
    receipt_id: string | null;
    note_id: string;
    amount_cents: number;
    allocated_at: Date;
    other_id: Generated<string | null>;
    reverses: Generated<string | null>;
    allocated_by: Generated<string | null>;
    posted: Generated<boolean>;
    /** Where it counts in the books on another day than its own. */
    counted_on: Generated<string | null>;
  };
  commission_rates: { product: string; tier: number; effective_from: string; basic_bp: number; payout_bp: number };
}

declare module '../../db/database.ts' {
  interface Database extends PoliciesTables {}
}
