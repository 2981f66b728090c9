import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { productCodes } from '@onegi/contract/lines';
import { type Colour, colourOf, contrast, linear } from '@onegi/testing/contrast';
import { describe, expect, test } from 'vitest';
import { insurerFill, lineFill } from './fills.ts';

const styles = readFileSync(join(import.meta.dirname, 'dashboard.module.css'), 'utf8');
const theme = readFileSync(join(import.meta.dirname, '../../app/theme.ts'), 'utf8');
/** Read, not imported: pages do not build on the API. */
const seeds = readFileSync(join(import.meta.dirname, '../../../../api/seeds/catalogue/insurers.ts'), 'utf8');
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, hex = '']) => colourOf(hex));

/** The palettes as the styles declare them, light before dark, each with what charts are drawn upon. */
const [lightStyles = '', darkStyles = ''] = styles.split('data-mantine-color-scheme="dark"');
const grounds = all(theme, /'--onegi-raised': '(#[0-9a-f]{6})'/g);
const schemes = [lightStyles, darkStyles].map((part, at) => ({
  name: at === 0 ? 'light' : 'dark',
  ground: grounds[at] as Colour,
  rest: all(part, /--chart-rest: (#[0-9a-f]{6})/g)[0] as Colour,
  palette: all(part, /--chart-\d: (#[0-9a-f]{6})/g),
}));

const unlinear = (value: number) => {
  const inside = Math.min(1, Math.max(0, value));
  return 255 * (inside <= 0.0031308 ? 12.92 * inside : 1.055 * inside ** (1 / 2.4) - 0.055);
};

/** How colours look to who sees no red, green or blue (Machado, Oliveira and Fernandes 2009, complete). */
const visions: Record<string, number[][]> = {
  'every colour': [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  'no red': [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  'no green': [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  'no blue': [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};
const seenAs = (colour: Colour, matrix: number[][]) =>
  matrix.map((row) => unlinear(row.reduce((sum, part, at) => sum + part * linear(colour[at] as number), 0))) as Colour;

/** Distance in CIELAB: 2.3 is just noticed, 10 is another colour at a glance. */
function distance(a: Colour, b: Colour): number {
  const lab = (colour: Colour) => {
    const [red, green, blue] = colour.map(linear) as Colour;
    const root = (value: number) => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116);
    const [x, y, z] = [
      root((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047),
      root(0.2126 * red + 0.7152 * green + 0.0722 * blue),
      root((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883),
    ] as const;
    return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
  };
  const [one, other] = [lab(a), lab(b)];
  return Math.hypot(...one.map((value, at) => value - (other[at] as number)));
}

describe.each(schemes)('the palette of the $name theme', ({ palette, ground, rest }) => {
  test('has seven colours and a grey, each of a contrast of 3:1 and more with its ground', () => {
    expect(palette).toHaveLength(7);
    for (const colour of [...palette, rest]) expect(contrast(colour, ground)).toBeGreaterThanOrEqual(3);
  });

  test.each(Object.entries(visions))('is told apart by who sees %s', (_sight, matrix) => {
    const seen = palette.map((colour) => seenAs(colour, matrix));
    seen.forEach((colour, at) => {
      for (const other of seen.slice(at + 1)) expect(distance(colour, other)).toBeGreaterThan(20);
    });
  });
});

describe('a fill', () => {
  test('is the insurer’s own: no two of the catalogue share one, and nothing but the code decides', () => {
    const codes = [...seeds.matchAll(/^ {2}([A-Z]{3}): \{$/gm)].map(([, code = '']) => code);
    expect(codes).toHaveLength(14);
    const fills = codes.map((code) => JSON.stringify(insurerFill(code)));
    expect(new Set(fills).size).toBe(codes.length);
    expect(insurerFill('LPG')).toEqual({ colour: 0, pattern: 'solid' });
    expect(insurerFill('PLV')).toEqual({ colour: 6, pattern: 'stripes' });
  });

  test('of an insurer that came later has a pattern which none of the others has', () => {
    for (const code of ['NEW', 'ZZZ', 'A1']) {
      expect(insurerFill(code)).toEqual(insurerFill(code));
      expect(['dots', 'lines']).toContain(insurerFill(code).pattern);
    }
  });

  test('is the product’s own', () => {
    expect(new Set(productCodes.map((product) => JSON.stringify(lineFill(product)))).size).toBe(productCodes.length);
  });
});
