import type { MatterType } from '@onegi/contract/fields/subject-matter';
import type { Generated } from 'kysely';

/** Whose rows they are. */
export interface MatterOwner {
  readonly kind: 'case' | 'policy' | 'endorsement';
  readonly id: string;
}

/** Rows of migrations/095_subject_matter.sql and 110_endorsement_drafts.sql. */
export interface SubjectMatterTables {
  subject_matter: {
    owner_id: string;
    owner_kind: MatterOwner['kind'];
    version: Generated<number>;
    /** A SealedMatter. */
    rows_sealed: Buffer;
    changed_at: Date;
  };
}

/** A row as it is kept: with its name, so that it says for ever what it was asked as. */
export interface KeptRow {
  readonly number: number;
  readonly name: string;
  readonly nameZh: string;
  readonly type: MatterType;
  readonly maxLength: number;
  readonly content: string;
  readonly printed: boolean;
  readonly endorsable: boolean;
  readonly listValues?: string;
}

export interface SealedMatter {
  readonly rows: readonly KeptRow[];
  /** The last number that was given: one that was deleted is given to no other row. */
  readonly lastNumber: number;
}

/** What the rows are sealed for. */
export const matterSealOwner = ({ id }: Pick<MatterOwner, 'id'>) => `subject_matter/${id}`;

declare module '../../db/database.ts' {
  interface Database extends SubjectMatterTables {}
}
