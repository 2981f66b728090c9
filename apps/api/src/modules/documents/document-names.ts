import type { Db } from '../../db/database.ts';
import type { Seal } from '../../lib/seal.ts';
import { fileNameOf } from './file-names.ts';

/** The download name of each document, by id. */
export async function documentNames(
  db: Db,
  seal: Seal,
  documentIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (documentIds.length === 0) return new Map();
  const rows = await db.selectFrom('documents').select(['id', 'kind']).where('id', 'in', documentIds).execute();
  return new Map(rows.map((row) => [row.id, fileNameOf(seal, row)]));
}
