import type { Box } from '@onegi/contract/fields/content';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

/**
 * The number of a box's next change. Processes of release 0.1 hold lists in memory and load anew what has a later one:
 * without it they would not show what this process publishes while both run.
 */
export async function nextRevision(tx: Db, box: Box): Promise<number> {
  const { revision } = await tx
    .updateTable('content_boxes')
    .set({ revision: sql`revision + 1` })
    .where('box', '=', box)
    .returning('revision')
    .executeTakeFirstOrThrow();
  return revision;
}
