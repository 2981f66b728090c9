import { compileLine, rateLine, ratePlan } from '@onegi/rating/engine';
import { FIXED_LEVY, levyInForce } from '@onegi/rating/levy';
import type { Tier } from '@onegi/rating/line-rating';
import { travelRating } from '@onegi/rating/lines/travel';
import type { TravelRider, TravelRisk } from '@onegi/rating/lines/travel-types';
import type { RateTerms } from '@onegi/rating/result';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { levies } from '../levies.ts';
import { travelPlans } from './plans.ts';
import { travelTariff } from './tariff.ts';

const compiled = compileLine(travelRating, travelTariff, travelPlans);
const dated = levyInForce(levies, 'DATED', 'GENERAL', '2026-12-01');
const terms: RateTerms = { levyByYear: [FIXED_LEVY], otherLevies: [], promotionBasisPoints: 0, dayLimit: 182 };

const oneAdultFiveDays: TravelRisk = {
  tripType: 'S',
  destination: 'A',
  departOn: '2026-12-01',
  returnOn: '2026-12-05',
  party: 'I',
  withSpouse: false,
  adults: 1,
  children: 0,
  riders: [],
};

const riders = (...names: TravelRider[]) => names.map((rider) => ({ rider }));

function days(count: number): Pick<TravelRisk, 'departOn' | 'returnOn'> {
  const last = new Date(Date.UTC(2026, 11, 1) + (count - 1) * 86_400_000);
  return { departOn: '2026-12-01', returnOn: last.toISOString().slice(0, 10) };
}

function aTrip(facts: Partial<TravelRisk>): TravelRisk {
  return { ...oneAdultFiveDays, ...facts };
}

function rate(planCode: string, risk: TravelRisk, more: Partial<RateTerms> = {}) {
  const index = travelPlans.findIndex((plan) => plan.code === planCode);
  const result = rateLine(compiled, risk, { ...terms, ...more })[index];
  if (!result) throw new Error(`No result for ${planCode}`);
  return result;
}

function priced(planCode: string, risk: TravelRisk, more: Partial<RateTerms> = {}) {
  const result = rate(planCode, risk, more);
  if (result.kind !== 'priced') throw new Error(`${planCode} is referred: ${result.reason}`);
  return { ...result.breakdown, riders: result.riders };
}

const annual = { tripType: 'A', returnOn: null } as const;
const couple = { party: 'F', withSpouse: true, adults: 2, children: 2 } as const;

// In cents. The levy at 0.04% by hand: 189.00 -> 0.0756 -> 0.08, 170.10 -> 0.06804 -> 0.07, and so on.
type Totals = readonly [levyOnList: number, beforeDiscount: number, levyOnNet: number, total: number];
type Golden = readonly [plan: string, trip: TravelRisk, list: number, net: number, at01Percent: Totals, at004: Totals];

const golden: readonly Golden[] = [
  ['LPG-TRAVEL-S', aTrip(days(5)), 18900, 17010, [19, 18919, 17, 17027], [8, 18908, 7, 17017]],
  [
    'TDC-TRAVEL-B',
    aTrip({ destination: 'M', ...days(3), adults: 2, children: 1 }),
    12100,
    9680,
    [12, 12112, 10, 9690],
    [5, 12105, 4, 9684],
  ],
  [
    'SFY-TRAVEL-P',
    aTrip({ destination: 'W', ...days(14), ...couple }),
    177500,
    150875,
    [178, 177678, 151, 151026],
    [71, 177571, 60, 150935],
  ],
  ['MQD-TRAVEL-S', aTrip({ ...days(10), adults: 4 }), 97400, 97400, [97, 97497, 97, 97497], [39, 97439, 39, 97439]],
  [
    'BRG-TRAVEL-S',
    aTrip({ ...annual, destination: 'W', party: 'F', children: 1 }),
    293300,
    258104,
    [293, 293593, 258, 258362],
    [117, 293417, 103, 258207],
  ],
  ['PLV-TRAVEL-P', aTrip(annual), 221800, 221800, [222, 222022, 222, 222022], [89, 221889, 89, 221889]],
  ['MQD-TRAVEL-B', aTrip({ destination: 'M', ...days(1) }), 3500, 3500, [4, 3504, 4, 3504], [1, 3501, 1, 3501]],
  [
    'LPG-TRAVEL-S',
    aTrip({ destination: 'W', ...days(45) }),
    131800,
    118620,
    [132, 131932, 119, 118739],
    [53, 131853, 47, 118667],
  ],
];

describe('golden quotes', () => {
  test.each(golden)('%s %j', (plan, risk, list, net, atDated, atFixed) => {
    for (const [levy, expected] of [
      [dated, atDated],
      [FIXED_LEVY, atFixed],
    ] as const) {
      const price = priced(plan, risk, { levyByYear: [levy] });
      expect([price.listPremiumCents, price.netPremiumCents]).toEqual([list, net]);
      expect([
        price.leviesBeforeDiscountCents,
        price.totalBeforeDiscountCents,
        price.levyCents,
        price.totalCents,
      ]).toEqual(expected);
    }
  });

  test('a family week in Asia with a 10% code is 487.39 with the levy of today', () => {
    const price = priced('LPG-TRAVEL-S', aTrip({ ...days(7), ...couple }), {
      levyByYear: [dated],
      promotionBasisPoints: 1_000,
    });
    expect([price.listPremiumCents, price.netPremiumCents, price.levyCents, price.totalCents]).toEqual([
      541_00, 486_90, 49, 487_39,
    ]);
    expect(price.totalBeforeDiscountCents).toBe(541_54);
  });

  test('40 days worldwide, Premier, is the last band and two further weeks', () => {
    expect(priced('LPG-TRAVEL-P', aTrip({ destination: 'W', ...days(40) })).listPremiumCents).toBe(1_845_00);
  });
});

describe('days of a single trip, LPG Standard in Asia', () => {
  test.each([
    [1, 78],
    [2, 104],
    [10, 298],
    [11, 372],
    [14, 372],
    [15, 424],
    [17, 424],
    [18, 489],
    [21, 489],
    [22, 536],
    [24, 536],
    [25, 596],
    [28, 596],
    [29, 640],
    [31, 640],
    [32, 732],
    [38, 732],
    [39, 824],
    [182, 640 + 22 * 92],
  ])('%i days cost HK$%i', (count, dollars) => {
    expect(priced('LPG-TRAVEL-S', aTrip(days(count))).listPremiumCents).toBe(dollars * 100);
  });
});

describe('who travels, LPG Standard, 5 days in Asia (HK$189 an adult)', () => {
  test.each<[string, Partial<TravelRisk>, number]>([
    ['one adult and a child: 1.70', { children: 1 }, 321],
    ['three people: no group discount', { adults: 3 }, 567],
    ['four people: 4.00 × 0.95', { adults: 4 }, 718],
    ['nine people: 9.00 × 0.95', { adults: 9 }, 1_616],
    ['ten people: 10.00 × 0.90', { adults: 10 }, 1_701],
    ['six adults and four children: 8.80 × 0.90', { adults: 6, children: 4 }, 1_497],
    ['family with spouse: 2.30 with all children', { ...couple, children: 6 }, 435],
    ['family with spouse and the default one adult: priced as two', { ...couple, adults: 1 }, 435],
    ['family with spouse and two grandparents: 4.30', { ...couple, adults: 4 }, 813],
    ['one parent: 1.55', { party: 'F', adults: 1, children: 3 }, 293],
    ['one parent and a grandparent: 2.55', { party: 'F', adults: 2, children: 1 }, 482],
  ])('%s', (_name, facts, dollars) => {
    expect(priced('LPG-TRAVEL-S', aTrip(facts)).listPremiumCents).toBe(dollars * 100);
  });

  test.each<[string, Partial<TravelRisk>, number]>([
    ['a child: 1.60', { children: 1 }, 2_160],
    ['family with spouse: 2.20', couple, 2_970],
    ['one parent: 1.50', { party: 'F', children: 1 }, 2_025],
    ['four adults: 4.00 × 0.95', { adults: 4 }, 5_130],
  ])('annual cover in Asia (HK$1,350 an adult), %s', (_name, facts, dollars) => {
    expect(priced('LPG-TRAVEL-S', aTrip({ ...annual, ...facts })).listPremiumCents).toBe(dollars * 100);
  });

  test('the minimum is tested after the relativity: annual China Basic of 420 × 0.86 is lifted to 380', () => {
    expect(priced('MQD-TRAVEL-B', aTrip({ ...annual, destination: 'M' })).listPremiumCents).toBe(380_00);
  });
});

describe('optional covers, LPG Standard, 5 days in Asia (HK$189)', () => {
  test.each<[string, Partial<TravelRisk>, [string, number][]]>([
    ['cruise: at least HK$40 a person', { riders: riders('cruise') }, [['cruise', 40]]],
    ['cruise for a child too', { riders: riders('cruise'), children: 1 }, [['cruise', 80]]],
    [
      'cruise on a family: 15% of 435 = 65.25, at least 4 × 40',
      { ...couple, riders: riders('cruise') },
      [['cruise', 160]],
    ],
    ['scuba: at least HK$30 an adult', { riders: riders('scuba'), children: 1 }, [['scuba', 32]]],
    ['golf: a flat HK$35', { riders: riders('golf'), adults: 2 }, [['golf', 35]]],
    ['winter sports: at least HK$45', { riders: riders('winter') }, [['winter', 45]]],
    ['winter sports: 12% of 1,701 = 204.12', { riders: riders('winter'), adults: 10 }, [['winter', 204]]],
    [
      'all annual',
      { ...annual, riders: riders('winter', 'golf', 'scuba', 'cruise'), adults: 2 },
      [
        ['cruise', 360],
        ['scuba', 240],
        ['golf', 150],
        ['winter', 324],
      ],
    ],
  ])('%s', (_name, facts, expected) => {
    const price = priced('LPG-TRAVEL-S', aTrip(facts));
    expect(price.riders.map(({ rider, premiumCents }) => [rider, premiumCents / 100])).toEqual(expected);
  });

  test('the total is rounded once and the last rider takes the difference', () => {
    // 45 days worldwide, 1,318: 15% = 197.70, 10% = 131.80; together 329.50 -> 330 = 198 + 132.
    const both = priced('LPG-TRAVEL-S', aTrip({ destination: 'W', ...days(45), riders: riders('scuba', 'cruise') }));
    expect(both.riders).toEqual([
      { rider: 'cruise', premiumCents: 198_00 },
      { rider: 'scuba', premiumCents: 132_00 },
    ]);
    const trip = aTrip({ ...days(6), adults: 2, riders: riders('scuba', 'winter') });
    // 424: 10% = 42.40 but at least 60; 12% = 50.88.
    expect(priced('LPG-TRAVEL-S', trip).riders.map((rider) => rider.premiumCents)).toEqual([60_00, 51_00]);
    // 1,075: 15% = 161.25 and 10% = 107.50: 268.75 -> 269 = 161 + 108.
    const premier = priced('LPG-TRAVEL-P', aTrip({ destination: 'W', ...days(21), riders: riders('cruise', 'scuba') }));
    expect(premier.riders.map((rider) => rider.premiumCents)).toEqual([161_00, 108_00]);
    // 1,184: 177.60, 118.40, 142.08: 438.08 -> 438 = 178 + 118 + 142.
    const week4 = aTrip({ destination: 'W', ...days(24), riders: riders('cruise', 'scuba', 'winter') });
    expect(priced('LPG-TRAVEL-P', week4).riderPremiumCents).toBe(438_00);
  });

  test('riders come before discount and levy', () => {
    // 189 + 40 = 229; less 10% = 206.10; levy 0.08244 -> 0.08.
    const price = priced('LPG-TRAVEL-S', aTrip({ riders: riders('cruise') }));
    expect([price.listPremiumCents, price.netPremiumCents, price.levyCents, price.totalCents]).toEqual([
      229_00, 206_10, 8, 206_18,
    ]);
  });

  test('a rider asked for twice is charged once', () => {
    expect(priced('LPG-TRAVEL-S', aTrip({ riders: riders('golf', 'golf') })).riderPremiumCents).toBe(35_00);
  });
});

describe('a risk outside the appetite is referred by every plan', () => {
  test.each<[string, Partial<TravelRisk>, string | null]>([
    ['80 years old', { oldestAge: 80 }, null],
    ['81 years old', { oldestAge: 81 }, 'age-over-limit'],
    ['182 days', days(182), null],
    ['183 days', days(183), 'trip-too-long'],
    ['20 adults and 20 children', { adults: 20, children: 20 }, null],
    ['21 adults', { adults: 21 }, 'party-too-large'],
    ['21 children', { children: 21 }, 'party-too-large'],
    ['annual cover, which has no length', { ...annual, departOn: '2026-12-01' }, null],
  ])('%s: %s', (_name, facts, reason) => {
    const results = rateLine(compiled, aTrip(facts), terms);
    expect(results).toHaveLength(18);
    for (const result of results) {
      expect(result.kind === 'refer' ? result.reason : null).toBe(reason);
    }
  });

  test('the day limit is the one given', () => {
    expect(rate('LPG-TRAVEL-S', aTrip(days(31)), { dayLimit: 30 })).toEqual({ kind: 'refer', reason: 'trip-too-long' });
  });
});

test.each<[string, Partial<TravelRisk>]>([
  ['no adult', { adults: 0 }],
  ['half an adult', { adults: 1.5 }],
  ['minus one child', { children: -1 }],
  ['a family without a child', { party: 'F', children: 0 }],
  ['a return before the departure', { departOn: '2026-12-02', returnOn: '2026-12-01' }],
  ['a single trip without a return', { returnOn: null }],
  ['a day that does not exist', { returnOn: '2027-02-30' }],
])('%s is refused', (_name, facts) => {
  expect(() => rateLine(compiled, aTrip(facts), terms)).toThrow(RangeError);
});

const anyRisk = fc
  .record({
    tripType: fc.constantFrom('S', 'A'),
    destination: fc.constantFrom('M', 'A', 'W'),
    length: fc.integer({ min: 1, max: 190 }),
    party: fc.constantFrom('I', 'F'),
    withSpouse: fc.boolean(),
    adults: fc.integer({ min: 1, max: 20 }),
    children: fc.integer({ min: 0, max: 20 }),
    riders: fc.subarray<TravelRider>(['cruise', 'scuba', 'golf', 'winter']).map((names) => riders(...names)),
  })
  .map(({ length, ...facts }) => {
    const children = facts.party === 'F' ? Math.max(1, facts.children) : facts.children;
    return { ...facts, ...days(length), children, length } as TravelRisk & { length: number };
  });

const anyTerms = fc.record({
  levyByYear: fc.constantFrom<RateTerms['levyByYear']>([FIXED_LEVY], [dated]),
  otherLevies: fc.constant([]),
  promotionBasisPoints: fc.constantFrom(0, 300, 1_000, 2_500, 4_000),
  dayLimit: fc.constant(182),
});

/** Checks every plan of two risks, the first never dearer than the second. */
function neverDearer(cheaper: TravelRisk, dearer: TravelRisk, rateTerms: RateTerms): void {
  const [low, high] = [rateLine(compiled, cheaper, rateTerms), rateLine(compiled, dearer, rateTerms)];
  for (const [index, result] of low.entries()) {
    const other = high[index];
    if (result.kind === 'priced' && other?.kind === 'priced') {
      expect(result.breakdown.totalCents).toBeLessThanOrEqual(other.breakdown.totalCents);
    }
  }
}

describe('whatever the trip', () => {
  test('every plan has its result and the parts add up to the total', () => {
    fc.assert(
      fc.property(anyRisk, anyTerms, (risk, rateTerms) => {
        const results = rateLine(compiled, risk, rateTerms);
        expect(results).toHaveLength(travelPlans.length);
        for (const result of results) {
          if (result.kind === 'refer') continue;
          const { breakdown, riders } = result;
          expect(riders.reduce((sum, rider) => sum + rider.premiumCents, 0)).toBe(breakdown.riderPremiumCents);
          expect(breakdown.basePremiumCents + breakdown.riderPremiumCents).toBe(breakdown.listPremiumCents);
          expect(breakdown.listPremiumCents % 100).toBe(0);
          expect(breakdown.listPremiumCents - breakdown.discountCents + breakdown.levyCents).toBe(breakdown.totalCents);
          expect(breakdown.listPremiumCents).toBeGreaterThanOrEqual(risk.tripType === 'S' ? 35_00 : 380_00);
        }
      }),
    );
  });

  test('more days never cost less', () => {
    fc.assert(
      fc.property(anyRisk, anyTerms, (risk, rateTerms) => {
        neverDearer(risk, { ...risk, ...days(risk.length + 1) }, rateTerms);
      }),
    );
  });

  test('one person more never costs less', () => {
    fc.assert(
      fc.property(anyRisk, anyTerms, (risk, rateTerms) => {
        neverDearer(risk, { ...risk, adults: risk.adults + 1 }, rateTerms);
        neverDearer(risk, { ...risk, children: risk.children + 1 }, rateTerms);
      }),
    );
  });

  test('a wider destination never costs less', () => {
    fc.assert(
      fc.property(anyRisk, anyTerms, (risk, rateTerms) => {
        neverDearer({ ...risk, destination: 'M' }, { ...risk, destination: 'A' }, rateTerms);
        neverDearer({ ...risk, destination: 'A' }, { ...risk, destination: 'W' }, rateTerms);
      }),
    );
  });

  test('one plan alone is rated as in the list', () => {
    fc.assert(
      fc.property(anyRisk, anyTerms, fc.integer({ min: 0, max: 17 }), (risk, rateTerms, index) => {
        const plan = compiled.plans[index];
        if (!plan) throw new Error('There are 18 plans');
        expect(ratePlan(compiled, plan, risk, rateTerms)).toEqual(rateLine(compiled, risk, rateTerms)[index]);
      }),
    );
  });
});

test('a tariff with a gap is refused by the name of the missing cell', () => {
  const without = (table: string, ...key: string[]) =>
    travelTariff.filter((cell) => cell.table !== table || cell.key.join() !== key.join());
  expect(() => compileLine(travelRating, without('annual', 'A', 'S'), [])).toThrow('annual[A/S]');
  expect(() => compileLine(travelRating, without('rider', 'golf', 'A', '*', 'perPolicy'), [])).toThrow('golf');
  expect(() => compileLine(travelRating, [...travelTariff, ...travelTariff], [])).toThrow('two cells');
});

test('the market base is written per tier: Basic 0.72 and Premier 1.40 of Standard, to the dollar', () => {
  const value = (table: string, destination: string, tier: Tier, day: string) =>
    Number(
      travelTariff.find((cell) => cell.table === table && cell.key.join() === [destination, tier, day].join())?.value,
    );
  for (const cell of travelTariff.filter(({ table, key }) => table === 'single' && key[1] === 'S')) {
    const [destination = '', , day = ''] = cell.key;
    const standard = Number(cell.value);
    expect(Math.abs(value('single', destination, 'B', day) - 0.72 * standard)).toBeLessThanOrEqual(0.5);
    expect(Math.abs(value('single', destination, 'P', day) - 1.4 * standard)).toBeLessThanOrEqual(0.5);
  }
});
