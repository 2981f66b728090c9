import type { LineCode } from '@onegi/contract/lines';
import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';
import { compileVersion } from './compile-version.ts';
import { allInsurers, versionRows } from './repository.ts';

/**
 * Publishes a draft: from now on it is final, and in force from its effective date. The database tells every process
 * when the transaction commits. Throws when there is no such draft, or when its rows do not make a whole version.
 */
export async function publishVersion(tx: Tx, line: LineCode, version: number): Promise<void> {
  const published = await tx
    .updateTable('catalogue_versions')
    .set({ status: 'published', published_at: sql<Date>`now()` })
    .where('line', '=', line)
    .where('version', '=', version)
    .where('status', '=', 'draft')
    .returning('effective_from')
    .executeTakeFirst();
  if (!published) throw new Error(`There is no draft version ${version} of ${line} to publish`);

  const rows = await versionRows(tx, { line, version, effectiveFrom: published.effective_from });
  if (rows.plans.length === 0) throw new Error(`Version ${version} of ${line} has no plans`);
  compileVersion(line, rows, new Map((await allInsurers(tx)).map((insurer) => [insurer.code, insurer])));
}
