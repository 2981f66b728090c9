import { open, stat } from 'node:fs/promises';
import { crc32 } from 'node:zlib';
import yauzl, { type Entry, type ZipFile } from 'yauzl';

export interface ZipLimits {
  readonly parts: number;
  /** Of all parts together. */
  readonly unpackedBytes: number;
}

export type ZipFault = 'notZip' | 'compoundFile' | 'tooManyParts' | 'partTwice' | 'tooBig' | 'damaged';

/** The file is not opened, or not read on; says why, and at which part. */
export class ZipRefused extends Error {
  readonly fault: ZipFault;
  readonly part: string;

  constructor(fault: ZipFault, part = 'zip') {
    super(`${fault}: ${part}`);
    this.name = 'ZipRefused';
    this.fault = fault;
    this.part = part;
  }
}

/** A zip file: named parts, unpacked one at a time as they are read. */
export interface ZipPackage {
  /** In the order of the file's directory. */
  readonly names: readonly string[];
  has(part: string): boolean;
  /** What the part claims to hold when unpacked; reading it holds it to that. */
  bytesOf(part: string): number;
  isEncrypted(part: string): boolean;
  /** @throws ZipRefused (damaged) on a part that is missing, encrypted, damaged or larger than it claims */
  read(part: string): AsyncGenerator<Buffer, void, undefined>;
  close(): void;
}

/**
 * Opens a zip file and judges it by its directory alone; nothing is unpacked yet. Absolute names and names that lead out
 * of the file are damage.
 * @throws ZipRefused
 */
export async function openZip(path: string, limits: ZipLimits): Promise<ZipPackage> {
  await checkMagic(path);
  const zip = await yauzl.openPromise(path, { autoClose: false }).catch((error: unknown) => {
    throw asRefusal(error, 'zip', 'notZip');
  });
  try {
    const parts = await directoryOf(zip, limits);
    return {
      names: [...parts.keys()],
      has: (part) => parts.has(part),
      bytesOf: (part) => parts.get(part)?.uncompressedSize ?? 0,
      isEncrypted: (part) => parts.get(part)?.isEncrypted() ?? false,
      read: (part) => readPart(zip, parts.get(part), part),
      close: () => zip.close(),
    };
  } catch (error) {
    zip.close();
    throw error;
  }
}

/** Every zip begins with PK; a locked or old Office file with the mark of compound files. */
async function checkMagic(path: string): Promise<void> {
  if (!(await stat(path)).isFile()) throw new ZipRefused('notZip');
  const file = await open(path);
  try {
    const { buffer } = await file.read(Buffer.alloc(4), 0, 4, 0);
    const magic = buffer.toString('hex');
    if (magic === 'd0cf11e0') throw new ZipRefused('compoundFile');
    if (!magic.startsWith('504b')) throw new ZipRefused('notZip');
  } finally {
    await file.close();
  }
}

async function directoryOf(zip: ZipFile, limits: ZipLimits): Promise<Map<string, Entry>> {
  if (zip.entryCount > limits.parts) throw new ZipRefused('tooManyParts');
  const parts = new Map<string, Entry>();
  let bytes = 0;
  try {
    for await (const entry of zip.eachEntry()) {
      // A reader that takes the first of two and one that takes the last would see different files.
      if (parts.has(entry.fileName)) throw new ZipRefused('partTwice', entry.fileName);
      parts.set(entry.fileName, entry);
      bytes += entry.uncompressedSize;
    }
  } catch (error) {
    throw asRefusal(error, 'zip');
  }
  // What an entry claims is a promise that the reading below holds it to.
  if (bytes > limits.unpackedBytes) throw new ZipRefused('tooBig');
  return parts;
}

async function* readPart(
  zip: ZipFile,
  entry: Entry | undefined,
  part: string,
): AsyncGenerator<Buffer, void, undefined> {
  if (!entry?.canDecodeFileData()) throw new ZipRefused('damaged', part);
  let checksum = 0;
  try {
    // Fails by itself as soon as more comes out than the directory says.
    const stream = await zip.openReadStreamPromise(entry);
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      checksum = crc32(chunk, checksum);
      yield chunk;
    }
  } catch (error) {
    throw asRefusal(error, part);
  }
  if (checksum !== entry.crc32) throw new ZipRefused('damaged', part);
}

/** Trouble with the file's bytes is the file's fault and told so; trouble with the disk is not. */
function asRefusal(error: unknown, part: string, fault: ZipFault = 'damaged'): unknown {
  const isDisk = /^E(?!RR_)/.test(String((error as NodeJS.ErrnoException).code ?? ''));
  return error instanceof ZipRefused || isDisk ? error : new ZipRefused(fault, part);
}
