import { type GolfRider, type GolfRisk, golfRating } from '@onegi/rating/lines/golf';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  expectGolden,
  expectNeverDearer,
  expectSound,
  expectTiersInOrder,
  type GoldenPrice,
  priceTester,
} from '../price-tester.ts';
import { golfPlans } from './plans.ts';
import { golfTariff } from './tariff.ts';

const tester = priceTester<GolfRisk, GolfRider, never>(golfRating, golfTariff, golfPlans);

function aGolfer(party: 'I' | 'F', withTravel: boolean, riders: GolfRisk['riders'] = []): GolfRisk {
  return { party, withTravel, riders };
}

test.each<[string, GolfRisk, GoldenPrice]>([
  ['TDC-GOLF-S', aGolfer('I', false), [534, 534.53, 507.81, 534.21, 507.5]],
  ['LPG-GOLF-P', aGolfer('F', true), [4_180, 4_184.18, 4_184.18, 4_181.67, 4_181.67]],
  ['SFY-GOLF-S', aGolfer('I', true), [1_489, 1_490.49, 1_490.49, 1_489.6, 1_489.6]],
])('golden quote %s %j', (plan, risk, price) => {
  expectGolden(tester, plan, risk, price);
});

test.each<[GolfRisk, number[]]>([
  [aGolfer('I', false), [380, 580, 880]],
  [aGolfer('F', false), [640, 980, 1_490]],
  [aGolfer('I', true), [1_000, 1_460, 2_160]],
  [aGolfer('F', true), [1_940, 2_830, 4_180]],
])('the market prices of %j are %j', (risk, prices) => {
  expect(tester.market(risk)).toEqual(prices);
});

test('a second set of clubs and more liability are priced by the policy', () => {
  const both = aGolfer('F', false, [{ rider: 'extraLiability' }, { rider: 'secondSet' }]);
  expect(tester.priced('LPG-GOLF-S', both).riders).toEqual([
    { rider: 'secondSet', premiumCents: 180_00 },
    { rider: 'extraLiability', premiumCents: 150_00 },
  ]);
});

test('whoever plays, the prices are sound, and more is never cheaper', () => {
  const anyGolfer: fc.Arbitrary<GolfRisk> = fc.record({
    party: fc.constantFrom('I', 'F'),
    withTravel: fc.boolean(),
    riders: fc.subarray<GolfRisk['riders'][number]>([{ rider: 'secondSet' }, { rider: 'extraLiability' }]),
  });
  expectSound(tester, anyGolfer);
  fc.assert(
    fc.property(anyGolfer, (risk) => {
      expectNeverDearer(tester, { ...risk, withTravel: false }, { ...risk, withTravel: true });
      expectNeverDearer(tester, { ...risk, party: 'I' }, { ...risk, party: 'F' });
      expectTiersInOrder(tester, risk);
    }),
  );
});
