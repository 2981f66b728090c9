import { fileURLToPath } from 'node:url';
import { create, type Font } from 'fontkit';
import { expect, it } from 'vitest';
import { buildScript } from './build-script.ts';

const entry = fileURLToPath(new URL('../src/app/early-face.ts', import.meta.url));

it('the face that stands in every page is two weights of the letters that are written, the same at every build', async () => {
  const script = await buildScript(entry);
  expect(await buildScript(entry)).toBe(script);
  const fonts = [...new Set(script.match(/d09GM[\w+/=]{1000,}/g))].map((base64) => Buffer.from(base64, 'base64'));
  expect(fonts).toHaveLength(2);
  for (const bytes of fonts) {
    const font = create(bytes) as Font;
    for (const sign of 'HK$1,234.50 · from “A–Z”, 2 × 3') {
      expect(font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0)).toBe(true);
    }
    const widths = [...'0123456789'].map((figure) => font.layout(figure).advanceWidth);
    expect(new Set(widths).size).toBe(1);
  }
  expect(fonts.reduce((sum, { length }) => sum + length, 0)).toBeLessThan(20_000);
});
