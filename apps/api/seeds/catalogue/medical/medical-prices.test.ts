import { type MedicalReason, type MedicalRider, type MedicalRisk, medicalRating } from '@onegi/rating/lines/medical';
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
import { medicalPlans } from './plans.ts';
import { medicalTariff } from './tariff.ts';

const tester = priceTester<MedicalRisk, MedicalRider, MedicalReason>(medicalRating, medicalTariff, medicalPlans);

function care(careType: MedicalRisk['careType'], people: MedicalRisk['people'], more: Partial<MedicalRisk> = {}) {
  return { careType, people, riders: [], ...more } satisfies MedicalRisk;
}
const hospital = (age: number, more: Partial<MedicalRisk> = {}) => care('H', '01', { age, ...more });

test.each<[string, MedicalRisk, GoldenPrice]>([
  ['LPG-MEDICAL-S', hospital(35), [5_760, 5_765.76, 5_765.76, 5_762.3, 5_762.3]],
  [
    'OVI-MEDICAL-B',
    hospital(42, { people: '02', clinical: true, dental: true }),
    [12_106, 12_118.11, 11_512.2, 12_110.84, 11_505.3],
  ],
  [
    'BRG-MEDICAL-P',
    hospital(33, { people: '03', maternity: true, criticalIllness: true }),
    [40_338, 40_378.34, 40_378.34, 40_354.14, 40_354.14],
  ],
  ['MQD-MEDICAL-B', care('O', '01'), [1_562, 1_563.56, 1_563.56, 1_562.62, 1_562.62]],
  ['LPG-MEDICAL-S', care('D', '03'), [3_588, 3_591.59, 3_591.59, 3_589.44, 3_589.44]],
])('golden quote %s %j', (plan, risk, price) => {
  expectGolden(tester, plan, risk, price);
});

test.each<[age: number, hospital: number[], withCriticalIllness: number[]]>([
  [0, [3_300, 5_200, 11_800], [3_390, 5_470, 12_250]],
  [5, [2_450, 3_700, 8_200], [2_540, 3_970, 8_650]],
  [18, [2_480, 3_820, 8_900], [2_620, 4_240, 9_600]],
  [25, [2_640, 4_150, 9_900], [2_810, 4_660, 10_750]],
  [30, [2_980, 4_780, 11_300], [3_210, 5_470, 12_450]],
  [35, [3_560, 5_760, 13_400], [3_900, 6_780, 15_100]],
  [40, [4_200, 6_860, 15_800], [4_720, 8_420, 18_400]],
  [45, [5_080, 8_300, 18_900], [5_880, 10_700, 22_900]],
  [50, [6_240, 10_250, 23_200], [7_450, 13_880, 29_250]],
  [55, [7_560, 12_550, 28_500], [9_320, 17_830, 37_300]],
  [60, [9_150, 15_300, 34_900], [11_630, 22_740, 47_300]],
  [65, [11_600, 19_500, 44_200], [15_080, 29_940, 61_600]],
])('from age %i on hospital care is %j, with critical illness %j', (age, prices, withCriticalIllness) => {
  for (const each of [age, age === 0 ? 4 : age === 5 ? 17 : age === 18 ? 24 : age + 4]) {
    expect(tester.market(hospital(each))).toEqual(prices);
    expect(tester.market(hospital(each, { criticalIllness: true }))).toEqual(withCriticalIllness);
  }
});

test.each<[MedicalRisk, number[]]>([
  [care('O', '01'), [1_680, 2_480, 3_680]],
  [care('D', '01'), [880, 1_380, 2_180]],
  [care('O', '02'), [3_276, 4_836, 7_176]],
  [care('D', '02'), [1_716, 2_691, 4_251]],
  [care('O', '03'), [4_536, 6_696, 9_936]],
  [care('D', '03'), [2_288, 3_588, 5_668]],
  [hospital(35, { clinical: true }), [5_040, 7_940, 16_680]],
  [hospital(35, { dental: true }), [4_280, 6_840, 15_080]],
  [hospital(35, { chineseMedicine: true }), [3_940, 6_320, 14_180]],
  [hospital(35, { maternity: true }), [6_160, 9_960, 21_200]],
])('the market prices of %j are %j', (risk, prices) => {
  expect(tester.market(risk)).toEqual(prices);
});

test.each<[string, string, MedicalRisk, number | string]>([
  ['35, clinical and dental', 'LPG-MEDICAL-S', hospital(35, { clinical: true, dental: true }), 9_020],
  [
    'a family of 42 with critical illness',
    'LPG-MEDICAL-P',
    hospital(42, { people: '03', criticalIllness: true }),
    46_920,
  ],
  [
    'Chinese medicine for a couple: (5,760 + 560) × 1.95',
    'LPG-MEDICAL-S',
    hospital(35, { people: '02', chineseMedicine: true }),
    12_324,
  ],
  ['4 years', 'LPG-MEDICAL-S', hospital(4), 5_200],
  ['5 years', 'LPG-MEDICAL-S', hospital(5), 3_700],
  ['17 years', 'LPG-MEDICAL-S', hospital(17), 3_700],
  ['18 years', 'LPG-MEDICAL-S', hospital(18), 3_820],
  ['69 years', 'LPG-MEDICAL-S', hospital(69), 19_500],
  ['70 years', 'LPG-MEDICAL-S', hospital(70), 'age-over-limit'],
  ['72 years', 'LPG-MEDICAL-S', hospital(72), 'age-over-limit'],
  ['maternity from 18', 'LPG-MEDICAL-S', hospital(18, { maternity: true }), 8_020],
  ['maternity to 45', 'LPG-MEDICAL-S', hospital(45, { maternity: true }), 12_500],
  ['maternity at 46 is ignored', 'LPG-MEDICAL-S', hospital(46, { maternity: true }), 8_300],
  ['maternity at 17 is ignored', 'LPG-MEDICAL-S', hospital(17, { maternity: true }), 3_700],
  ['maternity of a couple is paid once', 'LPG-MEDICAL-S', hospital(35, { people: '02', maternity: true }), 15_432],
  [
    'dental care ignores age and extras',
    'LPG-MEDICAL-S',
    care('D', '01', { age: 80, clinical: true, maternity: true, criticalIllness: true }),
    1_380,
  ],
  ['out-patient care of a family: 3,680 × 2.70', 'LPG-MEDICAL-P', care('O', '03'), 9_936],
])('%s (%s)', (_name, plan, risk, expected) => {
  expect(tester.premium(plan, risk)).toBe(expected);
});

test.each<[string, MedicalRisk]>([
  ['hospital care without an age', care('H', '01')],
  ['an age of minus one', hospital(-1)],
  ['half a year', hospital(0.5)],
])('%s is refused', (_name, risk) => {
  expect(() => tester.rateAll(risk)).toThrow(RangeError);
});

describe('the deductible', () => {
  const riders: MedicalRisk['riders'] = [{ rider: 'deductible' }];

  test('takes 35% off Premier hospital care, before discount and levy', () => {
    // 13,400 × 0.97 = 12,998; 35% = 4,549.30; 8,449 less 5% = 8,026.55 and 8.03.
    const { breakdown, riders: premiums } = tester.priced('OVI-MEDICAL-P', hospital(35, { riders }));
    expect(premiums).toEqual([{ rider: 'deductible', premiumCents: -4_549_00 }]);
    expect([breakdown.listPremiumCents, breakdown.totalCents]).toEqual([8_449_00, 8_034_58]);
  });

  test.each<[string, MedicalRisk]>([
    ['LPG-MEDICAL-S', hospital(35, { riders })],
    ['LPG-MEDICAL-B', hospital(35, { riders })],
    ['LPG-MEDICAL-P', care('D', '01', { riders })],
    ['LPG-MEDICAL-P', care('O', '01', { riders })],
  ])('%s %j does not have it', (plan, risk) => {
    expect(tester.premium(plan, risk)).toBe('rider-not-offered');
  });
});

const anyCare: fc.Arbitrary<MedicalRisk> = fc.record({
  careType: fc.constantFrom('H', 'D', 'O'),
  people: fc.constantFrom('01', '02', '03'),
  age: fc.integer({ min: 0, max: 75 }),
  clinical: fc.boolean(),
  dental: fc.boolean(),
  criticalIllness: fc.boolean(),
  maternity: fc.boolean(),
  chineseMedicine: fc.boolean(),
  riders: fc.subarray<MedicalRisk['riders'][number]>([{ rider: 'deductible' }]),
});

describe('whatever the care', () => {
  test('its prices are sound', () => expectSound(tester, anyCare));

  test('more people, an adult age band up or an extra never costs less, nor a higher tier', () => {
    fc.assert(
      fc.property(anyCare, (risk) => {
        expectNeverDearer(tester, { ...risk, people: '01' }, { ...risk, people: '02' });
        expectNeverDearer(tester, { ...risk, people: '02' }, { ...risk, people: '03' });
        for (const extra of ['clinical', 'dental', 'criticalIllness', 'maternity', 'chineseMedicine'] as const) {
          expectNeverDearer(tester, { ...risk, [extra]: false }, { ...risk, [extra]: true });
        }
        const age = Math.max(18, risk.age ?? 0);
        const plain = { ...risk, maternity: false };
        expectNeverDearer(tester, { ...plain, age }, { ...plain, age: age + 5 });
        expectTiersInOrder(tester, risk);
      }),
    );
  });
});
