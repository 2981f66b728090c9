import fc from 'fast-check';
import { expect, test } from 'vitest';
import { priceRiders, riderRequest } from './price-riders.ts';

const basis = { variant: '*', adults: 2, children: 3, insuredDollars: 3_000_000 };

test.each([
  ['perPolicy', 10],
  ['perPerson', 50],
  ['perAdult', 20],
  ['perChild', 30],
] as const)('HK$10 %s of two adults and three children is HK$%i', (unit, dollars) => {
  const request = riderRequest('x', undefined, { kind: 'flat', dollars: 10, unit }, basis);
  expect(priceRiders([request], 999)).toEqual([{ rider: 'x', premiumCents: dollars * 100 }]);
});

test('a sum too large to multiply exactly is refused', () => {
  const rate = { kind: 'ppm', of: 'named', ppm: 450, minimum: null } as const;
  expect(() => riderRequest('x', 2 ** 50, rate, basis)).toThrow(RangeError);
});

test('whatever is chosen, the riders add up to their exact sum rounded once', () => {
  const part = fc.record({
    percent: fc.integer({ min: -35, max: 30 }),
    hundredths: fc.integer({ min: 0, max: 500_000 }),
  });
  fc.assert(
    fc.property(fc.array(part, { minLength: 1, maxLength: 6 }), fc.integer({ min: 1, max: 1e6 }), (parts, premium) => {
      const requests = parts.map(({ percent, hundredths }, index) => ({
        rider: String(index),
        percent,
        atLeastMillionths: hundredths * 10_000,
      }));
      const exactHundredths = parts.reduce((sum, each) => sum + Math.max(premium * each.percent, each.hundredths), 0);
      const total = priceRiders(requests, premium).reduce((sum, each) => sum + each.premiumCents, 0);
      expect(total).toBe(Math.floor((exactHundredths + 50) / 100) * 100);
    }),
  );
});
