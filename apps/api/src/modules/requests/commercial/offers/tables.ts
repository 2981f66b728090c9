import type { OfferState } from '@onegi/contract/fields/offers';
import type { Generated, Selectable } from 'kysely';

/** Rows of migrations/075_request_offers.sql, 092_case_messages.sql and 142_offers_of_waiting_cases.sql. */
export interface OffersTables {
  /** An insurer that was asked for an offer for a case, and what it has answered. */
  request_offers: {
    id: string;
    request_id: string;
    offer_number: number;
    insurer_code: string;
    state: Generated<OfferState>;
    state_changed_at: Generated<Date | null>;
    version: Generated<number>;
    sent_at: Date;
    answered_at: Generated<Date | null>;
    premium_cents: Generated<number | null>;
    /** The part of the premium that bears the levies of its class. */
    bearing_cents: Generated<number | null>;
    class_levies_cents: Generated<number | null>;
    ia_levy_cents: Generated<number | null>;
    valid_until: Generated<string | null>;
    /** Of which last day the consultant was told that it is near. */
    expiry_mailed_for: Generated<string | null>;
    /** A SealedTerms. */
    terms_sealed: Generated<Buffer | null>;
    /** Of its case, for the list of offers; triggers write them and nothing else. */
    case_waits: Generated<boolean | null>;
    case_product: Generated<string | null>;
    case_consultant_code: Generated<string | null>;
  };
}

export type OfferRow = Selectable<OffersTables['request_offers']>;

/** What was said of an offer in words. */
export interface SealedTerms {
  readonly insurerReference: string;
  readonly excess: string;
  readonly conditions: string;
  readonly comment: string;
  readonly remark: string;
}

/** What the terms of an offer are sealed for. */
export const offerSealOwner = (id: string) => `request_offers/${id}`;

declare module '../../../../db/database.ts' {
  interface Database extends OffersTables {}
}
