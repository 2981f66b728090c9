import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { openZip, type ZipFault, type ZipPackage, ZipRefused } from '@onegi/xlsx-reader/open-zip';
import { FileFault, type FileFaultKind } from './file-fault.ts';

/** Ten times what the largest honest file needs. */
export const MOST_UNPACKED_BYTES = 100 * 1024 * 1024;
export const MOST_PARTS = 1_000;
/** A document may hold a spreadsheet that its chart is drawn from; a spreadsheet in that one is hiding. */
const DEEPEST = 1;

const faults: Record<ZipFault, FileFaultKind> = {
  notZip: 'notWhatItSays',
  compoundFile: 'uncheckable',
  tooManyParts: 'unpacksTooFar',
  tooBig: 'unpacksTooFar',
  partTwice: 'notWhatItSays',
  damaged: 'notWhatItSays',
};

const ZIP = '504b0304';
/** gzip, 7z, rar, xz, bzip2, cabinet: what no Office file is made of. */
const OTHER_ARCHIVES = ['1f8b08', '377abcaf271c', '526172211a07', 'fd377a585a00', '425a68', '4d534346'];

interface Unpacked {
  bytes: number;
  parts: number;
}

async function headOf(chunks: AsyncIterable<Buffer>, count: (chunk: Buffer) => void): Promise<string> {
  let head = Buffer.alloc(0);
  for await (const chunk of chunks) {
    count(chunk);
    if (head.length < 6) head = Buffer.concat([head, chunk.subarray(0, 6)]);
  }
  return head.toString('hex');
}

async function inspectParts(zip: ZipPackage, path: string, depth: number, total: Unpacked): Promise<void> {
  const count = ({ length }: Buffer) => {
    total.bytes += length;
    if (total.bytes > MOST_UNPACKED_BYTES) throw new FileFault('unpacksTooFar');
  };
  total.parts += zip.names.length;
  if (total.parts > MOST_PARTS) throw new FileFault('unpacksTooFar');
  for (const part of zip.names) {
    if (part.endsWith('/')) continue;
    if (zip.isEncrypted(part)) throw new FileFault('uncheckable');
    const head = await headOf(zip.read(part), count);
    if (OTHER_ARCHIVES.some((magic) => head.startsWith(magic))) throw new FileFault('nestedArchive');
    if (!head.startsWith(ZIP)) continue;
    if (depth >= DEEPEST) throw new FileFault('nestedArchive');
    const inner = `${path}.${total.parts}`;
    try {
      await pipeline(Readable.from(zip.read(part)), createWriteStream(inner));
      await inspectZip(inner, depth + 1, total);
    } finally {
      await rm(inner, { force: true });
    }
  }
}

/**
 * Unpacks every part of a zip file, counting: what its directory says counts for nothing until it was seen.
 * @returns the names of its parts
 * @throws FileFault
 */
export async function inspectZip(
  path: string,
  depth = 0,
  total: Unpacked = { bytes: 0, parts: 0 },
): Promise<readonly string[]> {
  let zip: ZipPackage | undefined;
  try {
    zip = await openZip(path, { parts: MOST_PARTS, unpackedBytes: MOST_UNPACKED_BYTES });
    await inspectParts(zip, path, depth, total);
    return zip.names;
  } catch (error) {
    throw error instanceof ZipRefused ? new FileFault(faults[error.fault]) : error;
  } finally {
    zip?.close();
  }
}
