import type { PdfMaker } from '../../ports/pdfs.ts';

const coverages = new WeakMap<PdfMaker, Promise<Buffer>>();

/** Asked of the process that prints, once; what failed is asked again. */
function coverageOf(pdfs: PdfMaker): Promise<Buffer> {
  const known = coverages.get(pdfs);
  if (known) return known;
  const asked = pdfs.make({ kind: 'coverage', language: 'zh-Hant' });
  coverages.set(pdfs, asked);
  asked.catch(() => coverages.delete(pdfs));
  return asked;
}

/** Chinese characters of a text; the documents' font has all others that a field takes. */
const hanOf = (text: string) => text.match(/\p{sc=Han}/gu) ?? [];

/**
 * The Chinese characters of a text that the documents' font lacks: they would silently be missing on a policy.
 * @returns each once, in the order of the text; none for a text that prints whole
 */
export async function unprintableIn(pdfs: PdfMaker, text: string): Promise<string[]> {
  const han = new Set(hanOf(text));
  if (han.size === 0) return [];
  const coverage = await coverageOf(pdfs);
  return [...han].filter((character) => {
    const code = character.codePointAt(0) as number;
    return ((coverage[code >> 3] ?? 0) & (1 << (code & 7))) === 0;
  });
}
