import {
  type AccidentReason,
  type AccidentRider,
  type AccidentRisk,
  accidentRating,
} from '@onegi/rating/lines/accident';
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
import { accidentPlans } from './plans.ts';
import { accidentTariff } from './tariff.ts';

const tester = priceTester<AccidentRisk, AccidentRider, AccidentReason>(accidentRating, accidentTariff, accidentPlans);

function people(facts: Partial<AccidentRisk>): AccidentRisk {
  return { party: 'I', children: 0, yourClass: '01', spouseClass: '01', riders: [], ...facts };
}

test.each<[string, AccidentRisk, GoldenPrice]>([
  ['LPG-PA-S', people({}), [820, 820.82, 820.82, 820.33, 820.33]],
  ['BRG-PA-S', people({ party: 'F', children: 2, spouseClass: '02' }), [2_179, 2_181.18, 1_963.06, 2_179.87, 1_961.88]],
  ['MQD-PA-B', people({ children: 5, yourClass: '03' }), [1_341, 1_342.34, 1_342.34, 1_341.54, 1_341.54]],
])('golden quote %s %j', (plan, risk, price) => {
  expectGolden(tester, plan, risk, price);
});

test.each<[AccidentRisk['yourClass'], number, (number | string)[]]>([
  ['01', 0, [480, 820, 1_480]],
  ['02', 0, [620, 1_080, 1_960]],
  ['03', 0, [950, 1_650, 3_000]],
  ['04', 0, [1_520, 2_640, 'occupation-class']],
  ['05', 0, ['occupation-class', 'occupation-class', 'occupation-class']],
  ['01', 1, [660, 1_100, 1_900]],
])('the market prices of class %s and %i children are %j', (yourClass, children, prices) => {
  expect(tester.market(people({ yourClass, children }))).toEqual(prices);
});

test('golden referral: Premier does not take class 4', () => {
  const result = tester.rate('OVI-PA-P', people({ children: 1, yourClass: '04' }));
  expect(result).toEqual({ kind: 'refer', reason: 'occupation-class' });
});

test.each<[string, string, AccidentRisk, number | string]>([
  [
    'a couple of classes 1 and 2 with two children: 1,900 × 0.90 + 560',
    'LPG-PA-S',
    people({ party: 'F', children: 2, spouseClass: '02' }),
    2_270,
  ],
  ['class 4', 'LPG-PA-S', people({ yourClass: '04' }), 2_640],
  ['class 4 has no Premier plan', 'LPG-PA-P', people({ yourClass: '04' }), 'occupation-class'],
  ['nor has a spouse of class 4', 'OVI-PA-P', people({ party: 'F', spouseClass: '04' }), 'occupation-class'],
  ['a spouse who is not insured does not count', 'LPG-PA-P', people({ spouseClass: '05' }), 1_480],
  ['class 5', 'LPG-PA-B', people({ yourClass: '05' }), 'occupation-class'],
  ['three children are charged', 'LPG-PA-S', people({ children: 3 }), 1_660],
  ['the fourth is free', 'LPG-PA-S', people({ children: 4 }), 1_660],
])('%s (%s)', (_name, plan, risk, expected) => {
  expect(tester.premium(plan, risk)).toBe(expected);
});

test.each<[string, Partial<AccidentRisk>]>([
  ['minus one child', { children: -1 }],
  ['a couple without the class of the spouse', { party: 'F', spouseClass: null }],
])('%s is refused', (_name, facts) => {
  expect(() => tester.rateAll(people(facts))).toThrow(RangeError);
});

describe('optional covers', () => {
  const riders = (...names: AccidentRider[]) => names.map((rider) => ({ rider }));

  test.each<[AccidentRisk['yourClass'], number]>([
    ['01', 180],
    ['02', 220],
    ['03', 330],
  ])('the weekly benefit of class %s is HK$%i', (yourClass, dollars) => {
    const risk = people({ yourClass, party: 'F', riders: riders('weeklyBenefit') });
    expect(tester.priced('LPG-PA-S', risk).breakdown.riderPremiumCents).toBe(dollars * 100);
  });

  test('class 4 has no weekly benefit: a plan asked for it is referred', () => {
    const risk = people({ yourClass: '04', riders: riders('weeklyBenefit') });
    expect(tester.premium('LPG-PA-S', risk)).toBe('rider-not-offered');
    expect(tester.premium('LPG-PA-P', risk)).toBe('occupation-class');
  });

  test('burns are priced by the adult, adventure sport at 20% of the premium', () => {
    const couple = people({ party: 'F', children: 1, riders: riders('adventureSport', 'burns') });
    // 1,640 × 0.90 + 280 = 1,756; a fifth is 351.20.
    expect(tester.priced('LPG-PA-S', couple).riders).toEqual([
      { rider: 'burns', premiumCents: 160_00 },
      { rider: 'adventureSport', premiumCents: 351_00 },
    ]);
  });
});

const anyClass = fc.constantFrom<AccidentRisk['yourClass']>('01', '02', '03', '04', '05');
const anyPeople: fc.Arbitrary<AccidentRisk> = fc.record({
  party: fc.constantFrom('I', 'F'),
  children: fc.integer({ min: 0, max: 8 }),
  yourClass: anyClass,
  spouseClass: anyClass,
  riders: fc.subarray<AccidentRisk['riders'][number]>([
    { rider: 'weeklyBenefit' },
    { rider: 'burns' },
    { rider: 'adventureSport' },
  ]),
});

describe('whoever is insured', () => {
  test('the prices are sound', () => expectSound(tester, anyPeople));

  test('one child, a spouse or a riskier occupation never costs less, nor a higher tier', () => {
    fc.assert(
      fc.property(anyPeople, anyClass, (risk, other) => {
        expectNeverDearer(tester, risk, { ...risk, children: risk.children + 1 });
        expectNeverDearer(tester, { ...risk, party: 'I' }, { ...risk, party: 'F' });
        const [safer = other, riskier = other] = [risk.yourClass, other].sort();
        const plain: AccidentRisk = { ...risk, riders: [] };
        expectNeverDearer(tester, { ...plain, yourClass: safer }, { ...plain, yourClass: riskier });
        expectTiersInOrder(tester, risk);
      }),
    );
  });
});
