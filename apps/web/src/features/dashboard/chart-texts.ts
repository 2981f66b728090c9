import type { Locale } from '../../lib/locale-path.ts';

const tags: Record<Locale, string> = { en: 'en-GB', 'zh-Hant': 'zh-Hant-HK' };

/** '2026-11' as 'Nov 26' or '26年11月'. */
export function monthText(month: string, locale: Locale): string {
  const [year = '', number = ''] = month.split('-');
  if (locale === 'zh-Hant') return `${year.slice(2)}年${Number(number)}月`;
  const name = new Intl.DateTimeFormat('en-GB', { month: 'short', timeZone: 'UTC' }).format(new Date(`${month}-01`));
  return `${name} ${year.slice(2)}`;
}

/** Dollars at an axis: '12K', '1.2萬'. */
export const shortDollars = (cents: number, locale: Locale): string =>
  new Intl.NumberFormat(tags[locale], { notation: 'compact', maximumFractionDigits: 1 }).format(cents / 100);
