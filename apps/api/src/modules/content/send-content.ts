import { type Box, boxFiles } from '@onegi/contract/fields/content';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import type { Reply, Request } from '../../http/fastify.ts';
import { sendFile, sendStoredFile } from '../files/send-file.ts';
import { readFile } from '../files/stored-file.ts';
import { makeFile } from './made/make-file.ts';

/**
 * Sends a file of a box: one that shows today, or any to those who edit them.
 * @throws AppError file.notFound, file.withdrawn
 */
export async function sendContent(
  deps: Deps,
  wanted: { box: Box; id: string; inEveryState: boolean },
  request: Request,
  reply: Reply,
): Promise<Reply> {
  const row = await deps.db
    .selectFrom('content_files')
    .selectAll()
    .where('id', '=', wanted.id)
    .where('box', '=', wanted.box)
    .executeTakeFirst();
  const today = deps.clock.today();
  if (!row) throw new AppError('file.notFound');
  const { state, shown_on, shown_until } = row;
  const isOver = state === 'withdrawn' || (shown_until !== null && shown_until < today);
  const shows = state === 'published' && shown_on <= today && !isOver;
  // What people have seen is said to be gone; of what is yet to come nobody is told.
  if (!shows && !wanted.inEveryState)
    throw new AppError(isOver && state !== 'draft' ? 'file.withdrawn' : 'file.notFound');

  const { recipe, file_key } = row;
  if (recipe) {
    const { id: version, file_name: fileName, file_type: fileType } = row;
    return sendFile(request, reply, { fileName, fileType, version, open: () => makeFile(deps, recipe) });
  }
  const stored = await readFile(deps.db, boxFiles[row.box], { id: file_key ?? '', ownerId: row.id });
  return sendStoredFile(deps, stored, request, reply);
}
