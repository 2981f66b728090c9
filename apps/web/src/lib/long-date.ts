import { hongKong } from './dates.ts';
import type { Locale } from './locale-path.ts';

const tags: Record<Locale, string> = { en: 'en-GB', 'zh-Hant': 'zh-Hant-HK' };

const days: Record<Locale, Intl.DateTimeFormat> = {
  en: new Intl.DateTimeFormat(tags.en, { dateStyle: 'long', timeZone: 'UTC' }),
  'zh-Hant': new Intl.DateTimeFormat(tags['zh-Hant'], { dateStyle: 'long', timeZone: 'UTC' }),
};

/** A plain day in words: '5 December 2026', '2026年12月5日'. */
export function longDate(day: string, locale: Locale): string {
  return days[locale].format(new Date(`${day}T00:00:00Z`));
}

const listedDays: Record<Locale, Intl.DateTimeFormat> = {
  en: new Intl.DateTimeFormat(tags.en, { dateStyle: 'medium', timeZone: 'UTC' }),
  'zh-Hant': new Intl.DateTimeFormat(tags['zh-Hant'], { dateStyle: 'medium', timeZone: 'UTC' }),
};

/** A plain day as lists write it, and moments with it: '5 Dec 2026', '2026年12月5日'. */
export function listedDate(day: string, locale: Locale): string {
  return listedDays[locale].format(new Date(`${day}T00:00:00Z`));
}

/** A moment to the second: '21 Nov 2026, 11:00:07'. */
export function dayAndSecond(moment: string, locale: Locale): string {
  return new Date(moment).toLocaleString(tags[locale], {
    dateStyle: 'medium',
    timeStyle: 'medium',
    timeZone: hongKong,
  });
}

/** A moment as the clocks in Hong Kong show it: '21 Nov 2026, 11:00'. */
export function dayAndTime(moment: string, locale: Locale): string {
  return new Date(moment).toLocaleString(tags[locale], { dateStyle: 'medium', timeStyle: 'short', timeZone: hongKong });
}
