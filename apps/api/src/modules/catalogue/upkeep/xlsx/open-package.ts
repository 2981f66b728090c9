import { open, stat } from 'node:fs/promises';
import { crc32 } from 'node:zlib';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { refuseFile } from '../problems.ts';

/** What a workbook may weigh at most when it is unpacked: ten times what the largest catalogue needs. */
const MOST_UNPACKED_BYTES = 100 * 1024 * 1024;
const MOST_PARTS = 1_000;

/** An .xlsx file: named parts, unpacked one at a time as they are read. */
export interface XlsxPackage {
  has(part: string): boolean;
  /** The part's text in pieces. @throws WorkbookRefused on a part that is missing, damaged or not UTF-8 */
  read(part: string): AsyncGenerator<string, void, undefined>;
  close(): void;
}

/**
 * Opens an .xlsx file and judges it by its directory alone; nothing is unpacked yet.
 * @throws WorkbookRefused when it is no workbook, holds macros or links, or is too large when unpacked
 */
export async function openPackage(path: string): Promise<XlsxPackage> {
  await checkMagic(path);
  const zip = await yauzl.openPromise(path, { autoClose: false }).catch(() => {
    throw refuseFile('notWorkbook');
  });
  try {
    const parts = await directoryOf(zip);
    return {
      has: (part) => parts.has(part),
      read: (part) => readPart(zip, parts.get(part), part),
      close: () => zip.close(),
    };
  } catch (error) {
    zip.close();
    throw error;
  }
}

/** Every zip begins with PK; a locked or old workbook with the mark of compound files. */
async function checkMagic(path: string): Promise<void> {
  if (!(await stat(path)).isFile()) throw refuseFile('notWorkbook');
  const file = await open(path);
  try {
    const { buffer } = await file.read(Buffer.alloc(4), 0, 4, 0);
    const magic = buffer.toString('hex');
    if (magic === 'd0cf11e0') throw refuseFile('oldOrLocked');
    if (!magic.startsWith('504b')) throw refuseFile('notWorkbook');
  } finally {
    await file.close();
  }
}

async function directoryOf(zip: ZipFile): Promise<Map<string, Entry>> {
  if (zip.entryCount > MOST_PARTS) throw refuseFile('tooManyParts', { most: MOST_PARTS });
  const parts = new Map<string, Entry>();
  let bytes = 0;
  try {
    for await (const entry of zip.eachEntry()) {
      // A reader that takes the first of two and one that takes the last would see different workbooks.
      if (parts.has(entry.fileName)) throw refuseFile('partTwice', { part: entry.fileName });
      parts.set(entry.fileName, entry);
      bytes += entry.uncompressedSize;
    }
  } catch (error) {
    throw asRefusal(error, 'zip');
  }
  // What an entry claims is a promise that the reading below holds it to.
  if (bytes > MOST_UNPACKED_BYTES) throw refuseFile('tooBig', { most: MOST_UNPACKED_BYTES / 1024 / 1024 });
  if (!parts.has('[Content_Types].xml')) throw refuseFile('notWorkbook');
  const names = [...parts.keys()];
  if (names.some((name) => name.endsWith('vbaProject.bin'))) throw refuseFile('macros');
  if (names.some((name) => name.startsWith('xl/externalLinks/'))) throw refuseFile('links');
  return parts;
}

async function* readPart(
  zip: ZipFile,
  entry: Entry | undefined,
  part: string,
): AsyncGenerator<string, void, undefined> {
  if (!entry?.canDecodeFileData()) throw refuseFile('damaged', { part });
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let checksum = 0;
  try {
    // Fails by itself as soon as more comes out than the directory says.
    const stream = await zip.openReadStreamPromise(entry);
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      checksum = crc32(chunk, checksum);
      yield decoder.decode(chunk, { stream: true });
    }
    yield decoder.decode();
  } catch (error) {
    throw asRefusal(error, part);
  }
  if (checksum !== entry.crc32) throw refuseFile('damaged', { part });
}

/** Trouble with the file's bytes is the file's fault and told so; trouble with the disk is not. */
function asRefusal(error: unknown, part: string): unknown {
  const isOurs = error instanceof Error && error.name === 'WorkbookRefused';
  const isDisk = /^E(?!RR_)/.test(String((error as NodeJS.ErrnoException).code ?? ''));
  return isOurs || isDisk ? error : refuseFile('damaged', { part });
}
