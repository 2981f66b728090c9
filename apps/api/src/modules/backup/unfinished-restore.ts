import type pg from 'pg';
import { StartError } from '../../start-error.ts';
import { UNFINISHED_TABLE } from './copied-tables.ts';

/** Whether a restore into this database was begun and not brought to its end. */
export async function isUnfinished(client: pg.Pool | pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ found: string | null }>('select to_regclass($1) as found', [
    `public.${UNFINISHED_TABLE}`,
  ]);
  return rows[0]?.found !== null;
}

/** Refuses to work on half a restore, which must never look like a whole one. */
export async function requireWhole(pool: pg.Pool): Promise<void> {
  if (!(await isUnfinished(pool))) return;
  throw new StartError(
    'A restore into this database was not finished: run npm run restore again, which starts over, or npm run db:reset.',
  );
}
