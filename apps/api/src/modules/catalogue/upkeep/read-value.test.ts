import type { Cell } from '@onegi/xlsx-reader/cells';
import { describe, expect, test } from 'vitest';
import type { ColumnType } from './layout.ts';
import { readValue } from './read-value.ts';

const text = (value: string): Cell => ({ kind: 'text', value });
const number = (value: string, format?: 'date' | 'percent'): Cell => ({
  kind: 'number',
  value,
  ...(format && { format }),
});
const read = (cell: Cell, type: ColumnType) => readValue(cell, type, 1900);

describe('a day', () => {
  test.each([
    [text('2027-01-31'), '2027-01-31'],
    [text(' 2027/1/31 '), '2027-01-31'],
    [text('31/01/2027'), '2027-01-31'],
    [text('1-2-2027'), '2027-02-01'],
    [text('31 Jan 2027'), '2027-01-31'],
    [text('31-January-2027'), '2027-01-31'],
    [number('46418', 'date'), '2027-01-31'],
    [number('46418'), '2027-01-31'],
    [{ kind: 'date', value: '2027-01-31' }, '2027-01-31'],
    [{ kind: 'date', value: '2027-01-31T00:00:00.000' }, '2027-01-31'],
  ] satisfies [Cell, string][])('%j is read as %s', (cell, value) => {
    expect(read(cell, { of: 'date' })).toEqual({ value });
  });

  test.each([
    text('2027-02-29'),
    text('01/31/2027'),
    text('31 Foo 2027'),
    text('next Monday'),
    number('46418.25', 'date'),
    number('7'),
    { kind: 'boolean', value: 'TRUE' },
    { kind: 'date', value: '2027-01-31T13:00:00' },
  ] satisfies Cell[])('%j is refused', (cell) => {
    expect(read(cell, { of: 'date' })).toMatchObject({ problem: 'notDate' });
  });
});

describe('a percentage', () => {
  const percent: ColumnType = { of: 'percent', least: 0, most: 40 };
  test.each([
    [number('12.5'), '12.5'],
    [text('12.5%'), '12.5'],
    [number('0.125', 'percent'), '12.5'],
    [number('0.1', 'percent'), '10'],
    [number('0.0025', 'percent'), '0.25'],
    [number('0.4', 'percent'), '40'],
    [number('0', 'percent'), '0'],
  ] satisfies [Cell, string][])('%j is %s', (cell, value) => {
    expect(read(cell, percent)).toEqual({ value });
  });

  test('is refused beyond hundredths and beyond its bounds', () => {
    expect(read(number('12.345'), percent)).toMatchObject({ problem: 'tooPrecise' });
    expect(read(number('0.4001', 'percent'), percent)).toMatchObject({ problem: 'outOfRange' });
    expect(read(text('-1'), percent)).toMatchObject({ problem: 'outOfRange' });
  });
});

describe('a number', () => {
  const relativity: ColumnType = { of: 'number', digits: 4, least: 0.0001, most: 10 };
  test('comes from a number cell or a text', () => {
    expect(read(number('1.04'), relativity)).toEqual({ value: '1.04' });
    expect(read(text('1.0400'), relativity)).toEqual({ value: '1.0400' });
  });

  test.each([
    [text('one'), 'notNumber'],
    [text('1,04'), 'notNumber'],
    [text('1e3'), 'notNumber'],
    [text('٣'), 'notNumber'],
    [text('01.5'), 'notNumber'],
    [number('1.00001'), 'tooPrecise'],
    [number('0'), 'outOfRange'],
    [number('10.0001'), 'outOfRange'],
    [number('46418', 'date'), 'isDate'],
    [{ kind: 'boolean', value: 'TRUE' }, 'notText'],
    [{ kind: 'error', value: '#REF!' }, 'errorValue'],
    [{ kind: 'formula', value: '' }, 'formula'],
  ] satisfies [Cell, string][])('is refused as %j: %s', (cell, problem) => {
    expect(read(cell, relativity)).toMatchObject({ problem });
  });

  test('that is whole has no decimals, but .0 is none', () => {
    const whole: ColumnType = { of: 'number', digits: 0, least: 0, most: 100 };
    expect(read(text('7.0'), whole)).toEqual({ value: '7' });
    expect(read(number('7.5'), whole)).toMatchObject({ problem: 'notInteger' });
  });
});

describe('a text', () => {
  test('is trimmed, and its length is bounded', () => {
    expect(read(text('  A \r\n B  '), { of: 'text', most: 10 })).toEqual({ value: 'A \n B' });
    expect(read(text('x'.repeat(11)), { of: 'text', most: 10 })).toMatchObject({ problem: 'tooLong' });
  });

  test('that is a code holds no spaces, signs or paths', () => {
    const code: ColumnType = { of: 'code', most: 10 };
    expect(read(number('5'), code)).toEqual({ value: '5' });
    for (const bad of ['A B', 'A/B', '=A', 'é', 'A\u0000']) {
      expect(read(text(bad), code), bad).toMatchObject({ problem: 'notCode' });
    }
  });

  test('that is a file name leads nowhere else', () => {
    expect(read(text('LPG_TRAVEL_policy.pdf'), { of: 'file' })).toEqual({ value: 'LPG_TRAVEL_policy.pdf' });
    for (const bad of ['../secret.pdf', 'a/b.pdf', 'x.exe', '.pdf', 'a.pdf.exe']) {
      expect(read(text(bad), { of: 'file' }), bad).toMatchObject({ problem: 'notFileName' });
    }
  });
});
