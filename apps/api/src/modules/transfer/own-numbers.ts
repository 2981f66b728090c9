import type { NumberBlocks } from '../../ports/numbers.ts';

/** How numbers of the portal's own series are written: the series, then so many digits. */
const written: readonly RegExp[] = [
  /^([A-Z]{2,5}-[A-Z]{3}-\d{2})-(\d{7})$/,
  /^(PT\d{4})(\d{7})$/,
  /^((?:DN|CR|RC)\d{4})(\d{6})$/,
];

export interface OwnNumber {
  readonly number: string;
  readonly name: string;
  readonly value: number;
}

/** Which of the portal's own series a number is of; undefined for anybody else's. */
export function seriesOf(number: string): OwnNumber | undefined {
  for (const pattern of written) {
    const [, name, digits] = pattern.exec(number) ?? [];
    if (name && digits) return { number, name, value: Number(digits) };
  }
  return undefined;
}

/** Has series go on after numbers that came from elsewhere. */
export async function passNumbers(series: NumberBlocks, numbers: readonly string[]): Promise<void> {
  const last = new Map<string, number>();
  for (const number of numbers) {
    const own = seriesOf(number);
    if (own) last.set(own.name, Math.max(last.get(own.name) ?? 0, own.value));
  }
  for (const [name, value] of last) await series.passOver(name, value);
}
