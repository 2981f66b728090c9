import { openSync } from 'fontkit';

/**
 * The code points that a font has. Fonts of Chinese have the common ones of their region; a name of a place may hold another.
 */
export function charactersOf(file: string): number[] {
  const font = openSync(file);
  if (!('characterSet' in font)) throw new Error(`${file} holds several fonts`);
  return font.characterSet;
}

/** The same, one bit each. */
export function fontCoverage(codes: readonly number[]): Buffer {
  const bits = Buffer.alloc((codes.reduce((highest, code) => Math.max(highest, code), 0) >> 3) + 1);
  for (const code of codes) bits.writeUInt8(bits.readUInt8(code >> 3) | (1 << (code & 7)), code >> 3);
  return bits;
}
