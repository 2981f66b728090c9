import type { DomainOfPart } from '@onegi/contract/call';
import type { downFile } from '@onegi/contract/calls/common/down-file';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import type { Reply, Request } from '../../http/fastify.ts';
import type { Language } from '../../lib/texts.ts';
import { PDF_POLICY, sendStoredFile } from '../files/send-file.ts';
import { isPrivateName } from './file-names.ts';
import { printPublic } from './print-cached.ts';
import { productJob } from './product-print.ts';
import { type ReadDocumentDeps, readDocument } from './read-document.ts';

const LONGEST_NAME = 120;
/** Names are plain: what else there is (slashes, dots in a row, percent signs, control characters) is an attempt. */
const PLAIN_NAME = /^[A-Za-z0-9](?:[A-Za-z0-9_-]|\.(?!\.))*$/;

/** @param readableName plain letters, digits, dots and hyphens */
export function withPdfHeaders(reply: Reply, readableName: string): Reply {
  return reply
    .type('application/pdf')
    .header('content-disposition', `inline; filename="${readableName}"`)
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', PDF_POLICY);
}

/**
 * Sends a brochure or wording on sale, or a policy's document to whoever knows its name; what was uploaded for a policy goes
 * to those alone who may see that policy.
 * @throws AppError file.badName, file.notFound
 */
export async function sendFile(
  deps: ReadDocumentDeps & Pick<Deps, 'catalogue' | 'files' | 'seal' | 'policyFiles'>,
  { fileName, language = 'en' }: DomainOfPart<(typeof downFile)['query']> & { language?: Language },
  request: Request,
  reply: Reply,
): Promise<Reply> {
  if (fileName.length > LONGEST_NAME || !PLAIN_NAME.test(fileName)) throw new AppError('file.badName');
  if (isPrivateName(fileName)) {
    const document = await readDocument(deps, fileName);
    if (!document) throw new AppError('file.notFound');
    return withPdfHeaders(reply, document.readableName)
      .header('cache-control', 'private, no-store')
      .header('x-robots-tag', 'noindex')
      .send(document.pdf);
  }
  const uploaded = await deps.policyFiles.find(request.actor, fileName);
  if (uploaded) return sendStoredFile(deps, uploaded, request, reply);
  const job = productJob(deps.catalogue.current(), fileName, language);
  if (!job) throw new AppError('file.notFound');
  const { pdf, version } = await printPublic(deps, job);
  const etag = `"${version}"`;
  withPdfHeaders(reply, fileName).header('cache-control', 'public, max-age=3600').header('etag', etag);
  return request.headers['if-none-match'] === etag ? reply.code(304).send() : reply.send(pdf);
}
