/** How days and moments are written for people, on pages, in mails and in documents alike: one form for each language. */

type Written = 'en' | 'zh-Hant';

const tags: Record<Written, string> = { en: 'en-GB', 'zh-Hant': 'zh-Hant-HK' };

const dayFormat = (dateStyle: 'long' | 'medium'): Record<Written, Intl.DateTimeFormat> => ({
  en: new Intl.DateTimeFormat(tags.en, { dateStyle, timeZone: 'UTC' }),
  'zh-Hant': new Intl.DateTimeFormat(tags['zh-Hant'], { dateStyle, timeZone: 'UTC' }),
});
const days = dayFormat('long');
const narrowDays = dayFormat('medium');

const momentFormat = (language: Written) =>
  new Intl.DateTimeFormat(tags[language], { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Hong_Kong' });
const moments: Record<Written, Intl.DateTimeFormat> = { en: momentFormat('en'), 'zh-Hant': momentFormat('zh-Hant') };

/** A plain day, yyyy-MM-dd, in words: '5 December 2026', '2026年12月5日'. */
export const writtenDay = (day: string, language: Written): string =>
  days[language].format(new Date(`${day}T00:00:00Z`));

/** The same in the cell of a table: '5 Dec 2026', '2026年12月5日'. */
export const narrowDay = (day: string, language: Written): string =>
  narrowDays[language].format(new Date(`${day}T00:00:00Z`));

/** A moment as the clocks in Hong Kong show it: '21 Nov 2026, 11:00'. */
export const writtenMoment = (moment: Date, language: Written): string => moments[language].format(moment);

/** A written day inside a sentence, to be kept in one piece at the end of a line. */
export const writtenDayPattern = '\\d{1,2} [A-Z][a-z]+ \\d{4}|\\d{4}年\\d{1,2}月\\d{1,2}日';

const HONG_KONG_MS = 8 * 3_600_000;

/** A moment to the second by Hong Kong's clocks, in figures and the same in both languages: '2026-11-21 11:00:07'. */
export const hongKongSecond = (moment: string): string =>
  new Date(Date.parse(moment) + HONG_KONG_MS).toISOString().slice(0, 19).replace('T', ' ');

/** The moment behind it, ISO 8601. */
export const momentOfHongKongSecond = (written: string): string =>
  new Date(`${written.replace(' ', 'T')}+08:00`).toISOString();
