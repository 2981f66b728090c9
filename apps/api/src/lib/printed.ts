/** How amounts and dates are written for people, in both languages. */

/** 123450 → 'HK$1,234.50', credits '-HK$1.00'. */
export function printedMoney(cents: number): string {
  const [whole = '', fraction] = (Math.abs(cents) / 100).toFixed(2).split('.');
  return `${cents < 0 ? '-' : ''}HK$${whole.replaceAll(/\B(?=(\d{3})+$)/g, ',')}.${fraction}`;
}
