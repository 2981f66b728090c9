import type { Db } from '../../db/database.ts';

/** The English names of users by id, for who recorded, asked for or approved something. */
export async function userNames(db: Db, ids: readonly (string | null)[]): Promise<ReadonlyMap<string, string>> {
  const wanted = [...new Set(ids.flatMap((id) => id ?? []))];
  if (wanted.length === 0) return new Map();
  const rows = await db.selectFrom('users').select(['id', 'name_en']).where('id', 'in', wanted).execute();
  return new Map(rows.map(({ id, name_en }) => [id, name_en]));
}
