import type { Generated } from 'kysely';

/** Rows of migrations/109_commission_earnings.sql. Money in cents. */
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
}

declare module '../../db/database.ts' {
  interface Database extends SettlementTables {}
}
