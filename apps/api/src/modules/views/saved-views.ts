import { randomUUID } from 'node:crypto';
import { SAVED_VIEWS, type SavedView } from '@onegi/contract/calls/common/saved-views';
import type { Db } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import type { Seal } from '../../lib/seal.ts';
import { type SealedView, sealOwner } from './tables.ts';

type ViewDeps = Pick<Deps, 'db' | 'seal' | 'clock'>;

async function readViews(db: Db, seal: Seal, userId: string, list: string): Promise<SavedView[]> {
  const rows = await db
    .selectFrom('saved_views')
    .select(['id', 'view_sealed'])
    .where('user_id', '=', userId)
    .where('list', '=', list)
    .execute();
  return rows
    .map(({ id, view_sealed }) => ({ viewId: id, ...seal.open<SealedView>(sealOwner(id), view_sealed) }))
    .sort((a, b) => a.viewName.localeCompare(b.viewName));
}

/** The views of a list that a user keeps, by name. */
export const savedViews = ({ db, seal }: ViewDeps, userId: string, list: string) => readViews(db, seal, userId, list);

/**
 * Keeps a view; one of the same name is replaced. Of two at once the later stays whole.
 * @throws AppError view.tooMany
 */
export async function saveView(
  { db, seal, clock }: ViewDeps,
  userId: string,
  { list, viewName, viewSearch }: SealedView & { readonly list: string },
): Promise<SavedView[]> {
  return inTransaction(db, async (tx) => {
    await tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
    const kept = await readViews(tx, seal, userId, list);
    const same = kept.find((view) => view.viewName === viewName);
    if (!same && kept.length >= SAVED_VIEWS) throw new AppError('view.tooMany', { most: SAVED_VIEWS });
    const id = same?.viewId ?? randomUUID();
    const view_sealed = seal.seal(sealOwner(id), { viewName, viewSearch } satisfies SealedView);
    await tx
      .insertInto('saved_views')
      .values({ id, user_id: userId, list, view_sealed, saved_at: clock.now() })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ view_sealed, saved_at: clock.now() }))
      .execute();
    return readViews(tx, seal, userId, list);
  });
}

/**
 * Forgets a view; answers those of its list that are left.
 * @throws AppError view.notFound, also for another's
 */
export async function deleteView(deps: ViewDeps, userId: string, id: string): Promise<SavedView[]> {
  const gone = await deps.db
    .deleteFrom('saved_views')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('list')
    .executeTakeFirst();
  if (!gone) throw new AppError('view.notFound');
  return savedViews(deps, userId, gone.list);
}
