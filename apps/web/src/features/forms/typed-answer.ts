import type { Question } from '@onegi/contract/questions';
import { parseTypedDate } from '../../lib/dates.ts';
import { formatWhole } from '../../lib/whole-number.ts';
import { printedHkid } from './printed-hkid.ts';

/** Keeps digits and the first point, and at most the cents: '1,234.567' becomes '1234.56'. */
export function typedMoney(typed: string): string {
  const [whole = '', ...rest] = typed.replace(/[^\d.]/g, '').split('.');
  return rest.length === 0 ? whole : `${whole}.${rest.join('').slice(0, 2)}`;
}

const isMoney = ({ type }: Question) => type === 'NUMERIC' || type === 'NUMERIC_GT_0';

/** What is kept of what is being typed: numbers keep digits only, whole numbers no leading zeros. */
export function typedAnswer(asked: Question, typed: string): string {
  if (asked.type === 'INTEGER') return typed.replace(/\D/g, '').replace(/^0+(?=\d)/, '');
  return isMoney(asked) ? typedMoney(typed) : typed;
}

/** '1234.5' becomes '1234.50', '.5' becomes '0.50'. */
export function settledMoney(value: string): string {
  const found = /^(\d*)\.?(\d*)$/.exec(value);
  if (!found || !/\d/.test(value)) return '';
  const whole = found[1]?.replace(/^0+(?=\d)/, '') || '0';
  return `${whole}.${(found[2] ?? '').padEnd(2, '0')}`;
}

/** The same once the field is left: money with its cents, numbers as their cards and plates print them. */
export function settledAnswer(asked: Question, value: string): string {
  if (isMoney(asked)) return settledMoney(value);
  if (asked.type !== 'VARCHAR') return value;
  const text = value.trim();
  switch (asked.format) {
    case 'hkid':
      return printedHkid(text);
    case 'passport':
    case 'chassis':
    case 'registrationMark':
    case 'businessRegistration':
      return text.toUpperCase();
    case 'phone':
      return text.replace(/[\s-]/g, '').replace(/^\+?852(?=\d{8}$)/, '');
    case 'pastDate':
      return parseTypedDate(text)?.split('-').reverse().join('-') ?? text;
    default:
      return text;
  }
}

/** How it reads while nobody is typing: '1234.50' as '1,234.50'. */
export const shownAnswer = (asked: Question, value: string): string => (isMoney(asked) ? shownMoney(value) : value);

/** '1234.50' as '1,234.50'. */
export function shownMoney(value: string): string {
  const [whole = '', cents] = value.split('.');
  return cents === undefined ? formatWhole(whole) : `${formatWhole(whole)}.${cents}`;
}
