import type { EarlierAnswer } from '@onegi/contract/calls/company/enquiries';
import type { Generated } from 'kysely';
import type { Language } from '../../lib/texts.ts';

/** Rows of migrations/012_company.sql, 043_case_states.sql, 062_case_desk.sql and 080_case_clock.sql. */
export interface CompanyTables {
  enquiries: {
    id: string;
    enquiry_number: string;
    language: Language;
    /** A SealedEnquiry. */
    enquiry_sealed: Buffer;
    sent_at: Date;
    answered_by: string | null;
    answered_at: Date | null;
    /** Who of the office has it. */
    assigned_to: Generated<string | null>;
    /** What was answered by the portal, a SealedAnswer. */
    answer_sealed: Generated<Buffer | null>;
    closed_at: Generated<Date | null>;
    /** Since it was opened again. */
    waiting_since: Generated<Date | null>;
    state_changed_at: Generated<Date | null>;
    /** When the team lead was told that it is late. */
    late_mailed_at: Generated<Date | null>;
  };
}

declare module '../../db/database.ts' {
  interface Database extends CompanyTables {}
}

/** What is personal in an enquiry. */
export interface SealedEnquiry {
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  readonly enquiry: string;
}

export interface SealedAnswer {
  /** Null: it was opened again since. */
  readonly answerText: string | null;
  /** Those from before it was opened again, the oldest first. */
  readonly earlier?: readonly EarlierAnswer[];
}

/** What an enquiry is sealed for. */
export const sealOwner = (id: string) => `enquiries/${id}`;
