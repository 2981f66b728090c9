import type { Locale } from '../../lib/locale-path.ts';

const formats: Record<Locale, Intl.DateTimeFormat> = {
  en: new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }),
  'zh-Hant': new Intl.DateTimeFormat('zh-Hant-HK', { dateStyle: 'long', timeZone: 'UTC' }),
};

/** A plain day in words: '5 December 2026', '2026年12月5日'. */
export function longDate(day: string, locale: Locale): string {
  return formats[locale].format(new Date(`${day}T00:00:00Z`));
}
