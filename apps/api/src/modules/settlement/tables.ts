import type { Generated } from 'kysely';

/** Rows of migrations/109_commission_earnings.sql and 116_receipts.sql. Money in cents. */
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
