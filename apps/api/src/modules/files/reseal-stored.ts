import type { Db, Tx } from '../../db/database.ts';
import { type Seal, sealedWith } from '../../lib/seal.ts';
import type { Files } from '../../ports/files.ts';
import { bytesOwner } from './stored-file.ts';

const PAGE = 200;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

interface ResealDeps {
  readonly db: Db;
  readonly files: Files;
  readonly seal: Seal;
}

export interface StoredResealed {
  readonly resealed: number;
  /** Files that none of the keys opens, that were altered, or whose bytes are gone; with the key that sealed them. */
  readonly unreadable: readonly { readonly owner: string; readonly keyId: Buffer }[];
}

const older = (db: Db | Tx, newest: Buffer) => db.selectFrom('stored_files').where('sealed_with', '<>', newest);

/** The bytes as the newest key seals them, as they are where a run that was killed has done it; null: they cannot be opened. */
function resealed(seal: Seal, id: string, sealed: Buffer, newest: Buffer): Buffer | null {
  try {
    return sealedWith(sealed).equals(newest) ? sealed : seal.reseal(bytesOwner(id), sealed);
  } catch {
    return null;
  }
}

/** Seals one file anew under the lock of its row, so that it is not deleted meanwhile. */
async function resealOne({ files, seal }: ResealDeps, tx: Tx, id: string, newest: Buffer) {
  const row = await older(tx, newest)
    .select(['state', 'sealed_with'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row?.sealed_with) return 'unneeded';
  const sealed = await files.read(id);
  // On its way, or never to come: whoever puts it says so in the row.
  if (!sealed && row.state === 'arriving') return 'unneeded';
  const fresh = sealed && resealed(seal, id, sealed, newest);
  if (!fresh) return { owner: bytesOwner(id), keyId: row.sealed_with };
  if (fresh !== sealed) await files.put(id, fresh);
  await tx.updateTable('stored_files').set({ sealed_with: newest }).where('id', '=', id).execute();
  return 'resealed';
}

/**
 * Seals with the newest key the bytes of all stored files that an older one has sealed. Goes on where a run was killed.
 * @param newest the id of the newest key
 */
export async function resealStored(
  deps: ResealDeps,
  newest: Buffer,
  onProgress: (done: number, total: number) => void,
): Promise<StoredResealed> {
  const { db } = deps;
  const { total } = await older(db, newest)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const unreadable: StoredResealed['unreadable'][number][] = [];
  let count = 0;
  let seen = 0;
  let last = FIRST_ID;
  for (;;) {
    const page = await older(db, newest).select('id').where('id', '>', last).orderBy('id').limit(PAGE).execute();
    for (const { id } of page) {
      const done = await db.transaction().execute((tx) => resealOne(deps, tx, id, newest));
      if (done === 'resealed') count += 1;
      else if (done !== 'unneeded') unreadable.push(done);
      onProgress(++seen, Math.max(seen, total));
    }
    if (page.length < PAGE) return { resealed: count, unreadable };
    last = page.at(-1)?.id ?? last;
  }
}
