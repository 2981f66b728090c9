import { ridersOffered } from '@onegi/rating/engine';
import { motorRating } from '@onegi/rating/lines/motor/motor';
import type { MotorReason, MotorRider, MotorRisk } from '@onegi/rating/lines/motor/motor-types';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  DATED,
  expectGolden,
  expectNeverDearer,
  expectSound,
  expectTiersInOrder,
  FIXED,
  type GoldenPrice,
  priceTester,
  withMotorLevies,
} from '../price-tester.ts';
import { motorPlans } from './plans.ts';
import { motorTariff } from './tariff.ts';

const TERMS = [withMotorLevies(DATED), withMotorLevies(FIXED)] as const;
const tester = priceTester<MotorRisk, MotorRider, MotorReason>(motorRating, motorTariff, motorPlans, TERMS[0]);

type Driver = readonly [age: number | true, experienceYears: number | true];

function drivenBy(...drivers: Driver[]): Pick<MotorRisk, 'driverCount' | 'drivers'> {
  return {
    driverCount: drivers.length,
    drivers: drivers.map(([age, experienceYears], index) => ({ number: index + 1, age, experienceYears })),
  };
}

/** A mainstream car of three years worth 290,000, driven by one of 35 for ten years. */
function aCar(facts: Partial<MotorRisk>): MotorRisk {
  return {
    cover: 'C',
    modelGroup: 2,
    vehicleAgeYears: 3,
    valueDollars: 290_000,
    noClaimDiscountPercent: 60,
    ...drivenBy([35, 10]),
    holderDrives: true,
    hadAccident: false,
    hadOffence: false,
    wasDeclined: false,
    riders: [],
    ...facts,
  };
}

const thirdParty = { cover: 'T', valueDollars: null } as const;
const claimed = (claimsDollars: number) => ({ hadAccident: true, claimsDollars });

test.each<[string, MotorRisk, GoldenPrice]>([
  ['LPG-MOTOR-S', aCar({}), [4_798, 4_946.74, 4_946.74, 4_943.86, 4_943.86]],
  ['CPW-MOTOR-S', aCar(thirdParty), [1_391, 1_434.12, 1_319.39, 1_433.29, 1_318.62]],
  [
    'MQD-MOTOR-B',
    aCar({ ...thirdParty, modelGroup: 1, vehicleAgeYears: 6, noClaimDiscountPercent: 50, ...drivenBy([30, 8]) }),
    [1_435, 1_479.49, 1_479.49, 1_478.62, 1_478.62],
  ],
  [
    'CPW-MOTOR-P',
    aCar({
      modelGroup: 5,
      vehicleAgeYears: 1,
      valueDollars: 420_000,
      noClaimDiscountPercent: 40,
      ...drivenBy([40, 15], [38, 6]),
    }),
    [12_074, 12_448.29, 11_452.43, 12_441.05, 11_445.76],
  ],
  [
    'STP-MOTOR-S',
    aCar({
      modelGroup: 3,
      vehicleAgeYears: 9,
      valueDollars: 180_000,
      noClaimDiscountPercent: 0,
      ...drivenBy([26, 2]),
      ...claimed(22_000),
    }),
    [15_886, 16_378.47, 16_378.47, 16_368.93, 16_368.93],
  ],
])('golden quote %s %j', (plan, risk, price) => {
  expectGolden(tester, plan, risk, price, TERMS);
});

test.each<[string, MotorRisk, MotorReason]>([
  ['LPG-MOTOR-S', aCar(drivenBy([22, 1])), 'driver-age'],
  ['LPG-MOTOR-S', aCar(claimed(5_000)), 'ncd-claims-mismatch'],
  ['LPG-MOTOR-B', aCar({ noClaimDiscountPercent: 0, hadOffence: true }), 'offence-record'],
])('golden referral %s %j: %s', (plan, risk, reason) => {
  expect(tester.rate(plan, risk)).toEqual({ kind: 'refer', reason });
});

test.each<[MotorRisk['modelGroup'], thirdParty: number[], comprehensive: number[]]>([
  [1, [3_036, 3_300, 3_564], [7_964, 8_900, 10_172]],
  [2, [3_404, 3_700, 3_996], [8_684, 9_700, 11_076]],
  [3, [3_864, 4_200, 4_536], [9_496, 10_600, 12_088]],
  [4, [4_508, 4_900, 5_292], [10_316, 11_500, 13_080]],
  [5, [4_232, 4_600, 4_968], [10_568, 11_800, 13_464]],
  [6, [5_704, 6_200, 6_696], [13_096, 14_600, 16_608]],
])('group %i costs %j, and with own damage of a value of 200,000 %j', (modelGroup, bare, comprehensive) => {
  const car = aCar({ modelGroup, valueDollars: 200_000, noClaimDiscountPercent: 0 });
  expect(tester.market({ ...car, cover: 'T' })).toEqual(bare);
  expect(tester.market(car)).toEqual(comprehensive);
});

test('the least that is asked, by cover and tier', () => {
  const small = aCar({ modelGroup: 1, valueDollars: 20_000, noClaimDiscountPercent: 60 });
  const cheap = motorPlans
    .filter(({ insurerCode }) => insurerCode === 'LPG')
    .map((plan) => ({ ...plan, relativityBasisPoints: 5_000 }));
  const cheapest = priceTester<MotorRisk, MotorRider, MotorReason>(motorRating, motorTariff, cheap);
  expect(cheapest.market({ ...small, cover: 'T' })).toEqual([1_100, 1_200, 1_400]);
  expect(cheapest.market(small)).toEqual([2_400, 2_600, 3_200]);
});

type Worked = readonly [premium: number, mib: number, ia: number, total: number];

test.each<[string, Partial<MotorRisk>, Worked]>([
  ['a mainstream car', {}, [4_798, 143.94, 4.8, 4_946.74]],
  ['the same, third party', thirdParty, [1_480, 44.4, 1.48, 1_525.88]],
  [
    'an electric car of two drivers',
    {
      modelGroup: 5,
      vehicleAgeYears: 1,
      valueDollars: 420_000,
      noClaimDiscountPercent: 40,
      ...drivenBy([40, 15], [38, 6]),
    },
    [11_119, 333.57, 11.12, 11_463.69],
  ],
  [
    'a large car of three drivers with a claim: 75% loading',
    {
      modelGroup: 4,
      vehicleAgeYears: 8,
      valueDollars: 380_000,
      noClaimDiscountPercent: 20,
      ...claimed(25_000),
      ...drivenBy([45, 20], [24, 2], [47, 22]),
    },
    [23_169, 695.07, 23.17, 23_887.24],
  ],
  [
    'an old small car of a young driver: 80% loading',
    { ...thirdParty, modelGroup: 1, vehicleAgeYears: 12, noClaimDiscountPercent: 0, ...drivenBy([23, 1]) },
    [5_940, 178.2, 5.94, 6_124.14],
  ],
  [
    'a new car of 1,200,000',
    { modelGroup: 3, vehicleAgeYears: 0, valueDollars: 1_200_000, ...drivenBy([50, 25]) },
    [13_520, 405.6, 13.52, 13_939.12],
  ],
])('%s, LPG Standard', (_name, facts, expected) => {
  const { breakdown } = tester.priced('LPG-MOTOR-S', aCar(facts));
  const { listPremiumCents, otherLeviesCents, levyCents, totalCents } = breakdown;
  expect([listPremiumCents, otherLeviesCents, levyCents, totalCents].map((cents) => cents / 100)).toEqual(expected);
});

const young = { ...drivenBy([22, 1]), noClaimDiscountPercent: 0 };

describe('what an underwriter must see', () => {
  test.each<[string, Partial<MotorRisk>, MotorReason | null]>([
    ['a model that is not listed', { modelGroup: 9 }, 'model-manual'],
    ['15 years old, comprehensive', { vehicleAgeYears: 15 }, null],
    ['16 years old, comprehensive', { vehicleAgeYears: 16 }, 'vehicle-too-old'],
    ['20 years old, third party', { ...thirdParty, vehicleAgeYears: 20 }, null],
    ['21 years old, third party', { ...thirdParty, vehicleAgeYears: 21 }, 'vehicle-too-old'],
    ['a driver of 20, third party', { ...thirdParty, ...drivenBy([20, 1]) }, 'driver-age'],
    ['a driver of 21, third party', { ...thirdParty, ...drivenBy([21, 1]) }, null],
    ['a driver of 22, comprehensive', young, 'driver-age'],
    ['a driver of 22, third party', { ...thirdParty, ...young }, null],
    ['a driver of 23, comprehensive', drivenBy([23, 1]), null],
    ['a driver of 75', drivenBy([75, 10]), null],
    ['a second driver of 76', drivenBy([35, 10], [76, 10]), 'driver-age'],
    ['a value of 20,000', { valueDollars: 20_000 }, null],
    ['a value of 19,999', { valueDollars: 19_999 }, 'vehicle-value'],
    ['a value of 3,000,000', { valueDollars: 3_000_000 }, null],
    ['a value of 3,000,001', { valueDollars: 3_000_001 }, 'vehicle-value'],
    ['a value is not asked for third party', { ...thirdParty, valueDollars: 9_000_000 }, null],
    ['claims of 80,000', { ...claimed(80_000), noClaimDiscountPercent: 0 }, null],
    ['claims of 80,001', { ...claimed(80_001), noClaimDiscountPercent: 0 }, 'claims-record'],
    ['claims without an accident do not count', { claimsDollars: 90_000 }, null],
    ['a driving offence', { hadOffence: true, noClaimDiscountPercent: 0 }, 'offence-record'],
    ['an insurer that declined', { wasDeclined: true }, 'declined-before'],
    ['an accident and 40% no-claim discount', { ...claimed(5_000), noClaimDiscountPercent: 40 }, null],
    ['an accident and 50%', { ...claimed(5_000), noClaimDiscountPercent: 50 }, 'ncd-claims-mismatch'],
    ['an accident and 60%', claimed(5_000), 'ncd-claims-mismatch'],
    ['five drivers', drivenBy([35, 10], [35, 10], [35, 10], [35, 10], [35, 10]), null],
    ['six drivers', drivenBy([35, 9], [35, 9], [35, 9], [35, 9], [35, 9], [35, 9]), 'too-many-drivers'],
    ['driving since 17', drivenBy([30, 13]), null],
    ['driving since 16', drivenBy([30, 14]), 'driver-experience'],
    ['drivers who are only confirmed as ordinary', drivenBy([true, true], [true, true]), null],
    ['one of 27 confirmed as experienced', drivenBy([27, true]), null],
  ])('%s: %s', (_name, facts, reason) => {
    for (const result of tester.rateAll(aCar(facts))) {
      expect(result.kind === 'refer' ? result.reason : null).toBe(reason);
    }
  });

  test('the first rule in order gives the reason', () => {
    const all = aCar({ modelGroup: 9, vehicleAgeYears: 30, hadOffence: true, wasDeclined: true });
    expect(tester.premium('LPG-MOTOR-S', all)).toBe('model-manual');
    expect(tester.premium('LPG-MOTOR-S', { ...all, modelGroup: 1 })).toBe('vehicle-too-old');
    expect(tester.premium('LPG-MOTOR-S', { ...all, modelGroup: 1, vehicleAgeYears: 1 })).toBe('offence-record');
  });
});

describe('loadings on a third-party base of HK$3,700 without a no-claim discount', () => {
  test.each<[string, Partial<MotorRisk>, number]>([
    ['5 years old', { vehicleAgeYears: 5 }, 0],
    ['6 years old', { vehicleAgeYears: 6 }, 5],
    ['11 years old', { vehicleAgeYears: 11 }, 15],
    ['16 years old', { vehicleAgeYears: 16 }, 25],
    ['22, driving for 5', drivenBy([22, 5]), 75],
    ['24, driving for 5', drivenBy([24, 5]), 40],
    ['26, driving for 5', drivenBy([26, 5]), 15],
    ['65', drivenBy([65, 9]), 0],
    ['66', drivenBy([66, 9]), 10],
    ['71', drivenBy([71, 9]), 25],
    ['driving for less than a year', drivenBy([40, 0]), 35],
    ['driving for 1 year', drivenBy([40, 1]), 25],
    ['driving for 2 years', drivenBy([40, 2]), 10],
    ['driving for 4 years', drivenBy([40, 4]), 5],
    ['age and experience of one driver are added', drivenBy([24, 2]), 50],
    ['of two drivers the worse counts', drivenBy([24, 5], [40, 0]), 40],
    ['the third and fourth driver', drivenBy([40, 9], [40, 9], [40, 9], [40, 9]), 10],
    ['confirmed as ordinary', drivenBy([true, true]), 0],
    ['claims of 10,000', claimed(10_000), 0],
    ['claims of 10,001', claimed(10_001), 15],
    ['claims of 30,001', claimed(30_001), 30],
  ])('%s: %i%%', (_name, facts, percent) => {
    const premium = tester.premium('LPG-MOTOR-S', aCar({ ...thirdParty, noClaimDiscountPercent: 0, ...facts }));
    expect(premium).toBe(37 * (100 + percent));
  });
});

test('the minimum is tested after the relativity', () => {
  const small = aCar({ ...thirdParty, modelGroup: 1 });
  // 3,300 × 0.40 × 0.90 = 1,188.
  expect(tester.premium('MQD-MOTOR-S', small)).toBe(1_200);
  expect(tester.premium('LPG-MOTOR-S', small)).toBe(1_320);
  // (3,300 + 20,000 × 2.8%) × 0.40 = 1,544.
  expect(tester.premium('LPG-MOTOR-S', aCar({ modelGroup: 1, valueDollars: 20_000 }))).toBe(2_600);
});

test.each<[string, Partial<MotorRisk>]>([
  ['no driver', drivenBy()],
  ['a driver who is not described', { ...drivenBy([35, 10]), driverCount: 2 }],
  ['comprehensive cover without a value', { valueDollars: null }],
  ['an accident without its claims', { hadAccident: true }],
  ['a car of next year', { vehicleAgeYears: -1 }],
  ['a no-claim discount of 101%', { noClaimDiscountPercent: 101 }],
  ['a driver of half a year more', drivenBy([35.5, 10])],
])('%s is refused', (_name, facts) => {
  expect(() => tester.rateAll(aCar(facts))).toThrow(RangeError);
});

describe('optional covers', () => {
  const offered = (risk: MotorRisk, tier: 'B' | 'S' | 'P') =>
    ridersOffered(tester.compiled, risk, tier).map(({ rider }) => rider);

  test('are offered where they add something', () => {
    expect(offered(aCar({}), 'B')).toEqual(['propertyDamage', 'windscreen', 'driverAccident', 'lossOfUse']);
    expect(offered(aCar({}), 'S')).toEqual(['ncdProtector', 'propertyDamage', 'windscreen', 'driverAccident']);
    expect(offered(aCar({}), 'P')).toEqual(['driverAccident']);
    for (const tier of ['B', 'S', 'P'] as const) {
      expect(offered(aCar(thirdParty), tier)).toEqual(['propertyDamage', 'driverAccident']);
    }
  });

  test.each<[MotorRider, 'B' | 'S', number]>([
    ['propertyDamage', 'S', 180],
    ['windscreen', 'S', 250],
    ['driverAccident', 'S', 320],
    ['lossOfUse', 'B', 280],
  ])('%s of tier %s costs HK$%i', (rider, tier, dollars) => {
    const { breakdown } = tester.priced(`LPG-MOTOR-${tier}`, aCar({ riders: [{ rider }] }));
    expect(breakdown.riderPremiumCents).toBe(dollars * 100);
  });

  test('a no-claim discount is protected from 40% on, for 8% of the premium after it', () => {
    const riders: MotorRisk['riders'] = [{ rider: 'ncdProtector' }];
    // 4,798 × 8% = 383.84.
    expect(tester.priced('LPG-MOTOR-S', aCar({ riders })).breakdown.riderPremiumCents).toBe(384_00);
    expect(tester.rate('LPG-MOTOR-S', aCar({ riders, noClaimDiscountPercent: 40 })).kind).toBe('priced');
    expect(tester.premium('LPG-MOTOR-S', aCar({ riders, noClaimDiscountPercent: 30 }))).toBe('rider-not-offered');
    expect(offered(aCar({ noClaimDiscountPercent: 30 }), 'S')).not.toContain('ncdProtector');
  });
});

const anyDriver = fc.record({
  age: fc.oneof(fc.constant<true>(true), fc.integer({ min: 19, max: 77 })),
  experienceYears: fc.oneof(fc.constant<true>(true), fc.integer({ min: 0, max: 6 })),
});

const anyCar = fc
  .record({
    cover: fc.constantFrom<'C' | 'T'>('C', 'T'),
    modelGroup: fc.constantFrom<MotorRisk['modelGroup']>(1, 2, 3, 4, 5, 6, 9),
    vehicleAgeYears: fc.integer({ min: 0, max: 22 }),
    valueDollars: fc.integer({ min: 19_000, max: 3_001_000 }),
    noClaimDiscountPercent: fc.constantFrom(0, 20, 30, 40, 50, 60),
    hadAccident: fc.boolean(),
    claimsDollars: fc.integer({ min: 0, max: 81_000 }),
    drivers: fc.array(anyDriver, { minLength: 1, maxLength: 6 }),
    riders: fc.subarray<MotorRisk['riders'][number]>([{ rider: 'driverAccident' }, { rider: 'ncdProtector' }]),
  })
  .map(({ drivers, ...facts }) =>
    aCar({ ...facts, ...drivenBy(...drivers.map(({ age, experienceYears }): Driver => [age, experienceYears])) }),
  );

describe('whatever the car', () => {
  test('its prices are sound', () => expectSound(tester, anyCar, fc.constantFrom(...TERMS)));

  test('a higher value, an older car, a driver more or less of a discount never costs less, nor a higher tier', () => {
    fc.assert(
      fc.property(anyCar, fc.integer({ min: 1, max: 300_000 }), (car, more) => {
        expectNeverDearer(tester, car, { ...car, valueDollars: (car.valueDollars ?? 0) + more });
        expectNeverDearer(tester, car, { ...car, vehicleAgeYears: car.vehicleAgeYears + 5 });
        const drivers = [...car.drivers, { number: car.driverCount + 1, age: 24, experienceYears: 3 }];
        expectNeverDearer(tester, car, { ...car, drivers, driverCount: drivers.length });
        const plain: MotorRisk = { ...car, riders: [] };
        expectNeverDearer(tester, plain, { ...plain, noClaimDiscountPercent: 0 });
        expectTiersInOrder(tester, car);
      }),
    );
  });

  test('the premium is the exact product, however large', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2_000_000, max: 3_000_000 }), (valueDollars) => {
        const premium = tester.premium('JDF-MOTOR-P', aCar({ valueDollars, modelGroup: 6, vehicleAgeYears: 7 }));
        // (6,696 + sliced value × 4.2% × 1.18) × 1.05 × 0.40 × 1.04.
        const sliced = 200_000n * 100n + 300_000n * 85n + 500_000n * 70n + (BigInt(valueDollars) - 1_000_000n) * 60n;
        const exact = (6_696n * 10n ** 7n + sliced * 42n * 118n) * 105n * 40n * 104n;
        expect(premium).toBe(Number((exact * 2n + 10n ** 13n) / (2n * 10n ** 13n)));
      }),
    );
  });
});
