import type { BankAccount, LineState, MatchKind, MatchReason, StatementMapping } from '@onegi/contract/fields/bank';
import type { ColumnType, Generated } from 'kysely';

/** Rows of migrations/123_bank_statements.sql. Money in cents. */
export interface BankTables {
  bank_accounts: {
    id: BankAccount;
    currency: Generated<'HKD'>;
    mapping: ColumnType<StatementMapping | null, string | null, string | null>;
  };
  bank_statements: {
    id: string;
    account: BankAccount;
    number: number;
    starts_on: string;
    ends_on: string;
    opening_cents: number;
    closing_cents: number;
    lines: number;
    file_name: string;
    file_hash: Buffer;
    imported_by: string;
    imported_at: Date;
  };
  bank_lines: {
    id: string;
    account: BankAccount;
    statement_id: string;
    line_no: number;
    booked_on: string;
    amount_cents: number;
    reference: string;
    description_sealed: Buffer | null;
    balance_cents: number | null;
    occurrence: number;
    state: Generated<LineState>;
  };
  bank_matches: {
    id: string;
    line_id: string;
    account: BankAccount;
    entry_id: string;
    kind: MatchKind;
    target_id: string;
    amount_cents: number;
    reason: MatchReason;
    matched_by: string | null;
    matched_at: Date;
    undone_by: Generated<string | null>;
    undone_at: Generated<Date | null>;
  };
  bank_explanations: {
    id: string;
    account: BankAccount;
    line_id: string | null;
    entry_id: string | null;
    note_sealed: Buffer;
    written_by: string;
    written_at: Date;
  };
}

declare module '../../../db/database.ts' {
  interface Database extends BankTables {}
}
