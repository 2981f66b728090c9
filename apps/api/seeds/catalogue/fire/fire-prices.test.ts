import { type FireReason, type FireRider, type FireRisk, fireRating } from '@onegi/rating/lines/fire';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  expectGolden,
  expectNeverDearer,
  expectSound,
  expectTiersInOrder,
  type GoldenPrice,
  priceTester,
} from '../price-tester.ts';
import { firePlans } from './plans.ts';
import { fireTariff } from './tariff.ts';

const tester = priceTester<FireRisk, FireRider, FireReason>(fireRating, fireTariff, firePlans);

function aBuilding(buildingAgeYears: number, sumInsuredDollars: number, riders: FireRisk['riders'] = []): FireRisk {
  return { buildingAgeYears, sumInsuredDollars, riders };
}

test.each<[string, FireRisk, GoldenPrice]>([
  ['LPG-FIRE-S', aBuilding(12, 3_000_000), [1_650, 1_651.65, 1_651.65, 1_650.66, 1_650.66]],
  ['JDF-FIRE-P', aBuilding(45, 5_000_000), [6_210, 6_216.21, 5_905.4, 6_212.48, 5_901.86]],
  ['MQD-FIRE-B', aBuilding(5, 800_000), [350, 350.35, 350.35, 350.14, 350.14]],
  ['NQA-FIRE-S', aBuilding(35, 8_000_000), [5_830, 5_835.83, 5_835.83, 5_832.33, 5_832.33]],
])('golden quote %s %j', (plan, risk, price) => {
  expectGolden(tester, plan, risk, price);
});

test.each<[string, FireRisk, number | string]>([
  ['LPG-FIRE-B', aBuilding(12, 3_000_000), 990],
  ['LPG-FIRE-P', aBuilding(12, 3_000_000), 2_700],
  ['LPG-FIRE-S', aBuilding(20, 3_000_000), 1_650],
  ['LPG-FIRE-S', aBuilding(21, 3_000_000), 1_815],
  ['LPG-FIRE-S', aBuilding(30, 3_000_000), 1_815],
  ['LPG-FIRE-S', aBuilding(31, 3_000_000), 2_063],
  ['LPG-FIRE-S', aBuilding(41, 3_000_000), 2_475],
  ['LPG-FIRE-S', aBuilding(45, 4_500_000), 3_713],
  ['LPG-FIRE-S', aBuilding(51, 3_000_000), 2_970],
  ['LPG-FIRE-S', aBuilding(60, 3_000_000), 2_970],
  ['LPG-FIRE-S', aBuilding(61, 3_000_000), 'building-too-old'],
  ['LPG-FIRE-S', aBuilding(65, 2_000_000), 'building-too-old'],
  ['LPG-FIRE-P', aBuilding(60, 30_000_000), 48_600],
  ['LPG-FIRE-B', aBuilding(10, 30_000_001), 'sum-over-limit'],
  ['LPG-FIRE-B', aBuilding(10, 35_000_000), 'sum-over-limit'],
  ['LPG-FIRE-S', aBuilding(10, 50_000), 450],
  ['LPG-FIRE-P', aBuilding(10, 50_000), 600],
])('%s %j: %s', (plan, risk, expected) => {
  expect(tester.premium(plan, risk)).toBe(expected);
});

test.each([aBuilding(-1, 1_000_000), aBuilding(1.5, 1_000_000), aBuilding(10, 0), aBuilding(10, 99.5)])(
  '%j is refused',
  (risk) => {
    expect(() => tester.rateAll(risk)).toThrow(RangeError);
  },
);

test.each<[string, FireRisk['riders'], number]>([
  ['contents of 500,000 at 0.1%', [{ rider: 'contents', amountDollars: 500_000 }], 500],
  ['a rent of 400,000 a year at 0.06%', [{ rider: 'lossOfRent', amountDollars: 400_000 }], 240],
  ['a rent of 200,000 a year: the minimum', [{ rider: 'lossOfRent', amountDollars: 200_000 }], 150],
  ['terrorism at 0.005% of the 3,000,000 insured', [{ rider: 'terrorism' }], 150],
])('%s', (_name, riders, dollars) => {
  const { breakdown } = tester.priced('LPG-FIRE-S', aBuilding(12, 3_000_000, riders));
  expect(breakdown.riderPremiumCents).toBe(dollars * 100);
});

test('terrorism costs at least HK$100', () => {
  const { riders } = tester.priced('LPG-FIRE-S', aBuilding(12, 1_000_000, [{ rider: 'terrorism' }]));
  expect(riders).toEqual([{ rider: 'terrorism', premiumCents: 100_00 }]);
});

const anyBuilding: fc.Arbitrary<FireRisk> = fc.record({
  buildingAgeYears: fc.integer({ min: 1, max: 99 }),
  sumInsuredDollars: fc.integer({ min: 1, max: 31_000_000 }),
  riders: fc.subarray<FireRisk['riders'][number]>([
    { rider: 'contents', amountDollars: 333_333 },
    { rider: 'terrorism' },
  ]),
});

describe('whatever the building', () => {
  test('its prices are sound', () => expectSound(tester, anyBuilding));

  test('an older building or a higher sum never costs less, nor a higher tier', () => {
    fc.assert(
      fc.property(anyBuilding, fc.integer({ min: 1, max: 40 }), (building, years) => {
        const { buildingAgeYears, sumInsuredDollars } = building;
        expectNeverDearer(tester, building, { ...building, buildingAgeYears: buildingAgeYears + years });
        expectNeverDearer(tester, building, { ...building, sumInsuredDollars: sumInsuredDollars + years * 9_999 });
        expectTiersInOrder(tester, building);
      }),
    );
  });

  test('the premium is the exact product, however large', () => {
    fc.assert(
      fc.property(anyBuilding, (building) => {
        const premium = tester.premium('NQA-FIRE-P', building);
        if (typeof premium === 'string') return;
        const { buildingAgeYears: age, sumInsuredDollars } = building;
        const factor = age <= 20 ? 100n : age <= 30 ? 110n : age <= 40 ? 125n : age <= 50 ? 150n : 180n;
        // Sum × 0.090% × age × 1.06, in thousand-millionths.
        const exact = BigInt(sumInsuredDollars) * 90n * factor * 106n;
        const rounded = Number((exact + 500_000_000n) / 1_000_000_000n);
        expect(premium).toBe(Math.max(rounded, 600));
      }),
    );
  });
});
