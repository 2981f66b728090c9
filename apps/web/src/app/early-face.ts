import regular from '@fontsource/hanken-grotesk/files/hanken-grotesk-latin-400-normal.woff2?letters';
import semibold from '@fontsource/hanken-grotesk/files/hanken-grotesk-latin-600-normal.woff2?letters';

/*
 * Latin letters and figures: two weights of one face, Hanken Grotesk (OFL, its licence is served beside the pages). Chinese
 * stays the system's. It stands in every page and is there before the first line is laid out: a file that comes later, preloaded
 * and optional as it may be, takes the place of another face within the first tenth of a second, and every word moves.
 */
const weights = [
  [regular, '1 500'],
  [semibold, '501 1000'],
] as const;

for (const [{ base64, unicodeRange }, weight] of weights) {
  const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
  document.fonts.add(new FontFace('Hanken Grotesk', bytes, { weight, unicodeRange }));
}
