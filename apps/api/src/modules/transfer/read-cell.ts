import { isCalendarDate } from '@onegi/contract/fields/formats';
import type { ImportProblem } from '@onegi/contract/fields/transfer';
import { type Cell, type DateSystem, dayOfSerial } from '@onegi/xlsx-reader/cells';
import { readDigits } from '../../lib/read-digits.ts';
import { type Column, inCapitals } from './layout.ts';

export type Value = string | number | boolean | null;
export type ReadCell = { readonly value: Value } | { readonly problem: ImportProblem };

const wrong = (problem: ImportProblem): ReadCell => ({ problem });

/** A figure with so many decimals at most, as a whole number of its last ones. */
function scaled(text: string, most: number): number | 'decimals' | null {
  const isNegative = text.startsWith('-');
  const digits = readDigits(isNegative ? text.slice(1) : text);
  if (!digits) return null;
  if (digits.decimals.length > most) return 'decimals';
  const value = Number(digits.whole + digits.decimals.padEnd(most, '0'));
  return isNegative && value !== 0 ? -value : value;
}

function readMoney({ kind, value, format }: Cell): ReadCell {
  if ((kind !== 'number' && kind !== 'text') || format) return wrong('amount');
  const cents = scaled(value.trim(), 2);
  if (cents === null) return wrong('amount');
  return cents === 'decimals' ? wrong('decimals') : { value: cents };
}

/** 15, 15% and a cell of 0.15 shown as a percentage are the same: 1,500 basis points. */
function readPercent({ kind, value, format }: Cell): ReadCell {
  if ((kind !== 'number' && kind !== 'text') || format === 'date') return wrong('percent');
  const points = scaled(value.trim().replace(/%$/, ''), format === 'percent' ? 4 : 2);
  return typeof points === 'number' && points >= 0 && points <= 10_000 ? { value: points } : wrong('percent');
}

function readDate({ kind, value, format }: Cell, system: DateSystem): ReadCell {
  const day =
    kind === 'number' && format === 'date'
      ? dayOfSerial(value, system)
      : kind === 'text' || kind === 'date'
        ? value.trim().slice(0, kind === 'date' ? 10 : undefined)
        : null;
  return day && isCalendarDate(day) ? { value: day } : wrong('date');
}

function readText({ kind, value }: Cell, { key }: Column, most: number): ReadCell {
  if (kind !== 'text' && kind !== 'number') return wrong('text');
  const text = value.normalize('NFC').trim();
  if (text.length > most) return wrong('tooLong');
  if (/\p{Cc}/u.test(text)) return wrong('text');
  return { value: text === '' ? null : inCapitals.has(key) ? text.toUpperCase() : text };
}

function readChoice({ kind, value }: Cell, choices: readonly string[]): ReadCell {
  const text = value.trim().toLowerCase();
  const chosen = choices.find((choice) => choice.toLowerCase() === text);
  return (kind === 'text' || kind === 'number') && chosen !== undefined ? { value: chosen } : wrong('choice');
}

/** What a cell says, by its column. Nothing in a cell is null. */
export function readCell(cell: Cell | undefined, column: Column, system: DateSystem): ReadCell {
  if (!cell || (cell.kind === 'text' && cell.value.trim() === ''))
    return column.required ? wrong('missing') : { value: null };
  if (cell.kind === 'formula') return wrong('formula');
  const { type } = column;
  switch (type.of) {
    case 'money':
      return readMoney(cell);
    case 'percent':
      return readPercent(cell);
    case 'date':
      return readDate(cell, system);
    case 'text':
      return readText(cell, column, type.most);
    case 'choice':
      return readChoice(cell, type.choices);
    case 'flag': {
      const isYes = /^(y|yes|true|是)$/i.test(cell.value.trim());
      return isYes || /^(n|no|false|否)$/i.test(cell.value.trim()) ? { value: isYes } : wrong('choice');
    }
  }
}
