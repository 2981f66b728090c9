import type { Generated, Selectable } from 'kysely';
import type { Language } from '../../../../lib/texts.ts';

/** Rows of migrations/084_insurer_links.sql. */
export interface InsurerLinksTables {
  insurer_contacts: {
    id: string;
    insurer_code: string;
    /** Null: for every class of business that has no contact of its own. */
    product: string | null;
    email_sealed: Buffer;
    language: Language;
    changed_at: Date;
  };
  /** A link that an insurer was sent for a case; an offer has one that is live at most. */
  insurer_links: {
    id: string;
    request_id: string;
    offer_number: number;
    token_hash: Buffer;
    email_sealed: Buffer;
    language: Language;
    sent_at: Date;
    /** Null: sent by itself, when the consultant had answered. */
    sent_by: string | null;
    expires_at: Date;
    ended_at: Generated<Date | null>;
    ended_as: Generated<'revoked' | 'replaced' | null>;
    opened_count: Generated<number>;
    first_opened_at: Generated<Date | null>;
    last_opened_at: Generated<Date | null>;
  };
}

export type LinkRow = Selectable<InsurerLinksTables['insurer_links']>;

/** What the addresses of contacts and of links are sealed for. */
export const contactSealOwner = (id: string) => `insurer_contacts/${id}`;
export const linkSealOwner = (id: string) => `insurer_links/${id}`;

declare module '../../../../db/database.ts' {
  interface Database extends InsurerLinksTables {}
}
