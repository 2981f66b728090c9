import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Reply, Request } from '../../../http/fastify.ts';
import { sendFile } from '../../files/send-file.ts';
import type { StoredFileRow } from '../../files/stored-file.ts';
import { thumbnailOwner } from './thumbnail-rows.ts';

/** Sends the small picture of a document that the caller has read and may show. @throws AppError file.notFound, also where there is none */
export async function sendThumbnail(
  deps: Pick<Deps, 'db' | 'seal'>,
  { id }: StoredFileRow,
  request: Request,
  reply: Reply,
): Promise<Reply> {
  const row = await deps.db
    .selectFrom('motor_thumbnails')
    .select('picture_sealed')
    .where('file_id', '=', id)
    .executeTakeFirst();
  const sealed = row?.picture_sealed;
  if (!sealed) throw new AppError('file.notFound');
  const open = async () => Buffer.from(deps.seal.open<string>(thumbnailOwner(id), sealed), 'base64');
  // It shows a person's papers: no browser keeps it.
  return sendFile(request, reply, { fileName: `${id}.jpg`, fileType: 'jpg', version: null, open });
}
