import type { PricePart } from '@onegi/contract/calls/policies/endorsements/shapes';
import type { EndorsementKind, EndorsementState } from '@onegi/contract/fields/endorsements';
import type { BookedFigures } from '@onegi/rating/endorsements/figures';
import type { Generated, JSONColumnType } from 'kysely';

/** What will be booked, and how it comes about. */
export interface KeptFigures {
  readonly booked: BookedFigures;
  readonly parts: readonly PricePart[];
}

/** Rows of migrations/110_endorsement_drafts.sql. Money in cents. */
export interface EndorsementsTables {
  endorsement_drafts: {
    id: string;
    policy_id: string;
    policy_number: string;
    transaction_number: string;
    line: string;
    endorsement_no: string;
    kind: EndorsementKind;
    state: EndorsementState;
    version: Generated<number>;
    effective_on: string;
    ends_on: string | null;
    /** EndorsementTerms */
    terms_sealed: Buffer;
    /** EndorsementChanges */
    changes_sealed: Buffer;
    note_sealed: Generated<Buffer | null>;
    figures: JSONColumnType<KeptFigures>;
    net_premium_cents: number;
    receivable_cents: number;
    officer_limit_cents: Generated<number | null>;
    reverses_no: Generated<string | null>;
    /** Null where the client has asked for it. */
    created_by: string | null;
    created_at: Date;
    changed_by: string | null;
    submitted_by: Generated<string | null>;
    submitted_at: Generated<Date | null>;
    approved_by: Generated<string | null>;
    approved_at: Generated<Date | null>;
    in_effect_since: Generated<string | null>;
    state_changed_at: Generated<Date | null>;
  };
}

declare module '../../../db/database.ts' {
  interface Database extends EndorsementsTables {}
}
