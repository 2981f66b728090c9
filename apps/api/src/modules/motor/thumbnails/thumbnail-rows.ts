import type { Db, Tx } from '../../../db/database.ts';
import type { StoredFileRow } from '../../files/stored-file.ts';

const pictured = new Set(['jpg', 'png', 'pdf']);

/** A picture or PDF that was taken into a case's file awaits its small ones. */
export async function awaitThumbnail(
  tx: Tx,
  { id, file_type }: Pick<StoredFileRow, 'id' | 'file_type'>,
  now: Date,
): Promise<void> {
  if (!pictured.has(file_type)) return;
  await tx
    .insertInto('motor_thumbnails')
    .values({ file_id: id, taken_at: now, made_at: null, picture_sealed: null })
    .execute();
}

/** How many small pictures there are of each of the files that has any. */
export async function picturesOfFiles(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('motor_thumbnails')
    .leftJoin('motor_thumbnail_pages', 'motor_thumbnail_pages.file_id', 'motor_thumbnails.file_id')
    .select(['motor_thumbnails.file_id as id', (eb) => eb.fn.count<number>('page').as('others')])
    .where('motor_thumbnails.file_id', 'in', ids)
    .where('motor_thumbnails.picture_sealed', 'is not', null)
    .groupBy('motor_thumbnails.file_id')
    .execute();
  return new Map(rows.map(({ id, others }) => [id, 1 + Number(others)]));
}

/** The small picture of a page of a file, an image being its first; undefined where there is none. */
export async function readThumbnail(db: Db, fileId: string, page: number): Promise<Buffer | undefined> {
  const row =
    page === 1
      ? await db
          .selectFrom('motor_thumbnails')
          .select('picture_sealed')
          .where('file_id', '=', fileId)
          .executeTakeFirst()
      : await db
          .selectFrom('motor_thumbnail_pages')
          .select('picture_sealed')
          .where('file_id', '=', fileId)
          .where('page', '=', page)
          .executeTakeFirst();
  return row?.picture_sealed ?? undefined;
}

/** What the small picture of a page is sealed for: its row. */
export const thumbnailOwner = (fileId: string, page: number) =>
  page === 1 ? `motor_thumbnails/${fileId}` : `motor_thumbnail_pages/${fileId}/${page}`;
