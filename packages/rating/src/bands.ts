import type { Tariff } from './tariff.ts';

/** One row of a table that is read by bands: its edge, and an integer of the digits it was read with. */
export interface Band {
  readonly edge: number;
  readonly value: number;
}

/** The rows of a table whose key is the prefix and then an edge, smallest edge first. Throws RangeError without any. */
export function readBands(tariff: Tariff, digits: number, table: string, ...prefix: string[]): readonly Band[] {
  const bands = tariff
    .keys(table)
    .filter((key) => key.length === prefix.length + 1 && prefix.every((part, index) => key[index] === part))
    .map((key) => ({ edge: Number(key[prefix.length]), value: tariff.integer(digits, table, ...key) }))
    .sort((a, b) => a.edge - b.edge);
  if (bands.length === 0) throw new RangeError(`The tariff has no bands for ${table}[${prefix.join('/')}]`);
  return bands;
}

/** Where edges are the last value of each band: the band a value falls into, undefined above the last. */
export function upTo(bands: readonly Band[], value: number): Band | undefined {
  return bands.find(({ edge }) => value <= edge);
}

/** Where edges are the first value of each band: the band a value falls into, undefined below the first. */
export function startingFrom(bands: readonly Band[], value: number): Band | undefined {
  return bands.findLast(({ edge }) => value >= edge);
}
