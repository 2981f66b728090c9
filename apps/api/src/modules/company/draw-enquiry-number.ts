import type { NumberSeries } from '../../ports/numbers.ts';

/** Draws the number of an enquiry: EN + yyMM + 6 digits. */
export async function drawEnquiryNumber(series: NumberSeries, today: string): Promise<string> {
  const key = `EN${today.slice(2, 4)}${today.slice(5, 7)}`;
  return `${key}${String(await series.next(key)).padStart(6, '0')}`;
}
