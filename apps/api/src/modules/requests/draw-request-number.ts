import type { NumberSeries } from '../../ports/numbers.ts';

/** Draws the number of a request for a quote: RQ + yyMM + 6 digits. */
export async function drawRequestNumber(series: NumberSeries, today: string): Promise<string> {
  const key = `RQ${today.slice(2, 4)}${today.slice(5, 7)}`;
  return `${key}${String(await series.next(key)).padStart(6, '0')}`;
}
