import type { TrendStep } from '@onegi/contract/calls/dashboard/period-days';
import type { Locale } from '../../lib/locale-path.ts';
import { listedDate } from '../../lib/long-date.ts';

const tags: Record<Locale, string> = { en: 'en-GB', 'zh-Hant': 'zh-Hant-HK' };

/** '2026-11' as 'Nov 26' or '26年11月'. */
export function monthText(month: string, locale: Locale): string {
  const [year = '', number = ''] = month.split('-');
  if (locale === 'zh-Hant') return `${year.slice(2)}年${Number(number)}月`;
  const name = new Intl.DateTimeFormat('en-GB', { month: 'short', timeZone: 'UTC' }).format(new Date(`${month}-01`));
  return `${name} ${year.slice(2)}`;
}

/** Where a week or month begins, at an axis: '16 Nov', '11月16日', or the month. */
export function stepText(day: string, step: TrendStep, locale: Locale): string {
  if (step === 'month') return monthText(day.slice(0, 7), locale);
  const form = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(tags[locale], form).format(new Date(day));
}

/** Days as people say them: '16 Nov 2026 – 21 Nov 2026'; one day alone. */
export const daysText = (startOn: string, endOn: string, locale: Locale): string =>
  startOn === endOn ? listedDate(startOn, locale) : `${listedDate(startOn, locale)} – ${listedDate(endOn, locale)}`;

/** Dollars at an axis: '$12K', '$1.2萬'. */
export const shortDollars = (cents: number, locale: Locale): string =>
  `$${new Intl.NumberFormat(tags[locale], { notation: 'compact', maximumFractionDigits: 1 }).format(cents / 100)}`;
