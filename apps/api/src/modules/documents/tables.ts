import type { Language } from '../../lib/texts.ts';
import type { DocumentKind } from './document-kinds.ts';

/** Rows of migrations/004_documents_mail.sql and 005_documents_by_reference.sql. */
export interface DocumentsTables {
  documents: {
    id: string;
    owner_id: string;
    kind: DocumentKind;
    language: Language;
    facts_sealed: Buffer;
    created_at: Date;
  };
}

declare module '../../db/database.ts' {
  interface Database extends DocumentsTables {}
}
