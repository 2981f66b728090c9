import type { SharedKind } from '@onegi/contract/fields/shares';
import type { JSONColumnType } from 'kysely';

/** A plan of a shared link. */
interface SharedPlan {
  readonly insurer: string;
  readonly plan: string;
  /** Null: it has no price. */
  readonly quoteId: string | null;
}

/** Rows of migrations/165_shared_quotes.sql. */
export interface SharedQuotesTables {
  shared_quotes: {
    token_hash: Buffer;
    shared_kind: SharedKind;
    line: string;
    variant: string | null;
    plans: JSONColumnType<SharedPlan[]>;
    made_at: Date;
    expires_on: string;
  };
}

declare module '../../../db/database.ts' {
  interface Database extends SharedQuotesTables {}
}
