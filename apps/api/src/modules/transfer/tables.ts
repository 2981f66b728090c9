import type { ImportCounts, ImportFinding } from '@onegi/contract/calls/transfer/policy-imports';
import type { ImportSheet, ImportStage } from '@onegi/contract/fields/transfer';
import type { Generated, JSONColumnType } from 'kysely';

/** Rows of migrations/127_policy_imports.sql. */
export interface TransferTables {
  policy_imports: {
    id: string;
    stage: Generated<ImportStage>;
    /** Of the stage, in hundredths. */
    progress: Generated<number>;
    file_id: string;
    problem_count: Generated<number>;
    problems: JSONColumnType<ImportFinding[], string | undefined, string>;
    counts: JSONColumnType<ImportCounts | null, string | undefined, string | null>;
    created_by: string;
    created_at: Date;
    finished_by: Generated<string | null>;
    finished_at: Generated<Date | null>;
  };
  imported_rows: { sheet: ImportSheet; row_key: string; import_id: string; column_hashes: Buffer };
}

declare module '../../db/database.ts' {
  interface Database extends TransferTables {}
}
