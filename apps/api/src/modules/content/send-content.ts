import type { Box } from '@onegi/contract/fields/content';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import type { Reply, Request } from '../../http/fastify.ts';
import { dispositionOf } from '../../lib/file-name.ts';
import type { StoredFile } from '../../ports/files.ts';
import { PDF_POLICY } from '../documents/send-file.ts';
import type { FileRow } from './describe-file.ts';
import { makeFile } from './made/make-file.ts';

const mediaTypes: Record<string, string> = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
  csv: 'text/csv',
  txt: 'text/plain',
  xml: 'application/xml',
  rtf: 'application/rtf',
  odt: 'application/vnd.oasis.opendocument.text',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** What a browser may show by itself; anything else is saved. */
const shown = new Set(['pdf', 'png', 'jpg']);

/** A stored file is sent as it is read; one that is made from a recipe is small. */
async function contentOf(deps: Deps, { file_key, recipe }: FileRow): Promise<StoredFile | Buffer> {
  if (recipe) return makeFile(deps, recipe);
  const file = file_key && (await deps.files.openStream(file_key));
  if (!file) throw new AppError('file.notFound');
  return file;
}

/**
 * Sends a file of a box: one that shows today, or any to those who edit them.
 * @throws AppError file.notFound
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
  const showsToday =
    row?.state === 'published' && row.shown_on <= today && (row.shown_until === null || row.shown_until >= today);
  if (!row || !(showsToday || wanted.inEveryState)) throw new AppError('file.notFound');

  const isShown = shown.has(row.file_type);
  // The bytes of a file never change; whether it may still be read is asked each time.
  const etag = `"${row.id}"`;
  reply
    .type(mediaTypes[row.file_type] ?? 'application/octet-stream')
    .header('content-disposition', dispositionOf(isShown ? 'inline' : 'attachment', row.file_name))
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', row.file_type === 'pdf' ? PDF_POLICY : "default-src 'none'; sandbox")
    .header('cache-control', 'private, no-cache')
    .header('etag', etag);
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  const content = await contentOf(deps, row);
  if (Buffer.isBuffer(content)) return reply.send(content);
  return reply.header('content-length', content.bytes).send(content.stream);
}
