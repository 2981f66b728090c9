/** Digits alone, and no zeros before them: '007' becomes 7. */
export function typedNumber(typed: string): number | string {
  const digits = typed.replace(/\D/g, '').replace(/^0+(?=\d)/, '');
  return digits === '' ? '' : Number(digits);
}
