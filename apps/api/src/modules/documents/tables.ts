import type { Language } from '../../lib/texts.ts';
import type { DocumentKind } from './policy-facts.ts';

/** Rows of migrations/004_documents_mail.sql. */
export interface DocumentsTables {
  documents: {
    id: string;
    owner_id: string;
    kind: DocumentKind;
    language: Language;
    file_name: string;
    facts_sealed: Buffer;
    created_at: Date;
  };
}
