import type { Db, Tx } from '../../db/database.ts';
import type { Seal } from '../../lib/seal.ts';
import { documentKinds } from './document-kinds.ts';
import { fileNameOf } from './file-names.ts';
import type { RegisteredDocument } from './register-documents.ts';

/** The documents of a policy, in the order people look for them. */
export async function listDocuments(db: Db | Tx, seal: Seal, ownerId: string): Promise<RegisteredDocument[]> {
  const rows = await db.selectFrom('documents').select(['id', 'kind']).where('owner_id', '=', ownerId).execute();
  return rows
    .sort((a, b) => documentKinds.indexOf(a.kind) - documentKinds.indexOf(b.kind))
    .map(({ id, kind }) => ({ documentId: id, kind, fileName: fileNameOf(seal, { id, kind }) }));
}
