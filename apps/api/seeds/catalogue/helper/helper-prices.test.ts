import { type HelperRider, type HelperRisk, helperRating } from '@onegi/rating/lines/helper';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  DATED,
  DATED_TWO_YEARS,
  expectGolden,
  expectNeverDearer,
  expectSound,
  expectTiersInOrder,
  FIXED,
  FIXED_TWO_YEARS,
  type GoldenPrice,
  priceTester,
} from '../price-tester.ts';
import { helperPlans } from './plans.ts';
import { helperTariff } from './tariff.ts';

const tester = priceTester<HelperRisk, HelperRider, never>(helperRating, helperTariff, helperPlans);

function aHelper(nationality: 'P' | 'X', coverYears: 1 | 2, riders: HelperRisk['riders'] = []): HelperRisk {
  return { nationality, coverYears, riders };
}

test.each<[string, HelperRisk, GoldenPrice]>([
  ['LPG-DH-S', aHelper('P', 1), [640, 640.64, 640.64, 640.26, 640.26]],
  ['EGP-DH-B', aHelper('X', 2), [795, 795.8, 732.13, 795.32, 731.69]],
  ['CGV-DH-P', aHelper('P', 2), [1_632, 1_633.63, 1_633.63, 1_632.65, 1_632.65]],
])('golden quote %s %j', (plan, risk, price) => {
  expectGolden(tester, plan, risk, price, risk.coverYears === 2 ? [DATED_TWO_YEARS, FIXED_TWO_YEARS] : [DATED, FIXED]);
});

test.each<[HelperRisk, number[]]>([
  [aHelper('P', 1), [430, 640, 880]],
  [aHelper('P', 2), [774, 1_152, 1_584]],
  [aHelper('X', 1), [460, 670, 910]],
  [aHelper('X', 2), [828, 1_206, 1_638]],
])('the market prices of %j are %j', (risk, prices) => {
  expect(tester.market(risk)).toEqual(prices);
});

test('optional covers are priced by the year', () => {
  const all = (['maternityReplacement', 'counselling', 'criticalIllness'] as const).map((rider) => ({ rider }));
  const cents = (coverYears: 1 | 2) =>
    tester.priced('LPG-DH-S', aHelper('P', coverYears, all)).riders.map((each) => each.premiumCents);
  expect(cents(1)).toEqual([180_00, 60_00, 120_00]);
  expect(cents(2)).toEqual([360_00, 120_00, 240_00]);
});

test('whoever helps, the prices are sound, and more is never cheaper', () => {
  const anyHelper: fc.Arbitrary<HelperRisk> = fc.record({
    nationality: fc.constantFrom('P', 'X'),
    coverYears: fc.constantFrom(1, 2),
    riders: fc.subarray<HelperRisk['riders'][number]>([{ rider: 'counselling' }, { rider: 'criticalIllness' }]),
  });
  expectSound(tester, anyHelper, fc.constantFrom(DATED, DATED_TWO_YEARS, FIXED_TWO_YEARS));
  fc.assert(
    fc.property(anyHelper, (risk) => {
      expectNeverDearer(tester, { ...risk, coverYears: 1 }, { ...risk, coverYears: 2 });
      expectTiersInOrder(tester, risk);
    }),
  );
});
