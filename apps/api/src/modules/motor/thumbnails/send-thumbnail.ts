import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Reply, Request } from '../../../http/fastify.ts';
import { sendFile } from '../../files/send-file.ts';
import type { StoredFileRow } from '../../files/stored-file.ts';
import { readThumbnail, thumbnailOwner } from './thumbnail-rows.ts';

/** Sends the small picture of a page of a document that the caller has read and may show. @throws AppError file.notFound, also where there is none */
export async function sendThumbnail(
  deps: Pick<Deps, 'db' | 'seal'>,
  { id }: StoredFileRow,
  page: number,
  request: Request,
  reply: Reply,
): Promise<Reply> {
  const sealed = await readThumbnail(deps.db, id, page);
  if (!sealed) throw new AppError('file.notFound');
  const open = async () => Buffer.from(deps.seal.open<string>(thumbnailOwner(id, page), sealed), 'base64');
  // It shows a person's papers: no browser keeps it.
  return sendFile(request, reply, { fileName: `${id}.jpg`, fileType: 'jpg', version: null, open });
}
