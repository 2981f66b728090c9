import type { Generated } from 'kysely';

export interface PlatformTables {
  rate_limit_hits: {
    limit_key: string;
    window_start: Date;
    hits: number;
    expires_at: Date;
  };
  request_counts: {
    address_hash: Buffer;
    window_start: Date;
    hits: number;
  };
  idempotency: {
    call_name: string;
    idempotency_key: string;
    /** Keyed, because bodies hold personal data. */
    body_hash: Buffer;
    /** While somebody works on it; a crash lets it run out. */
    locked_until: Date | null;
    /** Whose work it is: who was overtaken must not store an answer. */
    claim_id: string | null;
    status: number | null;
    /** Sealed: answers may hold personal data. */
    answer: Buffer | null;
    created_at: Generated<Date>;
    expires_at: Date;
  };
}
