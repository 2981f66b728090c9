import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Whether poppler-utils is there; the test command installs it where it may. Tests that need it are skipped in sight. */
export const canReadPdf = spawnSync('pdftotext', ['-v']).error === undefined;

async function withFile<T>(pdf: Uint8Array, read: (path: string, folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'onegi-pdf-'));
  const path = join(folder, 'file.pdf');
  try {
    await writeFile(path, pdf);
    return await read(path, folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The text of all pages, laid out as on paper. */
export function pdfText(pdf: Uint8Array): Promise<string> {
  return withFile(pdf, async (path) => (await run('pdftotext', ['-layout', path, '-'])).stdout);
}

/** The text of all pages in the order that it is drawn in: what lies across others stays in one piece. */
export function pdfTextAsDrawn(pdf: Uint8Array): Promise<string> {
  return withFile(pdf, async (path) => (await run('pdftotext', ['-raw', path, '-'])).stdout);
}

export function pdfPages(pdf: Uint8Array): Promise<number> {
  return withFile(pdf, async (path) => Number(/Pages:\s+(\d+)/.exec((await run('pdfinfo', [path])).stdout)?.[1]));
}

/** Names of the fonts that lie in the file. */
export function pdfFonts(pdf: Uint8Array): Promise<string> {
  return withFile(pdf, async (path) => (await run('pdffonts', [path])).stdout);
}

/** The share of dark pixels between head and foot of each page, as it is really drawn. */
export const pdfInk = (pdf: Uint8Array): Promise<number[]> =>
  ofEachPage(pdf, ({ body }) => body.filter(isDark).length / body.length);

/** How far down each page is used, between head and foot: 1 to the end. */
export const pdfFill = (pdf: Uint8Array): Promise<number[]> =>
  ofEachPage(pdf, ({ body }) => (body.findLastIndex(isDark) + 1) / body.length);

const isDark = (pixel: number) => pixel < 160;

/** The first page in grey, at so many pixels to a point. */
export function pdfFirstPage(pdf: Uint8Array, pixelsPerPoint: number): Promise<{ width: number; pixels: Buffer }> {
  return withFile(pdf, async (path, folder) => {
    const picture = join(folder, 'first');
    await run('pdftoppm', ['-r', String(72 * pixelsPerPoint), '-gray', '-singlefile', path, picture]);
    const image = await readFile(`${picture}.pgm`);
    const [head = '', width] = /^P5\s(\d+) (\d+)\s255\s/.exec(image.toString('latin1', 0, 40)) ?? [];
    return { width: Number(width), pixels: image.subarray(head.length) };
  });
}

interface PageImage {
  /** Grey pixels between head and foot. */
  readonly body: Buffer;
}

function ofEachPage<T>(pdf: Uint8Array, read: (page: PageImage) => T): Promise<T[]> {
  return withFile(pdf, async (path, folder) => {
    await run('pdftoppm', ['-r', '40', '-gray', path, join(folder, 'page')]);
    const images = (await readdir(folder)).filter((name) => name.endsWith('.pgm')).sort();
    return Promise.all(images.map(async (name) => read(imageOf(await readFile(join(folder, name))))));
  });
}

function imageOf(image: Buffer): PageImage {
  const [head = '', width, height] = /^P5\s(\d+) (\d+)\s255\s/.exec(image.toString('latin1', 0, 40)) ?? [];
  const rowAt = (share: number) => head.length + Number(width) * Math.round(Number(height) * share);
  return { body: image.subarray(rowAt(0.08), rowAt(0.92)) };
}
