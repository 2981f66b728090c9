import type { BodyOf } from '@onegi/contract/call';
import type { editedFiles } from '@onegi/contract/calls/content/editing';
import { type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { Database, Db } from '../../db/database.ts';
import { describeEdited } from './describe-file.ts';
import { placeOf } from './shelf.ts';

/** Files of a box in every state, last changed first. */
export async function listEdited(db: Db, { box, state, fileNamePart, ...asked }: BodyOf<typeof editedFiles>) {
  const fits = (where: ExpressionBuilder<Database, 'content_files'>) =>
    where.and([
      where('box', '=', box),
      ...(state ? [where('state', '=', state)] : []),
      ...(fileNamePart
        ? [
            sql<SqlBool>`strpos(lower(file_name || ' ' || title_en || ' ' || title_zh), ${fileNamePart.toLowerCase()}) > 0`,
          ]
        : []),
    ]);
  const { total } = await db
    .selectFrom('content_files')
    .where(fits)
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const place = placeOf(total, asked);
  const rows = await db
    .selectFrom('content_files')
    .where(fits)
    .selectAll()
    .orderBy('changed_at', 'desc')
    .orderBy('id', 'desc')
    .offset((place.current - 1) * place.size)
    .limit(place.size)
    .execute();
  return { ...place, records: rows.map(describeEdited) };
}
