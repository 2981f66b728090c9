/** A whole number, which commas may group by thousands and nothing else, and its decimals. */
const NUMBER = /^(?<whole>\d+|\d{1,3}(?:,\d{3})+)(?:\.(?<decimals>\d+))?$/;

/** Hundred billion less one: no account of a brokerage holds more dollars, and sums of such stay exact in cents. */
const MOST_DIGITS = 11;

/**
 * The digits of a number without a sign, without zeros that say nothing. Undefined where it is none, or too large:
 * `12,50` is 12.50 where it was written by some, and 1,250 to whoever passes over commas.
 */
export function readDigits(text: string): { readonly whole: string; readonly decimals: string } | undefined {
  const found = NUMBER.exec(text)?.groups;
  const whole = (found?.whole ?? '').replaceAll(',', '').replace(/^0+(?=\d)/, '');
  if (whole === '' || whole.length > MOST_DIGITS) return undefined;
  return { whole, decimals: (found?.decimals ?? '').replace(/0+$/, '') };
}
