import type { Seal } from '../../lib/seal.ts';
import { fileNameOf } from './file-names.ts';
import { type DocumentKind, documentKinds } from './policy-facts.ts';
import type { RegisteredDocument } from './register-documents.ts';

/** The documents of a policy, in the order people look for them. */
export function namedDocuments(
  seal: Seal,
  documents: readonly { readonly id: string; readonly kind: DocumentKind }[],
): RegisteredDocument[] {
  return documents
    .toSorted((a, b) => documentKinds.indexOf(a.kind) - documentKinds.indexOf(b.kind))
    .map(({ id, kind }) => ({ documentId: id, kind, fileName: fileNameOf(seal, { id, kind }) }));
}
