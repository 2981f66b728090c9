import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { columnOf, dayOfSerial, decimalOf } from './cells.ts';

describe('a number of a spreadsheet', () => {
  test.each([
    ['1.04', '1.04'],
    ['7.0000000000000007E-2', '0.07'],
    ['0.1', '0.1'],
    ['189.07', '189.07'],
    ['1E-3', '0.001'],
    ['1e21', '1000000000000000000000'],
    ['-2.50', '-2.5'],
    ['100', '100'],
    ['0', '0'],
    ['-0', '0'],
    ['123456789.123', '123456789.123'],
    ['0.30000000000000004', '0.3'],
  ])('%s is the decimal %s that the user sees', (stored, decimal) => {
    expect(decimalOf(stored)).toBe(decimal);
  });

  test.each(['', ' ', 'abc', 'NaN', 'Infinity', '1e999'])('%j is none', (stored) => {
    expect(decimalOf(stored)).toBeNull();
  });

  test('keeps every decimal of up to eight digits, whatever binary fraction it was written as', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999_999 }), fc.integer({ min: 0, max: 8 }), (digits, places) => {
        const number = digits / 10 ** places;
        expect(Number(decimalOf(number.toPrecision(17)))).toBe(number);
      }),
    );
  });
});

describe('a day number', () => {
  test.each([
    ['46023', 1900, '2026-01-01'],
    ['44561', 1904, '2026-01-01'],
    ['60371', 1900, '2065-04-14'],
  ] as const)('%s of the system of %s is %s', (serial, system, day) => {
    expect(dayOfSerial(serial, system)).toBe(day);
  });

  test.each(['46023.5', '1', '0', '-3', '99999999'])('%s is no day', (serial) => {
    expect(dayOfSerial(serial, 1900)).toBeNull();
  });
});

test('columns count from A', () => {
  expect(['A1', 'B7', 'Z1', 'AA9', 'XFD1', '7', ''].map(columnOf)).toEqual([0, 1, 25, 26, 16_383, -1, -1]);
});
