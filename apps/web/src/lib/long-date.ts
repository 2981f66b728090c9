import { narrowDay, writtenDay, writtenMoment } from '@onegi/contract/written-dates';
import { hongKong } from './dates.ts';
import type { Locale } from './locale-path.ts';

const tags: Record<Locale, string> = { en: 'en-GB', 'zh-Hant': 'zh-Hant-HK' };

/** No line ends within a day; after it one may, so that a moment takes two lines where it must. */
const inOnePiece = (written: string): string => written.replace(/ (?=[A-Z]|\d{4}\b)/g, '\u00a0');

/** A plain day in words: '5 December 2026', '2026年12月5日'. Its spaces are no-break ones. */
export const longDate = (day: string, locale: Locale): string => inOnePiece(writtenDay(day, locale));

/** A plain day as lists write it, and moments with it: '5 Dec 2026', '2026年12月5日'. */
export const listedDate = (day: string, locale: Locale): string => inOnePiece(narrowDay(day, locale));

/** A month in words, from '2026-11': 'November 2026', '2026年11月'. */
export const longMonth = (month: string, locale: Locale): string =>
  new Date(`${month}-01`).toLocaleDateString(tags[locale], { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** A moment to the second: '21 Nov 2026, 11:00:07'. */
export function dayAndSecond(moment: string, locale: Locale): string {
  return new Date(moment).toLocaleString(tags[locale], {
    dateStyle: 'medium',
    timeStyle: 'medium',
    timeZone: hongKong,
  });
}

/** A moment as the clocks in Hong Kong show it: '21 Nov 2026, 11:00'. */
export const dayAndTime = (moment: string, locale: Locale): string =>
  inOnePiece(writtenMoment(new Date(moment), locale));
