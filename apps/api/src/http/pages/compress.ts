import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Above it a page takes longer to compress than its last bytes take to travel. */
const QUALITY = 4;

export interface Encoded {
  readonly body: Buffer;
  readonly encoding?: 'br' | 'gzip';
}

/**
 * A page as the browser takes it; compressed on another thread.
 * @param accepted the request's Accept-Encoding
 */
export async function compress(html: string, accepted = ''): Promise<Encoded> {
  const body = Buffer.from(html);
  if (/\bbr\b/.test(accepted)) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
    return { body: await brotli(body, { params }), encoding: 'br' };
  }
  if (/\bgzip\b/.test(accepted)) return { body: await gzipped(body), encoding: 'gzip' };
  return { body };
}
