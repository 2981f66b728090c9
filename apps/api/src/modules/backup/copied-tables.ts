import { createHash } from 'node:crypto';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { type TableFacts, tableTitle } from './manifest.ts';

export type CopiedTable = Pick<TableFacts, 'schema' | 'name' | 'columns'> & { readonly isPartitioned: boolean };

/** What the job library keeps of work to be done; its statistics make themselves anew. */
const jobTables = ['queue', 'schedule', 'subscription', 'job', 'job_dependency'];

/** Tables that tell of this database itself and not of the business. */
export const UNFINISHED_TABLE = 'restore_unfinished';

export const quoted = (table: Pick<TableFacts, 'schema' | 'name'>) => `"${table.schema}"."${table.name}"`;
export const columnList = (columns: readonly string[]) => columns.map((column) => `"${column}"`).join(', ');

/** Every table with its columns; of the job library those that hold work, the ones that others refer to first. */
export async function readTables(client: pg.ClientBase): Promise<CopiedTable[]> {
  const { rows } = await client.query<{ schema: 'public' | 'jobs'; name: string; columns: string[]; kind: string }>(
    `select n.nspname as schema, c.relname as name, c.relkind as kind,
      array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relkind in ('r', 'p') and not c.relispartition and n.nspname in ('public', 'jobs')
      and (n.nspname = 'public' or c.relname = any($1)) and c.relname <> $2
    group by 1, 2, 3
    order by n.nspname desc, array_position($1, c.relname::text), c.relname`,
    [jobTables, UNFINISHED_TABLE],
  );
  return rows.map(({ schema, name, columns, kind }) => ({ schema, name, columns, isPartitioned: kind === 'p' }));
}

/**
 * Makes a transaction read tables as they lie on the disk and write values in one spelling: a restored table, which was
 * filled in that order, then reads byte for byte like the one that was saved.
 */
export async function readInOrder(client: pg.ClientBase): Promise<void> {
  const settings = {
    synchronize_seqscans: 'off',
    max_parallel_workers_per_gather: '0',
    enable_indexscan: 'off',
    enable_indexonlyscan: 'off',
    enable_bitmapscan: 'off',
    statement_timeout: '0',
    idle_in_transaction_session_timeout: '0',
    timezone: 'UTC',
    datestyle: 'ISO, YMD',
    intervalstyle: 'iso_8601',
    bytea_output: 'hex',
    extra_float_digits: '1',
  };
  for (const [name, value] of Object.entries(settings)) {
    await client.query('select set_config($1, $2, true)', [name, value]);
  }
}

/** Reads a table as COPY writes it, piece by piece; answers how much it was. */
export async function readTable(
  client: pg.ClientBase,
  table: CopiedTable,
  onPiece: (piece: Buffer) => Promise<void> | void = () => undefined,
): Promise<TableFacts> {
  const columns = columnList(table.columns);
  // Tables in partitions can be read by a query alone.
  const source = table.isPartitioned ? `(select ${columns} from ${quoted(table)})` : `${quoted(table)} (${columns})`;
  const stream = client.query(copyTo(`copy ${source} to stdout`, { highWaterMark: 1024 * 1024 }));
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const piece of stream as AsyncIterable<Buffer>) {
    hash.update(piece);
    bytes += piece.length;
    await onPiece(piece);
  }
  const { schema, name } = table;
  return { schema, name, columns: table.columns, rows: stream.rowCount, bytes, sha256: hash.digest('hex') };
}

/** Names of tables whose contents are not the same. */
export function differingTables(expected: readonly TableFacts[], found: readonly TableFacts[]): string[] {
  const byTitle = new Map(found.map((table) => [tableTitle(table), table.sha256]));
  return expected.filter((table) => byTitle.get(tableTitle(table)) !== table.sha256).map(tableTitle);
}
