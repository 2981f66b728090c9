import type { Db } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { shownOn } from './shown-files.ts';

/** The files of these that are the user's favourites. */
export async function favouritesAmong(db: Db, userId: string, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('content_favourites')
    .select('file_id')
    .where('user_id', '=', userId)
    .where('file_id', 'in', ids)
    .execute();
  return new Set(rows.map(({ file_id }) => file_id));
}

/**
 * Makes a file that the library shows a favourite of the user's, or no longer; done twice it is the same.
 * @throws AppError file.notFound
 */
export async function keepFavourite(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: string,
  { id, favourite }: { readonly id: string; readonly favourite: boolean },
): Promise<{ id: string; favourite: boolean }> {
  if (!favourite) {
    await db.deleteFrom('content_favourites').where('user_id', '=', userId).where('file_id', '=', id).execute();
    return { id, favourite };
  }
  const file = await shownOn(db, 'prodlib', clock.today()).select('id').where('id', '=', id).executeTakeFirst();
  if (!file) throw new AppError('file.notFound');
  await db
    .insertInto('content_favourites')
    .values({ user_id: userId, file_id: id, kept_at: clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return { id, favourite };
}
