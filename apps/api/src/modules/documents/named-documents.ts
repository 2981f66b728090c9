import type { Seal } from '../../lib/seal.ts';
import { paidDocumentKinds } from './document-kinds.ts';
import { fileNameOf } from './file-names.ts';
import type { RegisteredDocument } from './register-documents.ts';

/** The documents of a policy, in the order people look for them. */
export function namedDocuments(
  seal: Seal,
  documents: readonly { readonly id: string; readonly kind: string }[],
): RegisteredDocument<(typeof paidDocumentKinds)[number]>[] {
  return paidDocumentKinds.flatMap((kind) =>
    documents
      .filter((each) => each.kind === kind)
      .map(({ id }) => ({ documentId: id, kind, fileName: fileNameOf(seal, { id, kind }) })),
  );
}
