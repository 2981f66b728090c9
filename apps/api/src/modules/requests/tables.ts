import type { PromiseCounts } from '@onegi/contract/clock/office-hours';
import type { RequestState, TemplateId } from '@onegi/contract/fields/requests';
import type { Generated } from 'kysely';
import type { Language } from '../../lib/texts.ts';

/** Rows of quote_requests in migrations/003_purchases.sql, 007_requests.sql, 043_case_states.sql, 058_consultants_requests.sql and 080_case_clock.sql. */
export interface RequestsTables {
  quote_requests: {
    id: string;
    request_number: string;
    template: TemplateId;
    template_version: number;
    product: string;
    insurer_code: string | null;
    search_url: string | null;
    promotion_code: string | null;
    promotion_percent: number | null;
    language: Language;
    /** For the release before, which knows no `status`. */
    state: Generated<'W' | 'A' | 'C'>;
    status: Generated<RequestState>;
    state_changed_at: Generated<Date | null>;
    /** The answers by question. */
    form_sealed: Buffer;
    email_hash: Buffer;
    browser_hash: Buffer | null;
    /** Who of the office has it. */
    assigned_to: Generated<string | null>;
    /** What was answered by the portal, a SealedAnswer. */
    answer_sealed: Generated<Buffer | null>;
    /** The consultant's who asked for a client. */
    consultant_code: Generated<string | null>;
    requested_at: Date;
    due_at: Date;
    /** What was promised when it was made; null by the release before, which promises clock hours. */
    promised_hours: Generated<number | null>;
    promise_counts: Generated<PromiseCounts>;
    paused_office_seconds: Generated<number>;
    /** When the team lead was told that it is late. */
    late_mailed_at: Generated<Date | null>;
  };
}

/** What is sealed of an answer, for the request itself. */
export interface SealedAnswer {
  readonly answerText: string;
}

/** What a request is sealed for. */
export const sealOwner = (id: string) => `quote_requests/${id}`;

declare module '../../db/database.ts' {
  interface Database extends RequestsTables {}
}
