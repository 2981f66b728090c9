import type { paymentStates } from '@onegi/contract/calls/purchases/shapes';
import type { Generated } from 'kysely';
import type { Language } from '../../lib/texts.ts';

/** As stored. An application whose quote has run out reads as expired. */
export type ApplicationState = 'draft' | 'submitted' | 'paid';

/** Rows of applications and payments in migrations/003_purchases.sql. Money in cents. */
type PaymentState = (typeof paymentStates)[number];

export interface PurchasesTables {
  applications: {
    id: string;
    version: number;
    state: ApplicationState;
    step: number;
    language: Language;
    line: string;
    quote_id: string;
    quote_ref: string;
    total_cents: number;
    previous_total_cents: number | null;
    quote_expires_on: string;
    from_link: boolean;
    consultant_code: string | null;
    people_sealed: Buffer;
    answers_sealed: Buffer | null;
    persons_version: number | null;
    agreed_at: Date | null;
    /** Migrations/057_marketing_agreed.sql: null while nothing is submitted, and where a yes was the only answer. */
    marketing_agreed: Generated<boolean | null>;
    submitted_at: Date | null;
    created_at: Date;
    changed_at: Date;
    state_changed_at: Generated<Date | null>;
  };
  /** Rows of migrations/015_application_starts.sql. */
  application_starts: {
    browser_hash: Buffer;
    quote_id: string;
    client_hash: Buffer;
    consultant_code: string;
    application_id: string | null;
    begun_at: Date;
    expires_on: string;
  };
  payments: {
    id: string;
    /** Null of a payment of notes, which is of a policy (migrations/130_client_links.sql). */
    application_id: string | null;
    application_version: number | null;
    quote_id: string | null;
    policy_id: Generated<string | null>;
    /** Of the gateway's page, of a payment of notes. */
    language: Generated<Language | null>;
    amount_cents: number;
    currency: string;
    state: PaymentState;
    gateway: string;
    gateway_ref: string | null;
    gateway_url: string | null;
    failure: string | null;
    refund_due: boolean;
    refund_reason: string | null;
    created_at: Date;
    changed_at: Date;
    state_changed_at: Generated<Date | null>;
    paid_at: Date | null;
    gateway_asked_at: Generated<Date | null>;
    gateway_ended_at: Generated<Date | null>;
    /** Migrations/145_servicing_gaps.sql: the gateway has told that a bank took it back, and somebody has dealt with it. */
    charged_back_at: Generated<Date | null>;
    chargeback_closed_at: Generated<Date | null>;
    chargeback_closed_by: Generated<string | null>;
    /** Migrations/196_unheard_payments.sql. */
    failing_since: Generated<Date | null>;
  };
  /** What of each note a payment is for. */
  payment_notes: { payment_id: string; note_id: string; amount_cents: number };
  payment_events: {
    payment_id: string;
    event_id: string;
    kind: string;
    from_state: PaymentState;
    to_state: PaymentState;
    occurred_at: Date;
    received_at: Date;
    /** How much a chargeback took; null where it was the whole payment. */
    amount_cents: Generated<number | null>;
  };
}

declare module '../../db/database.ts' {
  interface Database extends PurchasesTables {}
}
