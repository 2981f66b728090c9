import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { createZstdDecompress } from 'node:zlib';
import { Decrypter } from 'age-encryption';
import { extract as extractTar, type Header } from 'tar-stream';
import { StartError } from '../../start-error.ts';
import { type EntryKind, entryKind } from './manifest.ts';

const CHUNK_BYTES = 256 * 1024;
/** Parts of tables and stored files are far smaller; whoever announces more wants our memory. */
const LARGEST_ENTRY_BYTES = 512 * 1024 * 1024;

export type ArchiveEntry = EntryKind & { readonly bytes: Buffer };

const damaged = (path: string, why: string) => new StartError(`The backup ${path} is damaged or cut off: ${why}.`);

async function decrypted(path: string, secretKey: string): Promise<Readable> {
  const size = await stat(path).catch((error: NodeJS.ErrnoException) => {
    throw new StartError(`The backup ${path} cannot be read (${error.code}).`);
  });
  if (!size.isFile()) throw new StartError(`The backup ${path} is no file.`);
  const decrypter = new Decrypter();
  decrypter.addIdentity(secretKey);
  const source = createReadStream(path, { highWaterMark: CHUNK_BYTES });
  try {
    const web = Readable.toWeb(source) as globalThis.ReadableStream<Uint8Array>;
    return Readable.fromWeb((await decrypter.decrypt(web)) as ReadableStream<Uint8Array>);
  } catch (error) {
    source.destroy();
    const { message } = error as Error;
    if (/no identity matched/.test(message)) throw new StartError(`The BACKUP_KEY given does not open ${path}.`);
    throw damaged(path, message);
  }
}

/**
 * The entries of an archive, in their order. Every byte was authenticated before it is handed out; that nothing is
 * missing at the end is known only when the last entry was read.
 * @throws StartError when the key is wrong or the archive was changed or cut off
 */
export async function* readArchive(path: string, secretKey: string): AsyncGenerator<ArchiveEntry> {
  const source = await decrypted(path, secretKey);
  const extract = extractTar();
  const reading = pipeline(source, createZstdDecompress({ chunkSize: CHUNK_BYTES }), extract);
  let failure: Error | undefined;
  reading.catch((error: Error) => {
    failure = error;
  });
  const entries = extract[Symbol.asyncIterator]();
  try {
    for (;;) {
      const entry = await nextEntry(entries);
      if (!entry) break;
      yield entry;
    }
    await reading;
  } catch (error) {
    throw damaged(path, (failure ?? (error as Error)).message);
  } finally {
    source.destroy();
    extract.destroy();
  }
}

async function nextEntry(
  entries: AsyncIterator<AsyncIterable<unknown> & { readonly header: Header }>,
): Promise<ArchiveEntry | null> {
  const { value, done } = await entries.next();
  if (done) return null;
  const { name, type, size = 0 } = value.header;
  const kind = type === 'file' ? entryKind(name) : null;
  if (!kind) throw new Error(`it holds something that no backup holds, "${name.slice(0, 80)}"`);
  if (size > LARGEST_ENTRY_BYTES) throw new Error(`the entry ${name} is too large`);
  const chunks: Buffer[] = [];
  for await (const chunk of value) chunks.push(chunk as Buffer);
  return { ...kind, bytes: Buffer.concat(chunks) };
}
