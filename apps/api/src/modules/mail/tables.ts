import type { Generated } from 'kysely';
import type { Language } from '../../lib/texts.ts';
import type { MailKind } from './mails.ts';

export type MailState = 'queued' | 'sent' | 'failed';

/** Rows of migrations/004_documents_mail.sql and 043_case_states.sql. */
export interface MailTables {
  mails: {
    id: string;
    kind: MailKind;
    language: Language;
    mail_sealed: Buffer;
    attachments: Generated<string[]>;
    state: MailState;
    state_changed_at: Generated<Date | null>;
    attempts: Generated<number>;
    last_problem: string | null;
    queued_at: Date;
    sent_at: Date | null;
  };
}

declare module '../../db/database.ts' {
  interface Database extends MailTables {}
}
