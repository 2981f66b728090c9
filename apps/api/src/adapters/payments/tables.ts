import type { Generated } from 'kysely';
import type { Language } from '../../lib/texts.ts';

export type SandboxState = 'open' | 'challenged' | 'paid' | 'failed' | 'expired' | 'refunded' | 'chargedBack';

/** The sandbox gateway's own rows in migrations/003_purchases.sql and 020_payments_asked_about.sql. */
export interface SandboxTables {
  sandbox_sessions: {
    id: string;
    payment_ref: string;
    amount_cents: number;
    currency: string;
    description: string;
    urls_sealed: Buffer;
    language: Language;
    state: SandboxState;
    card_last4: string | null;
    challenge_code: string | null;
    attempts_left: number;
    failure: string | null;
    opened_at: Date;
    expires_at: Date;
  };
  sandbox_notices: {
    id: string;
    session_id: string;
    body: string;
    created_at: Date;
    attempts: Generated<number>;
    last_status: number | null;
    delivered_at: Date | null;
    next_attempt_at: Generated<Date>;
  };
}

declare module '../../db/database.ts' {
  interface Database extends SandboxTables {}
}
