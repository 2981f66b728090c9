import { type StudentReason, type StudentRider, type StudentRisk, studentRating } from '@onegi/rating/lines/student';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
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
import { studentPlans } from './plans.ts';
import { studentTariff } from './tariff.ts';

const tester = priceTester<StudentRisk, StudentRider, StudentReason>(studentRating, studentTariff, studentPlans);

function students(persons: number, coverYears: 1 | 2, riders: StudentRisk['riders'] = []): StudentRisk {
  return { persons, coverYears, startOn: '2026-12-01', riders };
}

test.each<[string, StudentRisk, GoldenPrice]>([
  ['SFY-OS-S', students(1, 1), [3_459, 3_462.46, 3_116.21, 3_460.38, 3_114.35]],
  ['LPG-OS-B', students(2, 2), [8_592, 8_600.59, 8_170.56, 8_595.44, 8_165.66]],
  ['PLV-OS-P', students(4, 1), [22_183, 22_205.18, 22_205.18, 22_191.87, 22_191.87]],
])('golden quote %s %j', (plan, risk, price) => {
  expectGolden(tester, plan, risk, price, risk.coverYears === 2 ? [DATED_TWO_YEARS, FIXED_TWO_YEARS] : [DATED, FIXED]);
});

test('the market prices are those of one student', () => {
  expect(tester.market(students(1, 1))).toEqual([2_380, 3_680, 5_480]);
  expect(tester.market(students(1, 2))).toEqual([4_522, 6_992, 10_412]);
});

test.each<[string, StudentRisk, number | string]>([
  ['two for two years: 6,992 × 2 × 0.95 = 13,284.80', students(2, 2), 13_285],
  ['three: 3,680 × 3 × 0.95', students(3, 1), 10_488],
  ['four: 3,680 × 4 × 0.92 = 13,542.40', students(4, 1), 13_542],
  ['ten: 3,680 × 10 × 0.92', students(10, 1), 33_856],
  ['eleven', students(11, 1), 'too-many-persons'],
])('%s', (_name, risk, expected) => {
  expect(tester.premium('LPG-OS-S', risk)).toBe(expected);
});

test.each([0, -1, 1.5])('%d students are refused', (persons) => {
  expect(() => tester.rateAll(students(persons, 1))).toThrow(RangeError);
});

test('a sponsor is covered once, students each, and two years cost 1.90 times one', () => {
  const all = (['winterSports', 'dental', 'sponsorAccident'] as const).map((rider) => ({ rider }));
  const cents = (risk: StudentRisk) => tester.priced('LPG-OS-S', risk).riders.map((each) => each.premiumCents);
  expect(cents(students(3, 1, all))).toEqual([280_00, 1_260_00, 540_00]);
  expect(cents(students(1, 2, all))).toEqual([532_00, 798_00, 342_00]);
});

const anyStudents = fc
  .record({
    persons: fc.integer({ min: 1, max: 11 }),
    coverYears: fc.constantFrom<1 | 2>(1, 2),
    riders: fc.subarray<StudentRisk['riders'][number]>([{ rider: 'dental' }, { rider: 'sponsorAccident' }]),
  })
  .map(({ persons, coverYears, riders }) => students(persons, coverYears, riders));

describe('whoever studies', () => {
  test('the prices are sound', () => {
    expectSound(tester, anyStudents, fc.constantFrom(DATED, DATED_TWO_YEARS, FIXED_TWO_YEARS));
  });

  test('one student or one year more never costs less, nor a higher tier', () => {
    fc.assert(
      fc.property(anyStudents, (risk) => {
        expectNeverDearer(tester, risk, { ...risk, persons: risk.persons + 1 });
        expectNeverDearer(tester, { ...risk, coverYears: 1 }, { ...risk, coverYears: 2 });
        expectTiersInOrder(tester, risk);
      }),
    );
  });
});
