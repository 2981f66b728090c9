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

/** Rows of migrations/109_commission_earnings.sql and 119_disbursements.sql. Money in cents. */
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
  note_reminders: { note_id: string; day: number; reminded_at: Date; mail_id: string | null };
}

declare module '../../db/database.ts' {
  interface Database extends SettlementTables {}
}
