import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { fittedTo, LONGER_SIDE, smallJpeg } from './small-jpeg.ts';

/** Further pages are turned in the document itself. */
export const MOST_PAGES = 20;
/** Pages that are not drawn by then stay without a picture: the process is ended soon after. */
const MOST_MS = 12_000;
/** Drawn twice as large and made smaller after: thin lines and small letters stay. */
const FINER = 2;

let compiled: Promise<WebAssembly.Module> | undefined;
/** PDFium as code: two thirds of its start, and the same for every document. */
const compiledOnce = () => {
  compiled ??= readFile(fileURLToPath(import.meta.resolve('@hyzyla/pdfium/pdfium.wasm'))).then(WebAssembly.compile);
  return compiled;
};

/** PDFium with a memory of its own for each document: what a broken one leaves behind is nobody else's. */
async function newLibrary(): Promise<PDFiumLibrary> {
  const code = await compiledOnce();
  return PDFiumLibrary.init({
    instantiateWasm: (imports, done) => {
      const instance = new WebAssembly.Instance(code, imports);
      // It is typed as a module and taken as an instance.
      done(instance as unknown as WebAssembly.Module);
      return instance.exports;
    },
  });
}

/** The small pictures of the first pages of a PDF, as JPEGs. @returns none of one that is broken or shut by a password */
export async function drawPages(bytes: Buffer): Promise<Buffer[]> {
  const began = performance.now();
  const library = await newLibrary();
  const pictures: Buffer[] = [];
  try {
    const document = await library.loadDocument(bytes);
    const count = Math.min(MOST_PAGES, document.getPageCount());
    for (let at = 0; at < count && performance.now() - began < MOST_MS; at++) {
      const page = document.getPage(at);
      const { originalWidth: width, originalHeight: height } = page.getOriginalSize();
      const size = fittedTo(LONGER_SIDE * FINER, { width, height });
      const pixels = await page.render({ width: size.width, height: size.height, render: 'bitmap' });
      pictures.push(smallJpeg(pixels));
    }
    document.destroy();
    library.destroy();
  } catch {
    // What could be drawn is shown; a page in the middle that cannot ends the row.
  }
  return pictures;
}
