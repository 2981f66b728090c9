import type { GivenVia } from '@onegi/contract/fields/accounts-current';
import type { Generated } from 'kysely';

/** A state of money that leaves: prepared, waiting for another's approval, approved, gone. */
export type DisbursementState = 'draft' | 'awaitingApproval' | 'approved' | 'paid' | 'cancelled';

/** What payments to insurers, drawings of commission and payouts to consultants have in common. Money in cents. */
export interface DisbursementRow {
  id: string;
  number: string;
  state: DisbursementState;
  total_cents: number;
  created_by: string;
  created_at: Date;
  submitted_by: Generated<string | null>;
  approved_by: Generated<string | null>;
  approved_at: Generated<Date | null>;
  paid_by: Generated<string | null>;
  paid_on: Generated<string | null>;
  bank_reference: Generated<string | null>;
  /** Why it was returned or cancelled. */
  reason_sealed: Generated<Buffer | null>;
  state_changed_at: Generated<Date | null>;
  version: Generated<number>;
}

/** Rows of migrations/109_commission_earnings.sql, 116_receipts.sql and 119_disbursements.sql. Money in cents. */
export interface SettlementTables {
  commission_earnings: {
    id: string;
    note_id: string;
    consultant_code: string;
    amount_cents: number;
    earned_on: string;
    payable_on: string;
    payout_id: Generated<string | null>;
    reverses: Generated<string | null>;
  };
  insurer_payments: DisbursementRow & { insurer_code: string };
  insurer_payment_notes: { payment_id: string; note_id: string; amount_cents: number };
  commission_drawings: DisbursementRow & { earned_until: string };
  commission_drawing_notes: { drawing_id: string; note_id: string; amount_cents: number };
  commission_payouts: DisbursementRow & { consultant_code: string; payable_on: string };
  /** Without a mail the client is told otherwise (migrations/145_servicing_gaps.sql). */
  note_reminders: {
    /** Null of one of before the office could record it. */
    id: string | null;
    note_id: string;
    day: number;
    reminded_at: Date;
    mail_id: string | null;
    given_on: Generated<string | null>;
    given_at: Generated<Date | null>;
    given_by: Generated<string | null>;
    given_via: Generated<GivenVia | 'needless' | null>;
    note_sealed: Generated<Buffer | null>;
  };
  gateway_payouts: {
    id: string;
    bank_reference: string;
    paid_out_on: string;
    receipts: number;
    amount_cents: number;
    fee_cents: number;
    recorded_by: string;
    recorded_at: Date;
  };
  /** Rows of migrations/159_part_chargebacks_and_persons.sql. */
  card_chargebacks: {
    id: string;
    receipt_id: string;
    payment_id: string;
    event_id: string;
    amount_cents: number;
    /** Taken from the bank account; else the gateway still had it. */
    was_banked: boolean;
    charged_back_at: Date;
  };
  client_refunds: {
    id: string;
    refund_number: string;
    note_id: string | null;
    receipt_id: string | null;
    policy_id: string | null;
    allocation_id: string | null;
    card_payment_id: string | null;
    amount_cents: number;
    method: 'CC' | 'FPS' | 'TT' | 'CHQ';
    state: 'due' | 'approved' | 'paid' | 'cancelled';
    payee_sealed: Buffer;
    remarks_sealed: Buffer | null;
    bank_reference: Generated<string>;
    requested_by: string;
    requested_at: Date;
    approved_by: string | null;
    approved_at: Date | null;
    paid_by: string | null;
    paid_on: string | null;
    state_changed_at: Generated<Date | null>;
    version: Generated<number>;
  };
}

declare module '../../db/database.ts' {
  interface Database extends SettlementTables {}
}
