import type { Generated } from 'kysely';
import type { Language } from '../../lib/texts.ts';
import type { MailKind } from './mails.ts';

/** Rows of migrations/004_documents_mail.sql. */
export interface MailTables {
  mails: {
    id: string;
    kind: MailKind;
    language: Language;
    mail_sealed: Buffer;
    attachments: Generated<string[]>;
    state: 'queued' | 'sent' | 'failed';
    attempts: Generated<number>;
    last_problem: string | null;
    queued_at: Date;
    sent_at: Date | null;
  };
}

declare module '../../db/database.ts' {
  interface Database extends MailTables {}
}
