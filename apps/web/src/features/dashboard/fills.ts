import { type ProductCode, productCodes } from '@onegi/contract/lines';

/** A colour of the palette with a pattern: enough for 28 things that are told apart, also by who sees few colours. */
export interface Fill {
  /** A colour of dashboard.module.css: of the palette, the grey of what is nobody's, or those of the trend. */
  readonly colour: number | 'rest' | 'brand' | 'line';
  readonly pattern: 'solid' | 'stripes' | 'dots' | 'lines';
}

export const COLOURS = 7;
const patterns = ['solid', 'stripes', 'dots', 'lines'] as const;

/** Several things together, of which none is told apart. */
export const restFill: Fill = { colour: 'rest', pattern: 'lines' };

/**
 * Which place of the palette an insurer has for good, whatever its rank: a code that was given one keeps it, and a new one is
 * added at the end.
 */
const insurersInOrder = [
  ...['LPG', 'SFY', 'JDF', 'BRG', 'CPW', 'OVI', 'EGP'],
  ...['MQD', 'NQA', 'TDC', 'FLM', 'CGV', 'STP', 'PLV'],
];

const fillAt = (place: number): Fill => ({
  colour: place % COLOURS,
  pattern: patterns[Math.floor(place / COLOURS) % patterns.length] as Fill['pattern'],
});

/** A number that is always the same for the same code. */
const numberOf = (code: string) => [...code].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9_973, 7);

/** An insurer's own fill; one that has no place yet gets one by its code, with a pattern that those who have do not use. */
export function insurerFill(code: string): Fill {
  const place = insurersInOrder.indexOf(code);
  const taken = Math.ceil(insurersInOrder.length / COLOURS) * COLOURS;
  const free = COLOURS * patterns.length - taken;
  return fillAt(place >= 0 ? place : taken + (numberOf(code) % free));
}

/** A product's own fill. */
export const lineFill = (product: ProductCode): Fill => fillAt(productCodes.indexOf(product));
