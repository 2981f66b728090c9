/** Rows of migrations/023_backups.sql. */
export interface BackupTables {
  backups: { id: string; taken_at: Date; finished_at: Date; bytes: number };
}

declare module '../../db/database.ts' {
  interface Database extends BackupTables {}
}
