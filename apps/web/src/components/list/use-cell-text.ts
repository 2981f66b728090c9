import type { ListColumn } from '@onegi/contract/list';
import { useLocale } from 'use-intl';
import { dayAndTime, listedDate } from '../../lib/long-date.ts';
import { formatMoney } from '../../lib/money.ts';
import { useTextOf } from './use-text-of.ts';

/** How a column's value is written: words instead of codes, days and moments in one format, names in the page's language. */
export function useCellText() {
  const textOf = useTextOf();
  const locale = useLocale();
  return (column: ListColumn | undefined, field: string, row: unknown): string => {
    const values = row as Readonly<Record<string, unknown>>;
    const chinese = locale === 'zh-Hant' && column?.chinese ? values[column.chinese] : undefined;
    const value = chinese ? chinese : values[field];
    if (value === null || value === undefined || value === '') return '';
    if (column?.kind === 'date') return listedDate(String(value), locale);
    if (column?.kind === 'money') return formatMoney(Number(value));
    if (column?.kind === 'moment') return dayAndTime(String(value), locale);
    const words = (each: unknown) => (column?.texts ? textOf(`${column.texts}.${each}`) : String(each));
    return Array.isArray(value) ? value.map(words).join(', ') : words(value);
  };
}
