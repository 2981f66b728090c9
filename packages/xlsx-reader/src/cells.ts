/** A cell as the file has it. Formulas are never evaluated: their last value in the file is not looked at either. */
export interface Cell {
  readonly kind: 'text' | 'number' | 'date' | 'boolean' | 'error' | 'formula';
  /** Text; an exact decimal; yyyy-MM-dd, with more behind it where the cell holds a time; the error's name. */
  readonly value: string;
  /** How a number is shown, where that changes what it means. */
  readonly format?: NumberFormat;
}

export type NumberFormat = 'date' | 'percent';

export interface SheetRow {
  /** As the spreadsheet program counts, from 1. */
  readonly number: number;
  readonly isHidden: boolean;
  /** By column from 0; holes where there is no cell. */
  readonly cells: readonly (Cell | undefined)[];
}

const DIGITS = 15;

/**
 * A number of the file as an exact decimal. Spreadsheets compute with 15 digits and write binary fractions with 17
 * (0.07 as 7.0000000000000007E-2): what the user sees is what counts. Null where it is no number.
 */
export function decimalOf(stored: string): string | null {
  const number = Number(stored);
  if (stored.trim() === '' || !Number.isFinite(number)) return null;
  if (number === 0) return '0';
  const [mantissa = '', exponentText] = number.toExponential(DIGITS - 1).split('e');
  const exponent = Number(exponentText);
  const digits = mantissa.replace(/[-.]/g, '').replace(/0+$/, '');
  const sign = number < 0 ? '-' : '';
  if (exponent < 0) return `${sign}0.${'0'.repeat(-exponent - 1)}${digits}`;
  const whole = digits.slice(0, exponent + 1).padEnd(exponent + 1, '0');
  const fraction = digits.slice(exponent + 1);
  return `${sign}${whole}${fraction && `.${fraction}`}`;
}

const DAY_MS = 86_400_000;
/** Day 0 of each date system; the first counts a 29 February 1900 that never was, so it holds from March 1900 on. */
const DAY_ZERO = { 1900: Date.UTC(1899, 11, 30), 1904: Date.UTC(1904, 0, 1) };
export type DateSystem = keyof typeof DAY_ZERO;

/** The day of a spreadsheet's day number. Null for a number that is no whole day between 1901 and 9999. */
export function dayOfSerial(serial: string, system: DateSystem): string | null {
  const days = Number(serial);
  if (!Number.isInteger(days) || days < 400 || days > 2_950_000) return null;
  return new Date(DAY_ZERO[system] + days * DAY_MS).toISOString().slice(0, 10);
}

/** 'B' and 'AB' as 1 and 27; -1 where the reference names no column. */
export function columnOf(reference: string): number {
  const letters = /^[A-Z]{1,3}/.exec(reference)?.[0] ?? '';
  return [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}
