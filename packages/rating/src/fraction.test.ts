import fc from 'fast-check';
import { expect, test } from 'vitest';
import { reduced } from './fraction.ts';

const rest = { minimumDollars: 0, addedDollars: 0 };

test('a price of large numbers is written in the smallest that are the same', () => {
  const price = { amount: 119_950_000_000, factor: 4_000, scale: 100_000_000_000, ...rest };
  expect(reduced(price)).toEqual({ amount: 2_399, factor: 2, scale: 1, ...rest });
});

test('a reduced price has the same value', () => {
  const whole = (max: number) => fc.integer({ min: 1, max });
  fc.assert(
    fc.property(whole(1e12), whole(40_000), fc.constantFrom(1, 100, 10_000, 1e8, 1e11), (amount, factor, scale) => {
      const less = reduced({ amount, factor, scale, ...rest });
      expect(BigInt(less.amount) * BigInt(less.factor) * BigInt(scale)).toBe(
        BigInt(amount) * BigInt(factor) * BigInt(less.scale),
      );
    }),
  );
});
