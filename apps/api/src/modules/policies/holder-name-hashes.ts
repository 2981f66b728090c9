import { sql } from 'kysely';
import type { Deps } from '../../deps.ts';
import { insuredNameHash } from '../persons/held-names.ts';
import { readHolderNames } from '../persons/read-holder-names.ts';

const PAGE = 500;
/** A run is over in some seconds, since a process that is stopped waits for it. */
const MOST_IN_A_RUN = 10_000;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/**
 * Gives policies the hash that they are found by the holder's name with: those of before there was one, and what a process of
 * the release before issues. A policy without a name keeps none.
 */
export async function fillHolderNameHashes({ db, seal }: Pick<Deps, 'db' | 'seal'>): Promise<void> {
  let after = FIRST_ID;
  for (let seen = 0; seen < MOST_IN_A_RUN; seen += PAGE) {
    const rows = await db
      .selectFrom('policies')
      .select('id')
      .where('holder_name_hash', 'is', null)
      .where('id', '>', after)
      .orderBy('id')
      .limit(PAGE)
      .execute();
    const ids = rows.map(({ id }) => id);
    if (ids.length === 0) return;
    const names = [...(await readHolderNames(db, seal, ids))];
    await sql`update policies set holder_name_hash = hash
      from unnest(${names.map(([id]) => id)}::uuid[], ${names.map(([, name]) => insuredNameHash(seal, name))}::bytea[]) as named (id, hash)
      where policies.id = named.id and holder_name_hash is null`.execute(db);
    after = ids.at(-1) ?? after;
  }
}
