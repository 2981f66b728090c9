/** How amounts and dates are written for people, in both languages. */

/** 123450 → 'HK$1,234.50', credits '-HK$1.00'. */
export function printedMoney(cents: number): string {
  const [whole = '', fraction] = (Math.abs(cents) / 100).toFixed(2).split('.');
  return `${cents < 0 ? '-' : ''}HK$${whole.replaceAll(/\B(?=(\d{3})+$)/g, ',')}.${fraction}`;
}

/** '2026-11-21' → '21-11-2026'. */
export function printedDate(date: string): string {
  return date.split('-').reverse().join('-');
}

const clockTime = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Hong_Kong', timeStyle: 'short' });
const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Hong_Kong', dateStyle: 'short' });

/** A moment as Hong Kong's clocks show it: '21-11-2026 15:04'. */
export function printedMoment(moment: Date): string {
  return `${printedDate(day.format(moment))} ${clockTime.format(moment)}`;
}
