import { createWriteStream } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { constants, createZstdCompress } from 'node:zlib';
import { Encrypter } from 'age-encryption';
import { pack as packTar } from 'tar-stream';
import { StartError } from '../../start-error.ts';

const CHUNK_BYTES = 256 * 1024;

export interface ArchiveWriter {
  /** Adds an entry; settles when there is room for the next one. */
  add(name: string, bytes: Buffer): Promise<void>;
  /** Makes the archive whole and durable under its name; answers its size in bytes. */
  finish(): Promise<number>;
  /** Leaves nothing behind. */
  abandon(): Promise<void>;
}

function inWords(path: string, error: unknown): unknown {
  const { code } = error as NodeJS.ErrnoException;
  return typeof code === 'string' && /^E[A-Z]+$/.test(code)
    ? new StartError(`The backup ${path} cannot be written (${code}).`)
    : error;
}

/** A tar of entries, compressed and encrypted on the way to the disk: age, zstd and tar open it by hand. */
export async function createArchive(path: string, publicKey: string): Promise<ArchiveWriter> {
  const unfinished = `${path}.part`;
  const pack = packTar({ highWaterMark: CHUNK_BYTES });
  const compressed = createZstdCompress({
    chunkSize: CHUNK_BYTES,
    params: { [constants.ZSTD_c_compressionLevel]: 1, [constants.ZSTD_c_checksumFlag]: 1 },
  });
  const encrypter = new Encrypter();
  encrypter.addRecipient(publicKey);
  const compressing = pipeline(pack, compressed);
  const encrypted = await encrypter.encrypt(Readable.toWeb(compressed) as globalThis.ReadableStream<Uint8Array>);
  const target = createWriteStream(unfinished, { mode: 0o600, flush: true, highWaterMark: CHUNK_BYTES });
  const writing = pipeline(Readable.fromWeb(encrypted as ReadableStream<Uint8Array>), target);
  const written = Promise.all([compressing, writing]);
  // Whoever adds or finishes next is told; nobody may be adding at this moment.
  written.catch(() => undefined);

  async function abandon(): Promise<void> {
    pack.destroy();
    compressed.destroy();
    await written.catch(() => undefined);
    await rm(unfinished, { force: true });
  }

  return {
    async add(name, bytes) {
      try {
        await new Promise<void>((resolve, reject) => {
          const header = { name, size: bytes.length, mode: 0o600 };
          const entry = pack.entry(header, (error) => (error ? reject(error) : resolve()));
          entry.on('error', reject);
          entry.end(bytes);
        });
      } catch (error) {
        // The entry only knows that it was cut off; why, the disk knows.
        throw inWords(path, await written.then(() => error).catch((cause: unknown) => cause));
      }
    },
    async finish() {
      try {
        pack.finalize();
        await written;
        await rename(unfinished, path);
        return (await stat(path)).size;
      } catch (error) {
        throw inWords(path, error);
      }
    },
    abandon,
  };
}
