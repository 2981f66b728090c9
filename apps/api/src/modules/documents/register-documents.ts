import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { Seal } from '../../lib/seal.ts';
import type { Language } from '../../lib/texts.ts';
import type { Clock } from '../../ports/clock.ts';
import type { DocumentFacts } from '../../ports/policy-facts.ts';
import type { DocumentKind } from './document-kinds.ts';
import { fileNameOf } from './file-names.ts';
import type { DocumentsTables } from './tables.ts';

export interface RegisterDocumentsDeps {
  readonly seal: Seal;
  readonly clock: Clock;
}

export interface RegisteredDocument<Kind extends DocumentKind = DocumentKind> {
  readonly documentId: string;
  readonly kind: Kind;
  /** What down-file takes. Whoever knows it may read the document. */
  readonly fileName: string;
}

/**
 * Which documents a policy has, as rows for the transaction that issues it. The PDFs are made when first asked for.
 * @param documents ownerId: the policy's id
 */
export function newDocuments(
  deps: RegisterDocumentsDeps,
  documents: { ownerId: string; language: Language; kinds: readonly DocumentKind[]; facts: DocumentFacts },
): { registered: RegisteredDocument[]; rows: Insertable<DocumentsTables['documents']>[] } {
  const { ownerId, language, kinds, facts } = documents;
  const registered = kinds.map((kind) => {
    const documentId = randomUUID();
    return { documentId, kind, fileName: fileNameOf(deps.seal, { id: documentId, kind }) };
  });
  const rows = registered.map(({ documentId, kind }) => ({
    id: documentId,
    owner_id: ownerId,
    kind,
    language,
    facts_sealed: deps.seal.seal(`documents/${documentId}`, facts),
    created_at: deps.clock.now(),
  }));
  return { registered, rows };
}
