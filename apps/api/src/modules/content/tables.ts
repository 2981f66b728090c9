import type { Box, PublicationState } from '@onegi/contract/fields/content';
import type { LineCode } from '@onegi/contract/lines';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { Recipe } from './made/recipe.ts';

/** Rows of migrations/010_content.sql, 043_case_states.sql and 065_titled_files.sql to 067_shared_files.sql. */
export interface ContentTables {
  content_files: {
    id: string;
    box: Box;
    state: PublicationState;
    shown_on: string;
    shown_until: string | null;
    title_en: string;
    title_zh: string;
    /** An editor has written both; until then they are the file's name. */
    titled: Generated<boolean>;
    file_name: string;
    file_type: string;
    file_key: string | null;
    recipe: JSONColumnType<Recipe> | null;
    insurer_code: string | null;
    line: LineCode | null;
    product_name_en: string | null;
    product_name_zh: string | null;
    created_by: string | null;
    /** Who wrote it last, by an upload or an edit; null: came with the product. */
    changed_by: string | null;
    changed_at: Date;
    state_changed_at: Generated<Date | null>;
    version: Generated<number>;
    revision: number;
    /** What names are looked for in, in lower case: written by the database (036_lists.sql). */
    search_text: ColumnType<string, never, never>;
    product_search_text: ColumnType<string, never, never>;
  };
  content_favourites: { user_id: string; file_id: string; kept_at: Date };
  content_shares: { token_hash: Buffer; file_id: string; sent_by: string; sent_at: Date };
  content_boxes: { box: Box; revision: number };
  claim_faqs: {
    id: string;
    line: LineCode;
    seq: number;
    question_en: string;
    question_zh: string;
    answer_en: string;
    answer_zh: string;
    state: PublicationState;
    changed_by: string | null;
    changed_at: Date;
    state_changed_at: Generated<Date | null>;
    version: Generated<number>;
  };
}

declare module '../../db/database.ts' {
  interface Database extends ContentTables {}
}
