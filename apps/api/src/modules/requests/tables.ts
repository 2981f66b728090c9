import type { Language } from '../../lib/texts.ts';

/** Rows of quote_requests in migrations/003_purchases.sql. */
export interface RequestsTables {
  quote_requests: {
    id: string;
    request_number: string;
    template: string;
    product: string;
    insurer_code: string | null;
    search_url: string | null;
    language: Language;
    state: string;
    person_sealed: Buffer;
    email_hash: Buffer;
    requested_at: Date;
    due_at: Date;
  };
}
