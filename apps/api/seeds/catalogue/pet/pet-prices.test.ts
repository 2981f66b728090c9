import { type PetReason, type PetRider, type PetRisk, petRating } from '@onegi/rating/lines/pet';
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
import { petPlans } from './plans.ts';
import { petTariff } from './tariff.ts';

const tester = priceTester<PetRisk, PetRider, PetReason>(petRating, petTariff, petPlans);

function aPet(petType: 'C' | 'D', petAgeYears: number, thirdParty = false, riders: PetRisk['riders'] = []): PetRisk {
  return { petCount: 1, petType, petAgeYears, thirdParty, riders };
}

test.each<[string, PetRisk, GoldenPrice]>([
  ['EGP-PET-S', aPet('D', 3, true), [2_892, 2_894.89, 2_750.15, 2_893.16, 2_748.5]],
  ['CGV-PET-P', aPet('C', 0), [3_514, 3_517.51, 3_165.76, 3_515.41, 3_163.87]],
  ['LPG-PET-S', aPet('C', 8, true), [4_401, 4_405.4, 4_405.4, 4_402.76, 4_402.76]],
])('golden quote %s %j', (plan, risk, price) => {
  expectGolden(tester, plan, risk, price);
});

test('golden referral: Basic does not take a dog of nine years', () => {
  expect(tester.rate('MQD-PET-B', aPet('D', 9))).toEqual({ kind: 'refer', reason: 'pet-age-over-limit' });
});

type TableRow = readonly [
  age: number,
  cat: readonly [basic: number | string, standard: number, premier: number],
  dog: readonly [basic: number | string, standard: number, premier: number],
];

/** Liability is not in it. */
const published: readonly TableRow[] = [
  [0, [1_352, 2_180, 3_379], [1_600, 2_580, 3_999]],
  [1, [1_352, 2_180, 3_379], [1_600, 2_580, 3_999]],
  [2, [1_406, 2_267, 3_514], [1_664, 2_683, 4_159]],
  [3, [1_473, 2_376, 3_683], [1_744, 2_812, 4_359]],
  [4, [1_568, 2_529, 3_920], [1_856, 2_993, 4_639]],
  [5, [1_730, 2_790, 4_325], [2_047, 3_302, 5_119]],
  [6, [1_960, 3_161, 4_900], [2_319, 3_741, 5_799]],
  [7, [2_271, 3_662, 5_677], [2_687, 4_334, 6_718]],
  [8, [2_636, 4_251, 6_589], [3_119, 5_031, 7_798]],
  [9, ['pet-age-over-limit', 4_905, 7_603], ['pet-age-over-limit', 5_805, 8_998]],
];

test.each(published)('at age %i the market prices are those published', (age, ...byType) => {
  for (const [index, petType] of (['C', 'D'] as const).entries()) {
    for (const [tier, expected] of byType[index]?.entries() ?? []) {
      expect(tester.premium(`LPG-PET-${'BSP'[tier]}`, aPet(petType, age))).toBe(expected);
    }
  }
});

test('third-party liability by pet and tier', () => {
  const added = (petType: 'C' | 'D') => {
    const without = tester.market(aPet(petType, 1));
    return tester.market(aPet(petType, 1, true)).map((premium, tier) => Number(premium) - Number(without[tier]));
  };
  expect([added('C'), added('D')]).toEqual([
    [110, 150, 200],
    [160, 220, 300],
  ]);
});

test('third-party liability is added after the relativity', () => {
  expect(tester.premium('LPG-PET-S', aPet('D', 3, true))).toBe(3_032);
  // A dog of 0 in Premier: 3,999 × 1.12 = 4,478.88, and 300 untouched by it.
  expect(tester.premium('PLV-PET-P', aPet('D', 0, true))).toBe(4_779);
});

test('a pet of ten years is referred by every plan', () => {
  for (const result of tester.rateAll(aPet('C', 10))) {
    expect(result).toEqual({ kind: 'refer', reason: 'pet-age-over-limit' });
  }
});

test.each([-1, 0.5])('an age of %d is refused', (age) => {
  expect(() => tester.rateAll(aPet('C', age))).toThrow(RangeError);
});

test('optional covers are flat', () => {
  const both = aPet('C', 2, true, [{ rider: 'theft' }, { rider: 'dental' }]);
  expect(tester.priced('EGP-PET-P', both).riders).toEqual([
    { rider: 'dental', premiumCents: 380_00 },
    { rider: 'theft', premiumCents: 150_00 },
  ]);
});

const anyPet = fc
  .record({
    petType: fc.constantFrom<'C' | 'D'>('C', 'D'),
    age: fc.integer({ min: 0, max: 10 }),
    thirdParty: fc.boolean(),
    riders: fc.subarray<PetRisk['riders'][number]>([{ rider: 'theft' }, { rider: 'dental' }]),
  })
  .map(({ petType, age, thirdParty, riders }) => aPet(petType, age, thirdParty, riders));

describe('whatever the pet', () => {
  test('its prices are sound', () => expectSound(tester, anyPet));

  test('an older pet, a dog or liability never costs less, nor a higher tier', () => {
    fc.assert(
      fc.property(anyPet, (pet) => {
        expectNeverDearer(tester, pet, { ...pet, petAgeYears: pet.petAgeYears + 1 });
        expectNeverDearer(tester, { ...pet, petType: 'C' }, { ...pet, petType: 'D' });
        expectNeverDearer(tester, { ...pet, thirdParty: false }, { ...pet, thirdParty: true });
        expectTiersInOrder(tester, pet);
      }),
    );
  });
});
