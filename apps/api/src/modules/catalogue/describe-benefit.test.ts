import { describe, expect, test } from 'vitest';
import { type BenefitTerms, benefitTerms } from '../../ports/benefit-terms.ts';
import { describeInBoth } from './describe-benefit.ts';

const cases: [BenefitTerms, string, string][] = [
  [{ kind: 'not-covered' }, 'Not covered', '不承保'],
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
  [{ kind: 'optional' }, 'Optional', '可選'],
  [
    { kind: 'optional', offers: { kind: 'amount', limit: 500_000, pays: 'expenses' } },
    'Optional: HK$500,000',
    '可選：HK$500,000',
  ],
  [{ kind: 'included', timesPerYear: 1 }, 'Included, once a year', '已包括，每年 1 次'],
  [{ kind: 'included', timesPerYear: 2 }, 'Included, twice a year', '已包括，每年 2 次'],
  [{ kind: 'actual-cost', full: true }, 'Full cover', '全數賠償'],
  [
    { kind: 'actual-cost', full: true, most: { count: 180, unit: 'day' } },
    'Full cover, at most 180 days',
    '全數賠償，最多 180 日',
  ],
  [{ kind: 'amount', limit: 2_000, pays: 'expenses', per: 'club' }, 'HK$2,000 per club', '每支球桿 HK$2,000'],
  [
    { kind: 'amount', limit: 100_000_000, pays: 'expenses', per: 'event' },
    'HK$100,000,000 per event',
    '每宗 HK$100,000,000',
  ],
  [
    { kind: 'amount', limit: 100_000, pays: 'expenses', months: 2 },
    'HK$100,000, for up to 2 months',
    'HK$100,000，最長 2 個月',
  ],
  [
    { kind: 'amount', limit: 20_000, pays: 'expenses', coInsurance: 30 },
    'HK$20,000, 30% co-insurance',
    'HK$20,000，30% 共同保險',
  ],
  [
    { kind: 'amount', limit: 1_500, pays: 'expenses', coInsurance: 'one-third' },
    'HK$1,500, two-thirds of the cost',
    'HK$1,500，費用的三分之二',
  ],
  [
    { kind: 'amount', limit: 8_000, pays: 'expenses', subLimits: [{ per: 'laptop', amount: 5_000 }] },
    'HK$8,000, up to HK$5,000 per laptop',
    'HK$8,000，每部手提電腦最高 HK$5,000',
  ],
  [
    {
      kind: 'amount',
      limit: 500_000,
      pays: 'fixed',
      scale: [
        { loss: 'limb', percent: 75 },
        { loss: 'other-toe', percent: 3 },
      ],
    },
    'Up to HK$500,000, one limb 75%, any other toe 3%',
    '最高 HK$500,000，一肢 75%，其他腳趾 3%',
  ],
  [{ kind: 'per-unit', amount: 400, unit: 'night', every: 1, pays: 'expenses' }, 'HK$400 per night', '每晚 HK$400'],
  [
    { kind: 'per-unit', amount: 500, unit: 'week', every: 1, most: { count: 52, unit: 'week' } },
    'HK$500 per week, at most 52 weeks',
    '每週 HK$500，最多 52 週',
  ],
  [
    { kind: 'per-unit', amount: 180, unit: 'visit', every: 1, pays: 'expenses', most: { count: 30, unit: 'visit' } },
    'HK$180 per visit, at most 30 visits a year',
    '每次 HK$180，每年最多 30 次',
  ],
  [
    { kind: 'per-unit', amount: 200, unit: 'day', every: 1, limit: 6_000, fromUnit: 4 },
    'HK$200 per day, up to HK$6,000, from day 4',
    '每日 HK$200，最高 HK$6,000，第 4 日起',
  ],
  [
    {
      kind: 'parts',
      parts: [
        { of: 'complex', limit: 50_000 },
        { of: 'minor', limit: 5_000 },
      ],
    },
    'Complex HK$50,000, minor HK$5,000',
    '複雜 HK$50,000，小型 HK$5,000',
  ],
  [{ kind: 'share', percent: 10, of: 'sum-insured' }, '10% of the sum insured', '投保額的 10%'],
  [
    { kind: 'share', percent: 35, of: 'surgeon-fee', ofBenefit: 'ME07' },
    '35% of the surgeon’s fee limit',
    '外科醫生費限額的 35%',
  ],
  [
    { kind: 'share', percent: 20, of: 'adult-sum', ofBenefit: 'PA01', limit: 300_000 },
    '20% of the adult’s sum, up to HK$300,000',
    '成人保額的 20%，最高 HK$300,000',
  ],
  [{ kind: 'value', basis: 'market-or-agreed' }, 'Market or agreed value', '市值或約定價值'],
  [
    { kind: 'plan', line: 'TRAVEL', tripType: 'A', destination: 'W', tier: 'S' },
    'Annual travel cover, worldwide, Standard',
    '全年旅遊保障（環球，標準計劃）',
  ],
  [{ kind: 'aggregate', limit: 45_000, benefits: ['PE02'] }, 'HK$45,000 a year', '每年 HK$45,000'],
  [{ kind: 'count', count: 10, unit: 'visit' }, '10 visits a year', '每年 10 次'],
  [{ kind: 'period', count: 24, unit: 'month' }, 'First 24 months', '首 24 個月'],
  [{ kind: 'territory', area: 'hong-kong-mainland-macao' }, 'Hong Kong, Mainland China and Macao', '港澳及中國內地'],
  [
    { kind: 'excess', amount: 4_000, percentOf: { percent: 1.5, of: 'car-value' } },
    '1.5% of the car’s value, at least HK$4,000',
    '車輛價值的 1.5%，最低 HK$4,000',
  ],
  [
    { kind: 'excess', amount: 10_000, percentOf: { percent: 10, of: 'loss' } },
    '10% of the loss, at least HK$10,000',
    '損失的 10%，最低 HK$10,000',
  ],
  [{ kind: 'excess', amount: 8_000, additional: true }, '+HK$8,000', '另加 HK$8,000'],
  [{ kind: 'excess', amount: 0, choices: [0, 25_000] }, 'Nil or HK$25,000', '無 或 HK$25,000'],
  [
    { kind: 'excess-multiple', of: 'own-damage', ofBenefit: 'EX1', times: 1 },
    'As the own damage excess',
    '與車輛損毀墊底費相同',
  ],
  [
    { kind: 'excess-multiple', of: 'own-damage', ofBenefit: 'EX1', times: 1.5 },
    '1.5 times the own damage excess',
    '車輛損毀墊底費的 1.5 倍',
  ],
  [
    {
      kind: 'co-insurance',
      ages: [
        { fromAge: 0, toAge: 3, percent: 20 },
        { fromAge: 4, toAge: 6, percent: 30 },
      ],
      benefits: ['PE02'],
    },
    '20% at age 0 to 3, 30% at age 4 to 6',
    '0 至 3 歲 20%，4 至 6 歲 30%',
  ],
  [{ kind: 'waiting', count: 180, unit: 'day', cause: 'cancer-or-joint-disease' }, '180 days', '180 日'],
  [{ kind: 'waiting', count: 12, unit: 'month', benefits: ['ME42'] }, '12 months', '12 個月'],
];

describe('benefit terms in words', () => {
  test.each(cases)('%j', (terms, en, zhHant) => {
    expect(benefitTerms.parse(terms)).toEqual(terms);
    expect(describeInBoth(terms)).toEqual({ en, zhHant });
  });
});

test('unknown kinds, negative limits and strange facts are not benefit terms', () => {
  for (const wrong of [
    { kind: 'lots' },
    { kind: 'amount', limit: -1, pays: 'fixed' },
    { kind: 'amount', limit: 1.5, pays: 'fixed' },
    { kind: 'amount', limit: 1, pays: 'fixed', colour: 'red' },
    { kind: 'waiting', count: 0, unit: 'day' },
    { kind: 'aggregate', limit: 1, benefits: [] },
    { kind: 'share', percent: 101, of: 'sum-insured' },
    { kind: 'per-unit', amount: 1, unit: 'fortnight', every: 1 },
    { kind: 'amount', limit: 1, pays: 'expenses', coInsurance: 100 },
  ]) {
    expect(benefitTerms.safeParse(wrong).success).toBe(false);
  }
});
