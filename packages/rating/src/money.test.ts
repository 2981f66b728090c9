import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decimalToInteger, multiplyDivideHalfUp, safeInteger, shareOf, splitEvenly } from './money.ts';

describe('rounding half-up', () => {
  test.each([
    [5, 1, 2, 3],
    [-5, 1, 2, -3],
    [7, 1, 3, 2],
    [8, 1, 3, 3],
    [-1, 1, 3, 0],
    [0, 9, 7, 0],
    [-299_875, 1, 10, -29_988],
  ])('%i × %i ÷ %i is %i', (a, b, divisor, expected) => {
    expect(multiplyDivideHalfUp(a, b, divisor)).toBe(expected);
  });

  test('equals arithmetic on whole numbers of any size', () => {
    const factor = fc.integer({ min: -(2 ** 40), max: 2 ** 40 });
    fc.assert(
      fc.property(
        factor,
        fc.integer({ min: 0, max: 2 ** 12 }),
        fc.integer({ min: 1, max: 2 ** 33 }),
        (a, b, divisor) => {
          const product = BigInt(a) * BigInt(b);
          const magnitude = product < 0n ? -product : product;
          const rounded = (2n * magnitude + BigInt(divisor)) / (2n * BigInt(divisor));
          expect(BigInt(multiplyDivideHalfUp(a, b, divisor))).toBe(product < 0n ? -rounded : rounded);
        },
      ),
    );
  });

  test('is exact beyond what a double multiplies exactly', () => {
    expect(multiplyDivideHalfUp(9_007_199_254_740_991, 10_000, 10_000)).toBe(9_007_199_254_740_991);
    expect(multiplyDivideHalfUp(9_007_199_254_740_991, 5_000, 10_000)).toBe(4_503_599_627_370_496);
  });

  test('mirrors a refund', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e10 }), fc.integer({ min: 0, max: 10_000 }), (cents, basisPoints) => {
        expect(shareOf(-cents, basisPoints) + shareOf(cents, basisPoints)).toBe(0);
      }),
    );
  });

  test.each([
    [1.5, 1, 1],
    [1, 1, 0],
    [2 ** 53, 3, 1],
    [2 ** 52, 2 ** 10, 1],
  ])('refuses %d × %d ÷ %d', (a, b, divisor) => {
    expect(() => multiplyDivideHalfUp(a, b, divisor)).toThrow(RangeError);
  });
});

describe('decimals', () => {
  test.each([
    ['0.70', 2, 70],
    ['189', 0, 189],
    ['189.00', 0, 189],
    ['1.18', 4, 11_800],
    ['-2.5', 1, -25],
    ['-0', 2, 0],
  ])('"%s" with %i digits is %i', (decimal, digits, expected) => {
    expect(decimalToInteger(decimal, digits)).toBe(expected);
  });

  test.each(['', 'abc', '1e3', '0.705', '1,000', '12345678901234567890'])('"%s" is refused', (decimal) => {
    expect(() => decimalToInteger(decimal, 2)).toThrow(RangeError);
  });
});

test('the last part of a split takes the rounding difference', () => {
  expect(splitEvenly(100, 3)).toEqual([33, 33, 34]);
  expect(splitEvenly(101, 2)).toEqual([51, 50]);
});

test('an integer that a double cannot hold is refused', () => {
  expect(() => safeInteger(2 ** 53)).toThrow(RangeError);
});
