import { openZip, type ZipFault, type ZipPackage, ZipRefused } from './open-zip.ts';
import { type XlsxFault, type XlsxFaultParams, XlsxRefused } from './xlsx-refused.ts';

/** What a workbook may weigh at most when it is unpacked: ten times what a large price list needs. */
const MOST_UNPACKED_BYTES = 100 * 1024 * 1024;
const MOST_PARTS = 1_000;

/** An .xlsx file: named parts, unpacked one at a time as they are read. */
export interface XlsxPackage {
  has(part: string): boolean;
  /** The part's text in pieces. @throws XlsxRefused on a part that is missing, damaged or not UTF-8 */
  read(part: string): AsyncGenerator<string, void, undefined>;
  close(): void;
}

const faults: Record<ZipFault, (part: string) => [XlsxFault, XlsxFaultParams?]> = {
  notZip: () => ['notWorkbook'],
  compoundFile: () => ['oldOrLocked'],
  tooManyParts: () => ['tooManyParts', { most: MOST_PARTS }],
  partTwice: (part) => ['partTwice', { part }],
  tooBig: () => ['tooBig', { most: MOST_UNPACKED_BYTES / 1024 / 1024 }],
  damaged: (part) => ['damaged', { part }],
};

function asXlsxRefusal(error: unknown): unknown {
  return error instanceof ZipRefused ? new XlsxRefused(...faults[error.fault](error.part)) : error;
}

/**
 * Opens an .xlsx file and judges it by its directory alone; nothing is unpacked yet.
 * @throws XlsxRefused when it is no workbook, holds macros or links, or is too large when unpacked
 */
export async function openPackage(path: string): Promise<XlsxPackage> {
  const limits = { parts: MOST_PARTS, unpackedBytes: MOST_UNPACKED_BYTES };
  const zip = await openZip(path, limits).catch((error: unknown) => {
    throw asXlsxRefusal(error);
  });
  try {
    if (!zip.has('[Content_Types].xml')) throw new XlsxRefused('notWorkbook');
    if (zip.names.some((name) => name.endsWith('vbaProject.bin'))) throw new XlsxRefused('macros');
    if (zip.names.some((name) => name.startsWith('xl/externalLinks/'))) throw new XlsxRefused('links');
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
      throw new XlsxRefused('damaged', { part });
    }
  };
  try {
    for await (const chunk of zip.read(part)) yield decode(chunk);
  } catch (error) {
    throw asXlsxRefusal(error);
  }
  yield decode();
}
