import { type Cell, type DateSystem, dayOfSerial } from '@onegi/xlsx-reader/cells';
import type { ColumnType } from './layout.ts';
import type { ProblemKey, ProblemParams } from './problems.ts';

/** What a cell says in its column, always as text: numbers as exact decimals, days as yyyy-MM-dd. */
export type ReadValue = { readonly value: string } | { readonly problem: ProblemKey; readonly params?: ProblemParams };

const CODE = /^[A-Za-z0-9_-]+$/;
const FILE = /^[A-Za-z0-9_-]+\.pdf$/;
const DECIMAL = /^-?(0|[1-9]\d*)(\.\d+)?$/;
const MOST_KEY = 60;

/** Reads one cell that is not empty by the rules of its column. */
export function readValue(cell: Cell, type: ColumnType, system: DateSystem): ReadValue {
  if (cell.kind === 'formula') return { problem: 'formula' };
  if (cell.kind === 'error') return { problem: 'errorValue', params: { value: shown(cell.value) } };
  if (type.of === 'date') return readDate(cell, system);
  if (cell.kind === 'boolean') return { problem: 'notText' };
  if (cell.kind === 'date' || cell.format === 'date') return { problem: 'isDate' };
  const text = cell.value.replaceAll('\r\n', '\n').trim();
  switch (type.of) {
    case 'text':
      return text.length <= type.most ? { value: text } : { problem: 'tooLong', params: { most: type.most } };
    case 'words':
      return { value: text };
    case 'code':
      if (text.length > type.most) return { problem: 'tooLong', params: { most: type.most } };
      return CODE.test(text) ? { value: text } : { problem: 'notCode', params: { value: shown(text) } };
    case 'file':
      return FILE.test(text) && text.length <= 100
        ? { value: text }
        : { problem: 'notFileName', params: { value: shown(text) } };
    case 'key':
      return text.length <= MOST_KEY ? { value: text } : { problem: 'tooLong', params: { most: MOST_KEY } };
    case 'choice':
      return type.choices.includes(text)
        ? { value: text }
        : { problem: 'choice', params: { value: shown(text), choices: type.choices.join(', ') } };
    case 'exact':
      return readDecimal(text, type.digits);
    case 'number':
      return inRange(readDecimal(text, type.digits), type);
    case 'percent': {
      const percent = cell.kind === 'number' && cell.format === 'percent' ? timesHundred(text) : text;
      return inRange(readDecimal(percent.replace(/\s*%$/, ''), 2), type);
    }
  }
}

function readDecimal(text: string, digits: number): ReadValue {
  if (!DECIMAL.test(text)) return { problem: 'notNumber', params: { value: shown(text) } };
  const fraction = text.split('.')[1]?.replace(/0+$/, '') ?? '';
  if (fraction.length > digits) {
    return digits === 0
      ? { problem: 'notInteger', params: { value: shown(text) } }
      : { problem: 'tooPrecise', params: { value: shown(text), digits } };
  }
  if (text.replace(/\D/g, '').length > 15) return { problem: 'notNumber', params: { value: shown(text) } };
  return { value: digits === 0 ? (text.split('.')[0] ?? '') : text };
}

function inRange(read: ReadValue, { least, most }: { least: number; most: number }): ReadValue {
  if ('problem' in read) return read;
  const number = Number(read.value);
  return number >= least && number <= most
    ? read
    : { problem: 'outOfRange', params: { value: read.value, least: String(least), most: String(most) } };
}

/** '0.075' → '7.5', by moving the point. */
function timesHundred(decimal: string): string {
  const [whole = '', fraction = ''] = decimal.split('.');
  const moved = `${whole}${fraction.padEnd(2, '0').slice(0, 2)}`.replace(/^(-?)0+(?=\d)/, '$1');
  const rest = fraction.slice(2);
  return rest ? `${moved}.${rest}` : moved;
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/**
 * A day in any form a spreadsheet may hold it: a day number under any format, an ISO date, or a text: year first, or
 * the day first as Hong Kong writes it, or with the month's English name.
 */
function readDate(cell: Cell, system: DateSystem): ReadValue {
  const text = cell.value.trim();
  const bad: ReadValue = { problem: 'notDate', params: { value: shown(text) } };
  if (cell.kind === 'boolean') return bad;
  if (cell.kind === 'number') {
    const day = dayOfSerial(text, system);
    return day ? { value: day } : bad;
  }
  const yearFirst = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:T00:00(?::00(?:\.0+)?)?Z?)?$/.exec(text);
  const dayFirst = /^(\d{1,2})[-/. ](\d{1,2}|[A-Za-z]{3,9})[-/. ](\d{4})$/.exec(text);
  const [year, month, day] = yearFirst ? yearFirst.slice(1) : dayFirst ? [dayFirst[3], dayFirst[2], dayFirst[1]] : [];
  if (!year || !month || !day) return bad;
  const monthNumber = /\d/.test(month) ? Number(month) : MONTHS.indexOf(month.slice(0, 3).toLowerCase()) + 1;
  const date = `${year}-${String(monthNumber).padStart(2, '0')}-${day.padStart(2, '0')}`;
  const milliseconds = Date.parse(`${date}T00:00:00Z`);
  const isDay = Number.isFinite(milliseconds) && new Date(milliseconds).toISOString().slice(0, 10) === date;
  return isDay ? { value: date } : bad;
}

/** What is repeated of a cell in a message: enough to find it, not all of a novel. */
function shown(text: string): string {
  return text.length <= 40 ? text : `${text.slice(0, 40)}…`;
}
