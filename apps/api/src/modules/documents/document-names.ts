import type { Db } from '../../db/database.ts';

/** The download name of each document, by id. */
export async function documentNames(db: Db, documentIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (documentIds.length === 0) return new Map();
  const rows = await db.selectFrom('documents').select(['id', 'file_name']).where('id', 'in', documentIds).execute();
  return new Map(rows.map(({ id, file_name }) => [id, file_name]));
}
