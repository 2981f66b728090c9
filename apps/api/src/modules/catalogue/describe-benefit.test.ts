import { describe, expect, test } from 'vitest';
import { travelBenefits } from '../../../seeds/catalogue/travel/benefits.ts';
import { type BenefitTerms, benefitTerms } from './benefit-terms.ts';
import { describeInBoth } from './describe-benefit.ts';

const cases: [BenefitTerms, string, string][] = [
  [{ kind: 'not-covered' }, 'Not covered', '不適用'],
  [{ kind: 'included' }, 'Included', '已包括'],
  [{ kind: 'actual-cost' }, 'Actual cost', '實際費用'],
  [{ kind: 'amount', limit: 1_000_000, pays: 'expenses' }, 'HK$1,000,000', 'HK$1,000,000'],
  [
    { kind: 'per-unit', amount: 300, unit: 'day', every: 1, limit: 3_000 },
    'HK$300 per day, up to HK$3,000',
    '每日 HK$300，最高 HK$3,000',
  ],
  [
    { kind: 'per-unit', amount: 500, unit: 'day', every: 7, limit: 2_000 },
    'HK$500 for each 7 days, up to HK$2,000',
    '每 7 日 HK$500，最高 HK$2,000',
  ],
  [
    {
      kind: 'per-unit',
      amount: 300,
      unit: 'hours',
      every: 6,
      limit: 2_400,
      trigger: { event: 'travel-delay', measure: 'full', hours: 6 },
    },
    'HK$300 for each full 6 hours, up to HK$2,400',
    '每滿 6 小時 HK$300，最高 HK$2,400',
  ],
  [
    { kind: 'amount', limit: 3_000, pays: 'expenses', withinDays: 90, subLimits: [{ per: 'visit', amount: 200 }] },
    'HK$3,000, up to HK$200 per visit, within 90 days',
    'HK$3,000，每次最高 HK$200，90 日內',
  ],
  [
    { kind: 'amount', limit: 15_000, pays: 'expenses', subLimits: [{ per: 'item', amount: 3_000 }] },
    'HK$15,000, up to HK$3,000 per item',
    'HK$15,000，每件最高 HK$3,000',
  ],
  [
    { kind: 'amount', limit: 1_000, pays: 'expenses', trigger: { event: 'baggage-delay', measure: 'over', hours: 6 } },
    'HK$1,000, after more than 6 hours',
    'HK$1,000，逾 6 小時',
  ],
  [
    { kind: 'amount', limit: 800_000, pays: 'fixed', ageLimits: [{ fromAge: 71, toAge: 80, percent: 50 }] },
    'HK$800,000, HK$400,000 at age 71 to 80',
    'HK$800,000，71 至 80 歲 HK$400,000',
  ],
  [{ kind: 'amount', limit: 250_000, pays: 'fixed', who: 'child' }, 'HK$250,000 per child', '每名兒童 HK$250,000'],
  [{ kind: 'amount', limit: 1_000, pays: 'fixed', per: 'port' }, 'HK$1,000 per port', '每個港口 HK$1,000'],
  [
    { kind: 'amount', limit: 1_500, pays: 'expenses', timesPerTrip: 1, excess: 200 },
    'HK$1,500, once per trip, excess HK$200',
    'HK$1,500，每旅程 1 次，自負額 HK$200',
  ],
  [
    {
      kind: 'parts',
      parts: [
        { of: 'money', limit: 3_000 },
        { of: 'documents', limit: 10_000 },
      ],
    },
    'Money HK$3,000, documents HK$10,000',
    '錢財 HK$3,000，證件 HK$10,000',
  ],
  [
    {
      kind: 'percent',
      ofBenefit: 'TR14',
      levels: [
        { level: 'amber', percent: 0 },
        { level: 'red', percent: 50 },
        { level: 'black', percent: 100 },
      ],
    },
    'Amber 0%, red 50%, black 100%',
    '黃色 0%，紅色 50%，黑色 100%',
  ],
  [{ kind: 'excess', amount: 0 }, 'Nil', '無'],
  [{ kind: 'excess', amount: 2_500 }, 'HK$2,500', 'HK$2,500'],
  [{ kind: 'extension', days: 10 }, '10 days', '10 日'],
  [{ kind: 'extension', days: 1 }, '1 day', '1 日'],
];

describe('benefit terms in words', () => {
  test.each(cases)('%j', (terms, en, zhHant) => {
    expect(benefitTerms.parse(terms)).toEqual(terms);
    expect(describeInBoth(terms)).toEqual({ en, zhHant });
  });
});

test('every travel benefit has valid terms for each tier, and a part belongs to a row before it', () => {
  const seen = new Set<string>();
  for (const benefit of travelBenefits) {
    for (const tier of ['B', 'S', 'P'] as const) {
      expect(benefitTerms.parse(benefit.terms?.[tier])).toEqual(benefit.terms?.[tier]);
    }
    if (benefit.partOf) expect(seen).toContain(benefit.partOf);
    seen.add(benefit.code);
  }
});

test('unknown kinds, negative limits and strange facts are not benefit terms', () => {
  for (const wrong of [
    { kind: 'lots' },
    { kind: 'amount', limit: -1, pays: 'fixed' },
    { kind: 'amount', limit: 1.5, pays: 'fixed' },
    { kind: 'amount', limit: 1, pays: 'fixed', colour: 'red' },
  ]) {
    expect(benefitTerms.safeParse(wrong).success).toBe(false);
  }
});
