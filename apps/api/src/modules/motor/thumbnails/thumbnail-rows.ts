import type { Db, Tx } from '../../../db/database.ts';
import type { StoredFileRow } from '../../files/stored-file.ts';

const pictured = new Set(['jpg', 'png']);

/** A picture that was taken into a case's file awaits its small one. Nothing renders the pages of a PDF here. */
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

/** Which of the files have a small picture. */
export async function filesWithPicture(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('motor_thumbnails')
    .select('file_id')
    .where('file_id', 'in', ids)
    .where('picture_sealed', 'is not', null)
    .execute();
  return new Set(rows.map(({ file_id }) => file_id));
}

/** What a small picture is sealed for. */
export const thumbnailOwner = (fileId: string) => `motor_thumbnails/${fileId}`;
