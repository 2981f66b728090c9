import type { ColumnType } from 'kysely';
import type { Account, EntryEvent } from './accounts.ts';

/** Columns of JSON come parsed and go as text. */
type Json<T> = ColumnType<T, string, never>;

/** Rows of migrations/101_ledger.sql: appended, never changed. Money in cents. */
export interface LedgerTables {
  journal_entries: {
    id: string;
    event: EntryEvent;
    booked_on: string;
    posted_at: Date;
    posted_by: string | null;
    policy_id: string | null;
    endorsement_no: string | null;
    note_id: string | null;
    receipt_id: string | null;
    payment_id: string | null;
    reverses: string | null;
  };
  journal_lines: {
    entry_id: string;
    line_no: number;
    booked_on: string;
    account: Account;
    /** Debits are positive, credits negative. */
    amount_cents: number;
    note_id: string | null;
    receipt_id: string | null;
    insurer_code: string | null;
    consultant_code: string | null;
    method: string | null;
  };
  ledger_days: { day: string; closed_at: Date };
  ledger_proofs: {
    day: string;
    proved_at: Date;
    entries: number;
    figures: Json<Readonly<Record<string, unknown>>>;
    problems: Json<readonly unknown[]>;
    entries_hash: Buffer;
    previous_hash: Buffer;
    proof_hash: Buffer;
    signature: Buffer;
  };
}

declare module '../../db/database.ts' {
  interface Database extends LedgerTables {}
}
