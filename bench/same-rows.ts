import { randomUUID } from 'node:crypto';
import type pg from 'pg';

interface Written {
  readonly table: string;
  readonly rows: readonly Record<string, unknown>[];
}

/** Every row that the transaction wrote which last wrote this one, its own versions of changed rows included, table by table. */
export async function rowsWrittenWith(pool: pg.Pool, table: string, id: string): Promise<Written[]> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'pgboss')`,
  );
  const { rows: writers } = await pool.query<{ writer: string }>(
    `select xmin::text as writer from ${table} where id = $1`,
    [id],
  );
  const written: Written[] = [];
  for (const { name } of tables) {
    const { rows } = await pool.query<{ row: Record<string, unknown> }>(
      `select to_jsonb(t) as row from only ${name} t where xmin = $1::text::xid`,
      [writers[0]?.writer],
    );
    if (rows.length > 0) written.push({ table: name, rows: rows.map(({ row }) => row) });
  }
  return written;
}

const UUIDS = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
const NUMBERS = /"((?:DN|CR)[^"]*)"/g;

/** The same rows again under ids and numbers of their own. */
function anew(rows: readonly Record<string, unknown>[], ids: Map<string, string>): string {
  const idOf = (old: string) => {
    const id = ids.get(old) ?? randomUUID();
    ids.set(old, id);
    return id;
  };
  return JSON.stringify(rows)
    .replaceAll(UUIDS, idOf)
    .replaceAll(NUMBERS, () => `"${randomUUID()}"`);
}

/**
 * Makes tables with the same columns and indexes, and gives a bare transaction that writes the same rows into them: one insert for each
 * table, and a commit. It asks nothing and has no triggers.
 */
export async function sameRowsAgain(pool: pg.Pool, written: readonly Written[]) {
  await pool.query('create schema bench_same');
  const copies = new Map(written.map(({ table }, at) => [table, `bench_same.t${at}`]));
  for (const [table, copy] of copies) await pool.query(`create table ${copy} (like ${table} including all)`);
  return {
    async write(): Promise<void> {
      const ids = new Map<string, string>();
      const client = await pool.connect();
      try {
        await client.query('begin');
        for (const { table, rows } of written) {
          const copy = copies.get(table);
          await client.query(`insert into ${copy} select * from jsonb_populate_recordset(null::${copy}, $1::jsonb)`, [
            anew(rows, ids),
          ]);
        }
        await client.query('commit');
      } finally {
        client.release();
      }
    },
    drop: () => pool.query('drop schema bench_same cascade'),
  };
}
