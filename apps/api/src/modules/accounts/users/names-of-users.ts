import type { Db } from '../../../db/database.ts';
import { rowsOfIds } from '../../../lists/by-keys.ts';

interface Names {
  readonly name: string;
  readonly nameZh: string | null;
}

/** The names of users by id in both languages, for who recorded, asked for or approved something. */
export async function namesOfUsers(db: Db, ids: readonly (string | null)[]): Promise<ReadonlyMap<string, Names>> {
  const wanted = [...new Set(ids.flatMap((id) => id ?? []))];
  if (wanted.length === 0) return new Map();
  const rows = await db.selectFrom('users').select(['id', 'name_en', 'name_zh']).$call(rowsOfIds('id', wanted));
  return new Map(rows.map(({ id, name_en, name_zh }) => [id, { name: name_en, nameZh: name_zh || null }]));
}
