import type { Seal } from '../../lib/seal.ts';
import { paidMotorDocumentKinds } from './document-kinds.ts';
import { fileNameOf } from './file-names.ts';
import type { RegisteredDocument } from './register-documents.ts';

/** The documents of a policy that was paid by card, in the order people look for them. */
export function namedDocuments(
  seal: Seal,
  documents: readonly { readonly id: string; readonly kind: string }[],
): RegisteredDocument<(typeof paidMotorDocumentKinds)[number]>[] {
  return paidMotorDocumentKinds.flatMap((kind) =>
    documents
      .filter((each) => each.kind === kind)
      .map(({ id }) => ({ documentId: id, kind, fileName: fileNameOf(seal, { id, kind }) })),
  );
}
