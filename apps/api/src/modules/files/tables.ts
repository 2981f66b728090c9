import type { Generated } from 'kysely';

export type StoredFileState = 'arriving' | 'kept' | 'waiting' | 'toCorrect' | 'accepted' | 'removed';

/** Rows of migrations/052_stored_files.sql. */
export interface FilesTables {
  stored_files: {
    /** Also the key of its bytes. */
    id: string;
    purpose: string;
    state: StoredFileState;
    state_changed_at: Generated<Date | null>;
    owner_id: string | null;
    slot: string | null;
    file_type: string;
    file_name: string | null;
    file_name_sealed: Buffer | null;
    bytes: number | null;
    sha256: Buffer | null;
    sealed_with: Buffer | null;
    note_sealed: Buffer | null;
    /** What it is, where its slot does not say. */
    description_sealed: Buffer | null;
    uploaded_by: string | null;
    uploaded_at: Date;
    delete_after: Date | null;
  };
}

declare module '../../db/database.ts' {
  interface Database extends FilesTables {}
}
