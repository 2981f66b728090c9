/** What is typed as an amount in cents, '-1,234.50' as -123450; undefined for what is none. */
export function centsOf(typed: string): number | undefined {
  const text = typed.replaceAll(/[\s,]/g, '').replace('−', '-');
  if (!/^-?\d{1,13}(\.\d{1,2})?$/.test(text)) return undefined;
  const [whole = '', part = ''] = text.replace('-', '').split('.');
  const cents = Number(whole) * 100 + Number(part.padEnd(2, '0'));
  return text.startsWith('-') && cents !== 0 ? -cents : cents;
}

/** Cents as they are typed: -123450 becomes '-1234.50'. */
export const typedOf = (cents: number | undefined): string => (cents === undefined ? '' : (cents / 100).toFixed(2));
