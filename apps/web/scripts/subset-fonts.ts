import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const suffix = '?letters';

/** What stands in our own texts and in figures: printable ASCII, and the signs of prices, dates and steps. */
const letters = `${String.fromCharCode(...Array.from({ length: 95 }, (_, at) => 32 + at))}\u00a0©·×–—‘’“”…€£é−²½`;

const unicodeRange = [...letters].map((sign) => `U+${(sign.codePointAt(0) ?? 0).toString(16)}`).join();

/**
 * `import font from 'face.woff2?letters'` gives the font with only these letters, and their range for a browser, which
 * writes the rest in another face.
 */
export function subsetFonts(): Plugin {
  return {
    name: 'onegi:subset-fonts',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!source.endsWith(suffix)) return;
      const found = await this.resolve(source.slice(0, -suffix.length), importer, { skipSelf: true });
      return found && found.id + suffix;
    },
    async load(id) {
      if (!id.endsWith(suffix)) return;
      const bytes = await subsetFont(await readFile(id.slice(0, -suffix.length)), letters, { targetFormat: 'woff2' });
      return `export default ${JSON.stringify({ base64: bytes.toString('base64'), unicodeRange })};`;
    },
  };
}
