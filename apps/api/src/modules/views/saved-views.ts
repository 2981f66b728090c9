import { randomUUID } from 'node:crypto';
import { SAVED_VIEWS, type SavedView } from '@onegi/contract/calls/common/saved-views';
import type { Db, Tx } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import type { Seal } from '../../lib/seal.ts';
import { type SealedView, sealOwner } from './tables.ts';

type ViewDeps = Pick<Deps, 'db' | 'seal' | 'clock'>;

interface ViewChange {
  readonly viewId: string;
  readonly viewName?: string | undefined;
  readonly isDefault?: boolean | undefined;
}

/** A view as its owner sees it. */
function describeView(seal: Seal, id: string, sealed: Buffer): SavedView {
  const { viewName, viewSearch, isDefault = false } = seal.open<SealedView>(sealOwner(id), sealed);
  return { viewId: id, viewName, viewSearch, isDefault };
}

const sealView = (seal: Seal, { viewId, viewName, viewSearch, isDefault }: SavedView) =>
  seal.seal(sealOwner(viewId), { viewName, viewSearch, isDefault } satisfies SealedView);

async function readViews(db: Db, seal: Seal, userId: string, list: string): Promise<SavedView[]> {
  const rows = await db
    .selectFrom('saved_views')
    .select(['id', 'view_sealed'])
    .where('user_id', '=', userId)
    .where('list', '=', list)
    .execute();
  return rows
    .map(({ id, view_sealed }) => describeView(seal, id, view_sealed))
    .sort((a, b) => a.viewName.localeCompare(b.viewName));
}

/** Changes of somebody's views come one after the other. */
const lockViews = (tx: Tx, userId: string) =>
  tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();

/** The views of a list that a user keeps, by name. */
export const savedViews = ({ db, seal }: ViewDeps, userId: string, list: string) => readViews(db, seal, userId, list);

/**
 * Keeps a view; one of the same name is replaced. Of two at once the later stays whole.
 * @throws AppError view.tooMany
 */
export async function saveView(
  { db, seal, clock }: ViewDeps,
  userId: string,
  { list, viewName, viewSearch }: { readonly list: string; readonly viewName: string; readonly viewSearch: string },
): Promise<SavedView[]> {
  return inTransaction(db, async (tx) => {
    await lockViews(tx, userId);
    const kept = await readViews(tx, seal, userId, list);
    const same = kept.find((view) => view.viewName === viewName);
    if (!same && kept.length >= SAVED_VIEWS) throw new AppError('view.tooMany', { most: SAVED_VIEWS });
    const id = same?.viewId ?? randomUUID();
    const view_sealed = sealView(seal, { viewId: id, viewName, viewSearch, isDefault: same?.isDefault ?? false });
    await tx
      .insertInto('saved_views')
      .values({ id, user_id: userId, list, view_sealed, saved_at: clock.now() })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ view_sealed, saved_at: clock.now() }))
      .execute();
    return readViews(tx, seal, userId, list);
  });
}

/**
 * Gives a view another name, or makes it the one that its list opens with, of which there is one at most.
 * @throws AppError view.notFound, also for another's; view.nameTaken
 */
export async function changeView(
  { db, seal, clock }: ViewDeps,
  userId: string,
  { viewId, viewName, isDefault }: ViewChange,
): Promise<SavedView[]> {
  return inTransaction(db, async (tx) => {
    await lockViews(tx, userId);
    const found = await tx
      .selectFrom('saved_views')
      .select('list')
      .where('id', '=', viewId)
      .where('user_id', '=', userId)
      .executeTakeFirst();
    if (!found) throw new AppError('view.notFound');
    const kept = await readViews(tx, seal, userId, found.list);
    if (kept.some((view) => view.viewId !== viewId && view.viewName === viewName)) {
      throw new AppError('view.nameTaken');
    }
    const changed = kept.flatMap((view) => {
      if (view.viewId === viewId) {
        return { ...view, viewName: viewName ?? view.viewName, isDefault: isDefault ?? view.isDefault };
      }
      return isDefault && view.isDefault ? { ...view, isDefault: false } : [];
    });
    for (const view of changed) {
      const values = { view_sealed: sealView(seal, view), saved_at: clock.now() };
      await tx.updateTable('saved_views').set(values).where('id', '=', view.viewId).execute();
    }
    return readViews(tx, seal, userId, found.list);
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
