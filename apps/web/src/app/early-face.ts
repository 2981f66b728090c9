import regular from '@fontsource/hanken-grotesk/files/hanken-grotesk-latin-400-normal.woff2?inline';
import semibold from '@fontsource/hanken-grotesk/files/hanken-grotesk-latin-600-normal.woff2?inline';

/*
 * Latin letters and figures: two weights of one face, Hanken Grotesk (OFL, its licence is served beside the pages). Chinese
 * stays the system's. It stands in every page and is there before the first line is laid out: a file that comes later, preloaded
 * and optional as it may be, takes the place of another face within the first tenth of a second, and every word moves.
 */
const letters =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215';

const weights = [
  [regular, '1 500'],
  [semibold, '501 1000'],
] as const;

for (const [file, weight] of weights) {
  const bytes = Uint8Array.from(atob(file.slice(file.indexOf(',') + 1)), (sign) => sign.charCodeAt(0));
  document.fonts.add(new FontFace('Hanken Grotesk', bytes, { weight, unicodeRange: letters }));
}
