import { createHash } from 'node:crypto';
import { type Seal, sealedWith } from '../../lib/seal.ts';
import type { Files } from '../../ports/files.ts';
import type { PdfMaker, PrintJob } from '../../ports/pdfs.ts';

/** Raise it when the look or the fixed words of a PDF change: what was printed before is then printed anew. */
const LAYOUT = 3;

export interface PrintDeps {
  readonly files: Files;
  readonly pdfs: PdfMaker;
  readonly seal: Seal;
}

export interface PrintedFile {
  readonly pdf: Buffer;
  /** Changes when the contents change. */
  readonly version: string;
}

const printing = new Map<string, Promise<Buffer>>();

/** A UUID made from what decides the contents. */
function keyOf(content: string): string {
  const hex = createHash('sha256').update(`${LAYOUT}\n${content}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

async function once(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const running = printing.get(key);
  if (running) return running;
  const made = make().finally(() => printing.delete(key));
  printing.set(key, made);
  return made;
}

async function keepUnder(files: Files, key: string, make: () => Promise<Buffer>): Promise<Buffer> {
  return once(key, async () => {
    const kept = await files.read(key);
    if (kept) return kept;
    const made = await make();
    await files.put(key, made);
    return made;
  });
}

/**
 * A file that anybody may read, made once.
 * @param content what decides the contents
 */
export const keepMade = (files: Files, content: string, make: () => Promise<Buffer>): Promise<Buffer> =>
  keepUnder(files, keyOf(content), make);

/** A PDF that anybody may read, kept under a key made from its contents. */
export async function printPublic(
  { files, pdfs }: Pick<PrintDeps, 'files' | 'pdfs'>,
  job: PrintJob,
): Promise<PrintedFile> {
  const key = keyOf(JSON.stringify(job));
  return { pdf: await keepUnder(files, key, () => pdfs.make(job)), version: key };
}

function openKept(seal: Seal, key: string, kept: Buffer | null): Buffer | null {
  try {
    return kept && Buffer.from(seal.open<string>(`files/${key}`, kept), 'base64');
  } catch {
    // Sealed with a key that was given up: it is printed anew from what the database holds.
    return null;
  }
}

/** A PDF with personal data: kept sealed, under a key made from the document's id. */
export async function printPrivate(
  { files, pdfs, seal }: PrintDeps,
  documentId: string,
  job: PrintJob,
): Promise<Buffer> {
  const key = keyOf(documentId);
  return once(key, async () => {
    const kept = openKept(seal, key, await files.read(key));
    if (kept) return kept;
    const made = await pdfs.make(job);
    await files.put(key, seal.seal(`files/${key}`, made.toString('base64')));
    return made;
  });
}

/**
 * Seals the kept PDF of a document with the newest key; one that cannot be opened is removed, to be printed anew.
 * @param newest the id of the newest key
 * @returns whether anything was done
 */
export async function resealPrinted(
  { files, seal }: Pick<PrintDeps, 'files' | 'seal'>,
  documentId: string,
  newest: Buffer,
): Promise<boolean> {
  const key = keyOf(documentId);
  const kept = await files.read(key);
  if (!kept || sealedWith(kept).equals(newest)) return false;
  const fresh = openKept(seal, key, kept);
  if (fresh) await files.put(key, seal.seal(`files/${key}`, fresh.toString('base64')));
  else await files.remove(key);
  return true;
}
