import { openZip, type ZipFault, type ZipPackage, ZipRefused } from '../../../../lib/open-zip.ts';
import { type ProblemKey, type ProblemParams, refuseFile } from '../problems.ts';

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

const problems: Record<ZipFault, (part: string) => [ProblemKey, ProblemParams?]> = {
  notZip: () => ['notWorkbook'],
  compoundFile: () => ['oldOrLocked'],
  tooManyParts: () => ['tooManyParts', { most: MOST_PARTS }],
  partTwice: (part) => ['partTwice', { part }],
  tooBig: () => ['tooBig', { most: MOST_UNPACKED_BYTES / 1024 / 1024 }],
  damaged: (part) => ['damaged', { part }],
};

function asWorkbookRefusal(error: unknown): unknown {
  return error instanceof ZipRefused ? refuseFile(...problems[error.fault](error.part)) : error;
}

/**
 * Opens an .xlsx file and judges it by its directory alone; nothing is unpacked yet.
 * @throws WorkbookRefused when it is no workbook, holds macros or links, or is too large when unpacked
 */
export async function openPackage(path: string): Promise<XlsxPackage> {
  const limits = { parts: MOST_PARTS, unpackedBytes: MOST_UNPACKED_BYTES };
  const zip = await openZip(path, limits).catch((error: unknown) => {
    throw asWorkbookRefusal(error);
  });
  try {
    if (!zip.has('[Content_Types].xml')) throw refuseFile('notWorkbook');
    if (zip.names.some((name) => name.endsWith('vbaProject.bin'))) throw refuseFile('macros');
    if (zip.names.some((name) => name.startsWith('xl/externalLinks/'))) throw refuseFile('links');
  } catch (error) {
    zip.close();
    throw error;
  }
  return { has: zip.has, read: (part) => readText(zip, part), close: zip.close };
}

async function* readText(zip: ZipPackage, part: string): AsyncGenerator<string, void, undefined> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const decode = (chunk?: Buffer) => {
    try {
      return decoder.decode(chunk, { stream: chunk !== undefined });
    } catch {
      throw refuseFile('damaged', { part });
    }
  };
  try {
    for await (const chunk of zip.read(part)) yield decode(chunk);
  } catch (error) {
    throw asWorkbookRefusal(error);
  }
  yield decode();
}
