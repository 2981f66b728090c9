import type { Box } from '@onegi/contract/fields/content';
import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';

/** The number of a box's next change. The box stays locked until the transaction ends, so that changes become visible in order. */
export async function nextRevision(tx: Tx, box: Box): Promise<number> {
  const { revision } = await tx
    .updateTable('content_boxes')
    .set({ revision: sql`revision + 1` })
    .where('box', '=', box)
    .returning('revision')
    .executeTakeFirstOrThrow();
  return revision;
}
