import type { Db, Tx } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { standardRows } from './standard-rows.ts';
import { type MatterOwner, matterSealOwner, type SealedMatter } from './tables.ts';

type SealDeps = Pick<Deps, 'seal'>;

export interface Matter extends SealedMatter {
  /** 0 until somebody has written it. */
  readonly version: number;
}

/** What an owner insures, of the bytes that keep it; the house's rows without contents where nobody has written any. */
export const openMatter = (seal: Deps['seal'], owner: MatterOwner, sealed: Buffer | null): SealedMatter =>
  sealed
    ? seal.open<SealedMatter>(matterSealOwner(owner), sealed)
    : { rows: standardRows, lastNumber: standardRows.length };

/** The same, read. */
export async function readMatter({ seal }: SealDeps, db: Db, owner: MatterOwner): Promise<Matter> {
  const row = await db
    .selectFrom('subject_matter')
    .select(['version', 'rows_sealed'])
    .where('owner_id', '=', owner.id)
    .executeTakeFirst();
  return { ...openMatter(seal, owner, row?.rows_sealed ?? null), version: row?.version ?? 0 };
}

/** Writes the rows of an owner. Whoever calls holds the owner's row locked since before he read them. */
export async function writeMatter(
  { seal, clock }: Pick<Deps, 'seal' | 'clock'>,
  tx: Tx,
  owner: MatterOwner,
  { rows, lastNumber, version }: Matter,
): Promise<Matter> {
  const next = {
    version: version + 1,
    rows_sealed: seal.seal(matterSealOwner(owner), { rows, lastNumber }),
    changed_at: clock.now(),
  };
  await tx
    .insertInto('subject_matter')
    .values({ owner_id: owner.id, owner_kind: owner.kind, ...next })
    .onConflict((of) => of.column('owner_id').doUpdateSet(next))
    .execute();
  return { rows, lastNumber, version: next.version };
}

/** Gives a copy or a policy what another insures; nothing where that was never written. */
export async function copyMatter(
  deps: Pick<Deps, 'seal' | 'clock'>,
  tx: Tx,
  from: MatterOwner,
  to: MatterOwner,
): Promise<void> {
  const matter = await readMatter(deps, tx, from);
  if (matter.version > 0) await writeMatter(deps, tx, to, { ...matter, version: 0 });
}

export async function deleteMatter(tx: Tx, owner: MatterOwner): Promise<void> {
  await tx.deleteFrom('subject_matter').where('owner_id', '=', owner.id).execute();
}
