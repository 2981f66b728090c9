import { describe, expect, test } from 'vitest';
import { type PropertyRisk, property } from './property.ts';
import { leviedAs, ratedAs } from './test-rates.ts';

const M = 1_000_000_00;
const office: PropertyRisk = {
  use: 'OFF',
  yearBuilt: 1990,
  buildingCents: 10 * M,
  machineryCents: 2 * M,
  hasSprinklers: true,
};
const plain = { buildingCents: 0, machineryCents: 0, hasSprinklers: false };

describe('property all risks', () => {
  test.each([
    ['an office with sprinklers', {}, ['property 7200.00', 'sprinklers -720.00'], '6480.00'],
    [
      'a shop of 1979',
      {
        use: 'SHP',
        yearBuilt: 1979,
        buildingCents: 3 * M,
        machineryCents: M / 2,
        stockCents: M / 2,
        hasSprinklers: false,
      },
      ['property 4000.00', 'builtBefore1980 600.00'],
      '4600.00',
    ],
    [
      'a warehouse of 1970 with sprinklers: both multiply, on business interruption too',
      {
        use: 'WHS',
        yearBuilt: 1970,
        buildingCents: 8 * M,
        machineryCents: M,
        stockCents: 6 * M,
        interruptionCents: 5 * M,
      },
      ['property 33000.00', 'interruption 4000.00', 'sprinklers -3700.00', 'builtBefore1980 4995.00'],
      '38295.00',
    ],
    [
      'a factory of 1980',
      { ...plain, use: 'FAC', yearBuilt: 1980, buildingCents: 5 * M },
      ['property 14000.00'],
      '14000.00',
    ],
    [
      'a flat at the minimum, which comes last',
      { use: 'RES', buildingCents: 2 * M, machineryCents: 0 },
      ['property 1000.00', 'sprinklers -100.00', 'minimum 900.00'],
      '1800.00',
    ],
    [
      'mixed use',
      { ...plain, use: 'MIX', machineryCents: 10 * M, interruptionCents: M },
      ['property 12000.00', 'interruption 800.00'],
      '12800.00',
    ],
    ['nothing yet', plain, ['minimum 1800.00'], '1800.00'],
  ] satisfies [string, Partial<PropertyRisk>, string[], string][])('of %s', (_what, changes, lines, premium) => {
    expect(ratedAs(property, { ...office, ...changes })).toEqual({ lines, premium });
  });

  test('bears a levy up to its cap', () => {
    const large = { ...office, ...plain, buildingCents: 10_333_333_333_33 };
    expect(ratedAs(property, large)).toMatchObject({ premium: '6200000.00' });
    expect(leviedAs(property, large)).toEqual({ levies: ['IA 5000.00'], total: '6205000.00' });
  });

  test('is referred where business interruption is no plain amount', () => {
    expect(ratedAs(property, { ...office, interruptionCents: null })).toEqual({
      kind: 'refer',
      reasons: ['interruption'],
    });
  });

  test('says what is missing, and refuses a use it has no rate for', () => {
    expect(ratedAs(property, { use: 'OFF', stockCents: 1 })).toEqual({
      kind: 'missing',
      fields: ['yearBuilt', 'buildingCents', 'machineryCents', 'hasSprinklers'],
    });
    expect(() => ratedAs(property, { ...office, use: 'ZOO' })).toThrow(RangeError);
  });
});
