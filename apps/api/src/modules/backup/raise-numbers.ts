import type pg from 'pg';
import { EVERY_SERIES } from '../../ports/numbers.ts';
import type { TableFacts } from './manifest.ts';

/** More than a series gives between two backups, and a hundredth of the six digits that the shortest has. */
export const RAISED_BY = 10_000;

/**
 * Has every series go on beyond what it may have given since the backup was made, also one that began since: clients hold
 * documents with those numbers. What has no row may come in by a workbook, as no process holds a block of numbers any more.
 */
export async function raiseNumbers(client: pg.ClientBase, { columns }: Pick<TableFacts, 'columns'>): Promise<void> {
  await client.query('update number_series set next = next + $1', [RAISED_BY]);
  await client.query('insert into number_series (series, next) values ($1, $2) on conflict (series) do nothing', [
    EVERY_SERIES,
    1 + RAISED_BY,
  ]);
  // A backup of a release that did not yet write it down has no such column before the next start.
  if (columns.includes('passed'))
    await client.query('update number_series set passed = int8multirange(int8range(1, next))');
}
