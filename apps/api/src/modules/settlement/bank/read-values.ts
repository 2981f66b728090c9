import type { DateFormat } from '@onegi/contract/fields/bank';
import { isCalendarDate } from '@onegi/contract/fields/formats';
import { readDigits } from '../../../lib/read-digits.ts';

const AMOUNT =
  /^(?<open>\()?\s*(?<sign>[+-])?\s*(?<before>[A-Z]{2,3}\$?|[$€£¥])?\s*(?<inner>-)?\s*(?<digits>[\d,]*(?:\.\d+)?)\s*(?<after>(?!CR|DR)[A-Z]{3})?\s*(?<side>-|CR|DR)?\s*(?<close>\))?$/;

/** Whether a currency is the one that all accounts are kept in. */
export const isHongKongDollar = (text: string): boolean => /^(HKD|HK\$|\$|)$/i.test(text.trim());

/** Cents of an amount as banks write it: 1,234.50 · (12.00) · 12.00- · 12.00 DR · HKD 12; undefined where it is none. */
export function readAmount(text: string): number | 'currency' | undefined {
  const found = AMOUNT.exec(text.trim().replaceAll('\u2212', '-').toUpperCase())?.groups;
  if (!found || (found.open === undefined) !== (found.close === undefined)) return undefined;
  const digits = readDigits(found.digits ?? '');
  if (!digits || digits.decimals.length > 2) return undefined;
  if (!isHongKongDollar(found.before ?? '') || !isHongKongDollar(found.after ?? '')) return 'currency';
  const cents = Number(digits.whole + digits.decimals.padEnd(2, '0'));
  const signs = [found.open, found.sign === '-' ? '-' : undefined, found.inner];
  const side = found.side === '-' || found.side === 'DR' ? found.side : undefined;
  const minuses = [...signs, side].filter((sign) => sign !== undefined).length;
  if (minuses > 1) return undefined;
  return minuses === 1 && cents !== 0 ? -cents : cents;
}

const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];
const patterns: Record<DateFormat, RegExp> = {
  'yyyy-MM-dd': /^(?<y>\d{4})[-/.](?<m>\d{1,2})[-/.](?<d>\d{1,2})(?:[ T].*)?$/,
  'dd/MM/yyyy': /^(?<d>\d{1,2})[-/.](?<m>\d{1,2})[-/.](?<y>\d{4}|\d{2})(?: .*)?$/,
  'MM/dd/yyyy': /^(?<m>\d{1,2})[-/.](?<d>\d{1,2})[-/.](?<y>\d{4}|\d{2})(?: .*)?$/,
  'dd MMM yyyy': /^(?<d>\d{1,2})[- ]?(?<month>[A-Za-z]{3})[a-z]*[- ,]*(?<y>\d{4}|\d{2})(?: .*)?$/,
  yyyyMMdd: /^(?<y>\d{4})(?<m>\d{2})(?<d>\d{2})$/,
};

/** A day as a bank writes it, yyyy-MM-dd; undefined where it is none. */
export function readDay(text: string, format: DateFormat): string | undefined {
  const found = patterns[format].exec(text.trim())?.groups;
  if (!found) return undefined;
  const month = found.month ? MONTHS.indexOf(found.month.toUpperCase()) + 1 : Number(found.m);
  const year = (found.y ?? '').padStart(4, '20');
  const day = `${year}-${String(month).padStart(2, '0')}-${(found.d ?? '').padStart(2, '0')}`;
  return isCalendarDate(day) ? day : undefined;
}
