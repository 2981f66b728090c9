import type { Db, Tx } from '../../db/database.ts';
import { documentKinds } from './policy-facts.ts';
import type { RegisteredDocument } from './register-documents.ts';

/** The documents of a policy, in the order people look for them. */
export async function listDocuments(db: Db | Tx, ownerId: string): Promise<RegisteredDocument[]> {
  const rows = await db
    .selectFrom('documents')
    .select(['id as documentId', 'kind', 'file_name as fileName'])
    .where('owner_id', '=', ownerId)
    .execute();
  return rows.sort((a, b) => documentKinds.indexOf(a.kind) - documentKinds.indexOf(b.kind));
}
