import type { Box } from '@onegi/contract/fields/content';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

/** The files that a box shows on a day: published, and between their days. */
export const shownOn = (db: Db, box: Box, today: string) =>
  db
    .selectFrom('content_files')
    .where('box', '=', box)
    .where('state', '=', sql.lit('published'))
    .where('shown_on', '<=', today)
    .where((where) => where.or([where('shown_until', 'is', null), where('shown_until', '>=', today)]));
