import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import type { Reply, Request } from '../../http/fastify.ts';
import { dispositionOf } from '../../lib/file-name.ts';
import type { StoredFile } from '../../ports/files.ts';
import { bytesOwner, nameOfFile, type StoredFileRow } from './stored-file.ts';

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

/** What a browser may show by itself, which makes a preview; anything else is saved. */
const shown = new Set(['pdf', 'png', 'jpg']);
export const isShownByBrowsers = (fileType: string): boolean => shown.has(fileType);

// A PDF runs nothing; the viewer of some browsers is a plug-in that "object-src 'none'" would forbid.
// Pages of the portal alone may show it in a frame.
export const PDF_POLICY = "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'";

/** A file on its way to a browser. */
interface Sent {
  readonly fileName: string;
  readonly fileType: string;
  /** Of contents that never change and that a browser may keep; null: it keeps nothing. */
  readonly version: string | null;
  /** Null when the contents are not there. */
  readonly open: () => Promise<StoredFile | Buffer | null>;
}

/**
 * Sends a file under its name: shown where a browser can, saved otherwise, and never run. Whether it may be read the
 * caller has asked; a browser that kept it asks again each time.
 * @throws AppError file.notFound
 */
export async function sendFile(
  request: Request,
  reply: Reply,
  { fileName, fileType, version, open }: Sent,
): Promise<Reply> {
  const headers = {
    'content-type': mediaTypes[fileType] ?? 'application/octet-stream',
    'content-disposition': dispositionOf(shown.has(fileType) ? 'inline' : 'attachment', fileName),
    'x-content-type-options': 'nosniff',
    'content-security-policy': fileType === 'pdf' ? PDF_POLICY : "default-src 'none'; sandbox",
    ...(version === null
      ? { 'cache-control': 'private, no-store' }
      : { 'cache-control': 'private, no-cache', etag: `"${version}"` }),
  };
  if (version !== null && request.headers['if-none-match'] === `"${version}"`) {
    return reply.headers(headers).code(304).send();
  }
  const contents = await open();
  if (!contents) throw new AppError('file.notFound');
  reply.headers(headers);
  if (Buffer.isBuffer(contents)) return reply.send(contents);
  return reply.header('content-length', contents.bytes).send(contents.stream);
}

/** Sends a stored file that the caller has read and may show. @throws AppError file.notFound */
export function sendStoredFile(
  { files, seal }: Pick<Deps, 'files' | 'seal'>,
  row: StoredFileRow,
  request: Request,
  reply: Reply,
): Promise<Reply> {
  const { id, file_type: fileType, sealed_with } = row;
  const fileName = nameOfFile(seal, row);
  if (!sealed_with)
    return sendFile(request, reply, { fileName, fileType, version: id, open: () => files.openStream(id) });
  const open = async () => {
    const sealed = await files.read(id);
    return sealed && seal.openBytes(bytesOwner(id), sealed);
  };
  return sendFile(request, reply, { fileName, fileType, version: null, open });
}
