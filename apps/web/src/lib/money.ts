import { formatWhole } from './whole-number.ts';

/** Integer cents as people read them: 123450 becomes 'HK$1,234.50'. */
export function formatMoney(cents: number): string {
  const digits = Math.abs(cents).toString().padStart(3, '0');
  return `${cents < 0 ? '−' : ''}HK$${formatWhole(digits.slice(0, -2))}.${digits.slice(-2)}`;
}

/** The same without cents where there are none: 300000 becomes 'HK$3,000'. */
export const wholeMoney = (cents: number) => formatMoney(cents).replace(/\.00$/, '');
