/** How days and moments are written for people, on pages, in mails and in documents alike: one form for each language. */

type Written = 'en' | 'zh-Hant';

/** By themselves: the first formatter of a page takes a phone 100 ms, and browsers of other years write other words than the server. */
const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
];
const shortMonths = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec'];

/** @param day yyyy-MM-dd, or what begins with it */
function inWords(day: string, language: Written, names: readonly string[]): string {
  const [year = 0, month = 0, date = 0] = day.slice(0, 10).split('-').map(Number);
  return language === 'en' ? `${date} ${names[month - 1]} ${year}` : `${year}年${month}月${date}日`;
}

/** A plain day, yyyy-MM-dd, in words: '5 December 2026', '2026年12月5日'. */
export const writtenDay = (day: string, language: Written): string => inWords(day, language, months);

/** The same in the cell of a table: '5 Dec 2026', '2026年12月5日'. */
export const narrowDay = (day: string, language: Written): string => inWords(day, language, shortMonths);

/** A moment as the clocks in Hong Kong show it: '21 Nov 2026, 11:00', '2026年11月21日 上午11:00'. */
export function writtenMoment(moment: Date, language: Written): string {
  const local = hongKongSecond(moment.toISOString());
  const [hour, minute] = [Number(local.slice(11, 13)), local.slice(14, 16)];
  const day = narrowDay(local, language);
  if (language === 'en') return `${day}, ${local.slice(11, 13)}:${minute}`;
  return `${day} ${hour < 12 ? '上午' : '下午'}${hour % 12 || 12}:${minute}`;
}

/** A written day inside a sentence, to be kept in one piece at the end of a line. */
export const writtenDayPattern = '\\d{1,2} [A-Z][a-z]+ \\d{4}|\\d{4}年\\d{1,2}月\\d{1,2}日';

/** Ahead of UTC all the year: there has been no summer time since 1979. */
const HONG_KONG_MS = 8 * 3_600_000;

/** A moment to the second by Hong Kong's clocks, in figures and the same in both languages: '2026-11-21 11:00:07'. */
export const hongKongSecond = (moment: string): string =>
  new Date(Date.parse(moment) + HONG_KONG_MS).toISOString().slice(0, 19).replace('T', ' ');

/** The moment behind it, ISO 8601. */
export const momentOfHongKongSecond = (written: string): string =>
  new Date(`${written.replace(' ', 'T')}+08:00`).toISOString();
