import type { Box } from '@onegi/contract/fields/content';
import { type ExpressionBuilder, sql } from 'kysely';
import type { Database, Db } from '../../db/database.ts';

/** Its last day is not over. */
export const lastsUntil = (today: string) => (where: ExpressionBuilder<Database, 'content_files'>) =>
  where.or([where('shown_until', 'is', null), where('shown_until', '>=', today)]);

/** The files that a box shows on a day: published, and between their days. */
export const shownOn = (db: Db, box: Box, today: string) =>
  db
    .selectFrom('content_files')
    .where('box', '=', box)
    .where('state', '=', sql.lit('published'))
    .where('shown_on', '<=', today)
    .where(lastsUntil(today));
