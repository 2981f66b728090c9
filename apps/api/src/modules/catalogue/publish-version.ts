import type { SoldLine } from '@onegi/contract/lines';
import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';

/**
 * Publishes a draft: from now on it is final, and in force from its effective date. The database tells every process
 * when the transaction commits. Throws when there is no such draft.
 */
export async function publishVersion(tx: Tx, line: SoldLine, version: number): Promise<void> {
  const published = await tx
    .updateTable('catalogue_versions')
    .set({ status: 'published', published_at: sql<Date>`now()` })
    .where('line', '=', line)
    .where('version', '=', version)
    .where('status', '=', 'draft')
    .executeTakeFirst();
  if (published.numUpdatedRows !== 1n) throw new Error(`There is no draft version ${version} of ${line} to publish`);
}
