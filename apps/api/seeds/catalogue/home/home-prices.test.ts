import { type HomeReason, type HomeRider, type HomeRisk, homeRating } from '@onegi/rating/lines/home';
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
import { homePlans } from './plans.ts';
import { homeTariff } from './tariff.ts';

const tester = priceTester<HomeRisk, HomeRider, HomeReason>(homeRating, homeTariff, homePlans);

function aHome(facts: Partial<HomeRisk>): HomeRisk {
  return { areaBand: '01', buildingType: 'A', buildingAge: 'W', riders: [], ...facts };
}
const ofArea = (areaSqFt: number, facts: Partial<HomeRisk> = {}) => aHome({ areaBand: '06', areaSqFt, ...facts });

test.each<[string, HomeRisk, GoldenPrice]>([
  ['LPG-HOME-S', aHome({}), [620, 620.62, 620.62, 620.25, 620.25]],
  ['JDF-HOME-B', aHome({ areaBand: '02', buildingAge: 'M' }), [636, 636.64, 572.97, 636.25, 572.63]],
  ['PLV-HOME-P', ofArea(2_200, { buildingType: 'H' }), [5_284, 5_289.28, 5_289.28, 5_286.11, 5_286.11]],
  ['EGP-HOME-S', ofArea(650), [804, 804.8, 740.42, 804.32, 739.98]],
  ['MQD-HOME-B', aHome({}), [400, 400.4, 400.4, 400.16, 400.16]],
])('golden quote %s %j', (plan, risk, price) => {
  expectGolden(tester, plan, risk, price);
});

test.each<[string, HomeRisk, HomeReason]>([
  ['LPG-HOME-B', aHome({ areaBand: '03', buildingType: 'H', buildingAge: 'M' }), 'basic-not-offered'],
  ['LPG-HOME-S', ofArea(4_500), 'area-over-limit'],
])('golden referral %s %j: %s', (plan, risk, reason) => {
  expect(tester.rate(plan, risk)).toEqual({ kind: 'refer', reason });
});

test.each<[HomeRisk['areaBand'], number[]]>([
  ['01', [422, 620, 918]],
  ['02', [558, 820, 1_214]],
  ['03', [762, 1_120, 1_658]],
  ['04', [993, 1_460, 2_161]],
  ['05', [1_210, 1_780, 2_634]],
])('the market prices of area band %s are %j', (areaBand, prices) => {
  expect(tester.market(aHome({ areaBand }))).toEqual(prices);
});

test('the minimum of every tier lifts what a cheaper insurer would ask', () => {
  const market = homePlans.filter(({ insurerCode }) => insurerCode === 'LPG');
  const cheap = market.map((plan) => ({ ...plan, relativityBasisPoints: 5_000 }));
  expect(priceTester(homeRating, homeTariff, cheap).market(aHome({}))).toEqual([400, 520, 760]);
});

test.each<[string, string, HomeRisk, number | string]>([
  ['a flat of 500 square feet is in the first band', 'LPG-HOME-S', ofArea(500), 620],
  ['501 square feet is in the second', 'LPG-HOME-S', ofArea(501), 820],
  ['700 square feet still is', 'LPG-HOME-S', ofArea(700), 820],
  ['701 square feet is in the third', 'LPG-HOME-S', ofArea(701), 1_120],
  ['1,000 square feet still is', 'LPG-HOME-S', ofArea(1_000), 1_120],
  ['1,001 square feet is in the fourth', 'LPG-HOME-S', ofArea(1_001), 1_460],
  ['1,250 square feet still is', 'LPG-HOME-S', ofArea(1_250), 1_460],
  ['1,251 square feet is in the last', 'LPG-HOME-S', ofArea(1_251), 1_780],
  ['1,500 square feet still is', 'LPG-HOME-S', ofArea(1_500), 1_780],
  ['1,501 square feet adds one: 1,781.10', 'LPG-HOME-S', ofArea(1_501), 1_781],
  ['1,800 square feet adds 330', 'LPG-HOME-S', ofArea(1_800), 2_110],
  ['1,800 square feet, Premier: 2,110 × 1.48 = 3,122.80', 'LPG-HOME-P', ofArea(1_800), 3_123],
  ['1,800 square feet, Basic: 2,110 × 0.68 = 1,434.80', 'LPG-HOME-B', ofArea(1_800), 1_435],
  ['4,000 square feet: 1,780 + 2,750', 'LPG-HOME-S', ofArea(4_000), 4_530],
  ['4,001 square feet', 'LPG-HOME-S', ofArea(4_001), 'area-over-limit'],
  ['a house: 620 × 1.25', 'LPG-HOME-S', aHome({ buildingType: 'H' }), 775],
  ['a house, Basic: 762 × 1.25', 'LPG-HOME-B', aHome({ areaBand: '03', buildingType: 'H' }), 953],
  ['an old flat, Basic: 762 × 1.20', 'LPG-HOME-B', aHome({ areaBand: '03', buildingAge: 'M' }), 914],
  ['an old flat: 620 × 1.20', 'LPG-HOME-S', aHome({ buildingAge: 'M' }), 744],
  ['an old house: 1,120 × 1.50', 'LPG-HOME-S', aHome({ areaBand: '03', buildingType: 'H', buildingAge: 'M' }), 1_680],
  [
    'an old house has no Basic plan',
    'LPG-HOME-B',
    aHome({ areaBand: '03', buildingType: 'H', buildingAge: 'M' }),
    'basic-not-offered',
  ],
  ['the minimum is tested after the relativity: 422 × 0.95 = 400.90', 'JDF-HOME-B', aHome({}), 401],
  ['and lifts 422 × 0.88 = 371.36', 'MQD-HOME-B', aHome({}), 400],
])('%s (%s)', (_name, plan, risk, expected) => {
  expect(tester.premium(plan, risk)).toBe(expected);
});

test('the area in square feet counts in the last band alone', () => {
  expect(tester.premium('LPG-HOME-S', aHome({ areaSqFt: 4_500 }))).toBe(620);
});

test.each<[string, Partial<HomeRisk>]>([
  ['the last band without its area', { areaBand: '06' }],
  ['an area of 0', { areaBand: '06', areaSqFt: 0 }],
  ['half a square foot', { areaBand: '06', areaSqFt: 0.5 }],
])('%s is refused', (_name, facts) => {
  expect(() => tester.rateAll(aHome(facts))).toThrow(RangeError);
});

describe('optional covers, LPG Standard', () => {
  test.each<[string, HomeRisk['riders'], number]>([
    ['a building of 1,000,000: 0.045% is the minimum', [{ rider: 'building', amountDollars: 1_000_000 }], 450],
    ['a building of 2,345,678: 1,055.5551', [{ rider: 'building', amountDollars: 2_345_678 }], 1_056],
    ['effects worldwide to 25,000', [{ rider: 'worldwideEffects', amountDollars: 25_000 }], 380],
    ['effects worldwide to 50,000', [{ rider: 'worldwideEffects', amountDollars: 50_000 }], 680],
    ['a rent of 240,000 a year: 1%', [{ rider: 'lossOfRent', amountDollars: 240_000 }], 2_400],
    ['a rent of 29,000 a year: the minimum', [{ rider: 'lossOfRent', amountDollars: 29_000 }], 300],
    ['more liability and a helper', [{ rider: 'helperPack' }, { rider: 'extraLiability' }], 589],
  ])('%s', (_name, riders, dollars) => {
    expect(tester.priced('LPG-HOME-S', aHome({ riders })).breakdown.riderPremiumCents).toBe(dollars * 100);
  });

  test.each<[string, HomeRisk['riders']]>([
    ['a building without its value', [{ rider: 'building' }]],
    ['a building of minus one dollar', [{ rider: 'building', amountDollars: -1 }]],
    ['a building of half a dollar', [{ rider: 'building', amountDollars: 0.5 }]],
    ['effects worldwide to 30,000', [{ rider: 'worldwideEffects', amountDollars: 30_000 }]],
  ])('%s is refused', (_name, riders) => {
    expect(() => tester.rateAll(aHome({ riders }))).toThrow(RangeError);
  });
});

const anyHome: fc.Arbitrary<HomeRisk> = fc.record({
  areaBand: fc.constantFrom('01', '02', '03', '04', '05', '06'),
  areaSqFt: fc.integer({ min: 1, max: 4_100 }),
  buildingType: fc.constantFrom('A', 'H'),
  buildingAge: fc.constantFrom('W', 'M'),
  riders: fc.subarray<HomeRisk['riders'][number]>([
    { rider: 'building', amountDollars: 3_333_333 },
    { rider: 'lossOfRent', amountDollars: 123_456 },
    { rider: 'extraLiability' },
  ]),
});

describe('whatever the home', () => {
  test('its prices are sound', () => expectSound(tester, anyHome));

  test('a larger, older or detached home never costs less, nor a higher tier', () => {
    fc.assert(
      fc.property(anyHome, fc.integer({ min: 1, max: 500 }), (home, more) => {
        const measured: HomeRisk = { ...home, areaBand: '06' };
        expectNeverDearer(tester, measured, { ...measured, areaSqFt: (measured.areaSqFt ?? 0) + more });
        expectNeverDearer(tester, { ...home, buildingAge: 'W' }, { ...home, buildingAge: 'M' });
        expectNeverDearer(tester, { ...home, buildingType: 'A' }, { ...home, buildingType: 'H' });
        expectTiersInOrder(tester, home);
      }),
    );
  });
});

test('a tariff with a gap is refused by the name of the missing cell', () => {
  const without = homeTariff.filter(({ table, key }) => table !== 'premium' || key.join() !== '04,P');
  expect(() => priceTester(homeRating, without, homePlans)).toThrow('premium[04/P]');
});
