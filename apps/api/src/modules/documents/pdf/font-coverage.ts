import { openSync } from 'fontkit';

/**
 * Which characters a font has, one bit each by code point. Fonts of Chinese have the common ones of their region; a name
 * of a place may hold another.
 */
export function fontCoverage(file: string): Buffer {
  const font = openSync(file);
  if (!('characterSet' in font)) throw new Error(`${file} holds several fonts`);
  const codes = font.characterSet;
  const bits = Buffer.alloc((codes.reduce((highest, code) => Math.max(highest, code), 0) >> 3) + 1);
  for (const code of codes) bits.writeUInt8(bits.readUInt8(code >> 3) | (1 << (code & 7)), code >> 3);
  return bits;
}
