import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Above it a page takes longer to compress than its last bytes take to travel. */
const QUALITY = 4;
/** Of what is compressed once and sent often. */
export const KEPT_QUALITY = 10;

export interface Encoded {
  readonly body: Buffer;
  readonly encoding?: 'br' | 'gzip';
}

/**
 * A page as the browser takes it; compressed on another thread.
 * @param accepted the request's Accept-Encoding
 * @param quality of brotli, 0 to 11
 */
export async function compress(html: string, accepted = '', quality = QUALITY): Promise<Encoded> {
  const body = Buffer.from(html);
  if (/\bbr\b/.test(accepted)) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
    return { body: await brotli(body, { params }), encoding: 'br' };
  }
  if (/\bgzip\b/.test(accepted)) return { body: await gzipped(body), encoding: 'gzip' };
  return { body };
}
