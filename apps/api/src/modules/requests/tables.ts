import type { Employees } from '@onegi/contract/calls/requests/commercial/case-shapes';
import type { PromiseCounts } from '@onegi/contract/clock/office-hours';
import type { CaseState, TransactionType } from '@onegi/contract/fields/commercial';
import type { Audience, TemplateId } from '@onegi/contract/fields/requests';
import type { Generated, Selectable } from 'kysely';
import type { Language } from '../../lib/texts.ts';

/** A visitor's request is waiting, answered or closed; a consultant's case is anything but answered. */
export type RequestStatus = 'answered' | CaseState;

/** Rows of quote_requests in migrations/003, 007, 043, 058, 062, 070, 080, 089, 092, 189 and 197. */
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
    status: Generated<RequestStatus>;
    state_changed_at: Generated<Date | null>;
    /** The answers by question. */
    form_sealed: Buffer;
    /** Of who asked; null of a case. */
    email_hash: Buffer | null;
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
    /** Whose form it was; the columns below are a case's alone. */
    audience: Generated<Audience>;
    version: Generated<number>;
    changed_at: Generated<Date | null>;
    created_by: Generated<string | null>;
    transaction_type: Generated<TransactionType | null>;
    insured_name_sealed: Generated<Buffer | null>;
    insured_name_hash: Generated<Buffer | null>;
    starts_on: Generated<string | null>;
    ends_on: Generated<string | null>;
    consented: Generated<boolean>;
    opted_out: Generated<boolean>;
    copied_from: Generated<string | null>;
    submitted_at: Generated<Date | null>;
    expires_at: Generated<Date | null>;
    /** Of which end the consultant was told that it is near. */
    expiry_mailed_for: Generated<Date | null>;
    /** A SealedAsked. */
    asked_sealed: Generated<Buffer | null>;
    paused_since: Generated<Date | null>;
    paused_seconds: Generated<number>;
    policy_id: Generated<string | null>;
    /** What it ended in, of a case that asked for an endorsement. */
    endorsement_id: Generated<string | null>;
    /** When its policy was issued, or its endorsement named; the status stays accepted. */
    issued_at: Generated<Date | null>;
    /** When its offer was accepted, written when the policy is issued or the case ends without one. */
    accepted_at: Generated<Date | null>;
    closed_as: Generated<'declined' | 'withdrawn' | null>;
    closed_by: Generated<string | null>;
    /** Why it is over, or why what was accepted was taken back. */
    closed_reason_sealed: Generated<Buffer | null>;
    /** Insurers that have not answered, and offers that the consultant has not: a trigger counts them. */
    offers_asked: Generated<number>;
    offers_quoted: Generated<number>;
    /** Whose turn it is while it is with the office, by its offers, and since when it is not the office's any more, or again: the same trigger. */
    turn: Generated<'officer' | 'consultant' | 'insurer'>;
    turn_since: Generated<Date | null>;
  };
  /** What the office writes down about a request for itself, in migrations/087. */
  case_notes: {
    id: string;
    request_id: string;
    written_by: string;
    at: Date;
    note_sealed: Buffer;
  };
}

export type RequestRow = Selectable<RequestsTables['quote_requests']>;

/** What is sealed of an answer, for the request itself. */
export interface SealedAnswer {
  readonly answerText: string;
}

/** What the office asked for last: rows of the form and sections by their names on the wire, documents by their order. */
export interface SealedAsked {
  readonly note: string;
  readonly rows: readonly string[];
  readonly documents: readonly number[];
}

/** What was filled in beside the answers: employees, and what documents in free rows are, by their order. */
export interface CaseExtras {
  readonly employees: readonly Employees[];
  readonly descriptions: Readonly<Record<string, string>>;
}

/** What a request is sealed for. */
export const sealOwner = (id: string) => `quote_requests/${id}`;

/** What a note of the office is sealed for. */
export const noteSealOwner = (requestId: string, id: string) => `case_notes/${requestId}/${id}`;

declare module '../../db/database.ts' {
  interface Database extends RequestsTables {}
}
