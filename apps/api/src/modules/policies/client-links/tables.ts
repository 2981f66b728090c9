import type { ClientChangeKind, ClientRequestState } from '@onegi/contract/fields/client-links';
import type { Generated, Selectable } from 'kysely';
import type { Language } from '../../../lib/texts.ts';

/** Rows of migrations/130_client_links.sql and 145_servicing_gaps.sql. */
export interface ClientLinksTables {
  /** A link by which a client reads a policy; a policy has one that is live at most. */
  client_links: {
    id: string;
    policy_id: string;
    token_hash: Buffer;
    email_sealed: Buffer;
    language: Language;
    sent_at: Date;
    /** Null: with the mail of a policy or an endorsement, or asked for by the client. */
    sent_by: string | null;
    expires_at: Date;
    ended_at: Generated<Date | null>;
    ended_as: Generated<'revoked' | 'replaced' | 'locked' | null>;
    opened_count: Generated<number>;
    first_opened_at: Generated<Date | null>;
    last_opened_at: Generated<Date | null>;
    wrong_answers: Generated<number>;
    code_hash: Generated<Buffer | null>;
    code_expires_at: Generated<Date | null>;
  };
  client_sessions: { session_hash: Buffer; link_id: string; begun_at: Date; expires_at: Date };
  client_changes: {
    id: string;
    policy_id: string;
    /** The office's, once it has taken the request up; it is gone when the office has deleted it. */
    draft_id: string | null;
    change_kind: ClientChangeKind;
    effective_on: string;
    text_sealed: Buffer;
    asked_at: Date;
    state: Generated<ClientRequestState>;
    state_changed_at: Generated<Date | null>;
    version: Generated<number>;
    answered_by: Generated<string | null>;
    /** Why the office has declined it, as the client reads it. */
    note_sealed: Generated<Buffer | null>;
  };
}

export type ClientLinkRow = Selectable<ClientLinksTables['client_links']>;

/** What the address of a link, and the words of a change that was asked for, are sealed for. */
export const clientLinkSealOwner = (id: string) => `client_links/${id}`;
export const clientChangeSealOwner = (id: string) => `client_changes/${id}`;

declare module '../../../db/database.ts' {
  interface Database extends ClientLinksTables {}
}
