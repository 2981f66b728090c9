import type { Generated } from 'kysely';

export interface PlatformTables {
  deed_count: {
    deed_key: string;
    window_start: Date;
    hits: number;
    expires_at: Date;
  };
  idempotency: {
    call_name: string;
    caller: string;
    idempotency_key: string;
    body_hash: string;
    /** While somebody works on it; a crash lets it run out. */
    locked_until: Date | null;
    status: number | null;
    answer: string | null;
    created_at: Generated<Date>;
    expires_at: Date;
  };
}
