import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { StartError } from '../../start-error.ts';
import {
  columnList,
  differingTables,
  quoted,
  readInOrder,
  readTable,
  readTables,
  UNFINISHED_TABLE,
} from './copied-tables.ts';
import { type Manifest, type TableFacts, tableTitle } from './manifest.ts';
import { raiseNumbers } from './raise-numbers.ts';
import { takeOffIndexes } from './rebuilt-later.ts';

export interface DatabaseLoad {
  /** Takes the next part of a table. */
  write(table: string, bytes: Buffer): Promise<void>;
  /** Builds the indexes, compares every table with the manifest, raises the numbers and makes it count; nothing counts before. */
  finish(onProgress: (step: string) => void): Promise<void>;
  /** Leaves the tables empty. */
  abandon(): Promise<void>;
}

/** Triggers tell other processes or refuse what a restore has to do; those of the foreign keys are taken off with them. */
async function switchTriggers(client: pg.ClientBase, tables: readonly TableFacts[], how: 'enable' | 'disable') {
  for (const table of tables) {
    if (table.schema === 'public') await client.query(`alter table ${quoted(table)} ${how} trigger user`);
  }
}

/** The tables as this product makes them must be those of the archive, column by column. */
async function requireSameTables(client: pg.ClientBase, tables: readonly TableFacts[]): Promise<void> {
  const own = new Map((await readTables(client)).map((table) => [tableTitle(table), new Set(table.columns)]));
  for (const table of tables) {
    const columns = own.get(tableTitle(table));
    if (!columns || table.columns.some((column) => !columns.has(column))) {
      throw new StartError(`The backup's table ${tableTitle(table)} is not that of this version of the product.`);
    }
  }
}

async function compare(client: pg.ClientBase, tables: readonly TableFacts[]): Promise<void> {
  const found: TableFacts[] = [];
  for (const table of await readTables(client)) found.push(await readTable(client, table));
  const wrong = differingTables(tables, found);
  if (wrong.length > 0)
    throw new StartError(`Nothing was restored: ${wrong.join(', ')} would not be as in the backup.`);
}

/** Fills the empty tables of a migrated database in one transaction: all of it is there afterwards, or nothing. */
export async function loadDatabase(pool: pg.Pool, { tables }: Manifest): Promise<DatabaseLoad> {
  const client = await pool.connect();
  const byTitle = new Map(tables.map((table) => [tableTitle(table), table]));
  let current: { title: string; stream: ReturnType<typeof copyFrom>; end: Promise<void> } | undefined;

  const endTable = async () => {
    current?.stream.end();
    await current?.end;
    current = undefined;
  };

  const abandon = async () => {
    current?.stream.destroy();
    await current?.end.catch(() => undefined);
    // The connection's end is the transaction's, whatever state it is in.
    client.release(true);
  };

  let putBackIndexes: () => Promise<void>;
  try {
    await client.query('begin');
    await readInOrder(client);
    await requireSameTables(client, tables);
    await switchTriggers(client, tables, 'disable');
    // Migrations fill some tables; and rows of a table emptied in their own transaction are laid down in their order.
    await client.query(`truncate ${tables.map(quoted).join(', ')} cascade`);
    putBackIndexes = await takeOffIndexes(client);
  } catch (error) {
    await abandon();
    throw error;
  }

  return {
    async write(title, bytes) {
      if (current?.title !== title) {
        await endTable();
        const table = byTitle.get(title);
        if (!table) throw new StartError(`The backup's table ${title} is not in its manifest.`);
        const stream = client.query(copyFrom(`copy ${quoted(table)} (${columnList(table.columns)}) from stdin`));
        const end = finished(stream);
        end.catch(() => undefined);
        current = { title, stream, end };
      }
      const { stream, end } = current;
      if (!stream.write(bytes)) await Promise.race([once(stream, 'drain'), end]);
    },
    async finish(onProgress) {
      await endTable();
      onProgress('Building the indexes …');
      await putBackIndexes();
      onProgress('Comparing the tables …');
      await compare(client, tables);
      const numbers = byTitle.get('public.number_series');
      if (numbers) await raiseNumbers(client, numbers);
      await switchTriggers(client, tables, 'enable');
      await client.query(`drop table ${UNFINISHED_TABLE}`);
      await client.query('commit');
      client.release();
    },
    abandon,
  };
}
