import { idOfRef, refOf } from '../../lib/refs.ts';
import type { Seal } from '../../lib/seal.ts';
import type { DocumentKind } from './document-kinds.ts';

const FILE_NAME = /^(schedule|receipt|wording|debitNote|endorsement|creditNote|certificate)-([A-Za-z0-9_-]{43})\.pdf$/;

/** What down-file takes: whoever knows it may read the document, so only this server can make it and it is not stored. */
export function fileNameOf(seal: Seal, document: { readonly id: string; readonly kind: DocumentKind }): string {
  return `${document.kind}-${refOf(seal, 'document', document.id)}.pdf`;
}

/** True for a name in the form of a policy's document, ours or guessed. */
export const isPrivateName = (fileName: string) => FILE_NAME.test(fileName);

/** The document behind a name; null when the name is not one of ours. */
export function documentOfName(seal: Seal, fileName: string): { id: string; kind: string } | null {
  const [, kind = '', ref = ''] = FILE_NAME.exec(fileName) ?? [];
  const id = ref && idOfRef(seal, 'document', ref);
  return id ? { id, kind } : null;
}
