import { describe, expect, test } from 'vitest';
import type { BenefitTerms } from '../../ports/benefit-terms.ts';
import { bestOf, compareTerms, sameTerms } from './compare-benefits.ts';

const notCovered: BenefitTerms = { kind: 'not-covered' };
const upTo = (limit: number, item?: number): BenefitTerms => ({
  kind: 'amount',
  limit,
  pays: 'expenses',
  ...(item ? { subLimits: [{ per: 'item', amount: item }] } : {}),
});
const delay = (amount: number, limit: number, every = 6): BenefitTerms => ({
  kind: 'per-unit',
  amount,
  unit: 'hours',
  every,
  limit,
});
const late = (hours: number): BenefitTerms => ({
  kind: 'amount',
  limit: 500,
  pays: 'expenses',
  trigger: { event: 'baggage-delay', measure: 'over', hours },
});
const money = (limit: number, documents: number): BenefitTerms => ({
  kind: 'parts',
  parts: [
    { of: 'money', limit },
    { of: 'documents', limit: documents },
  ],
});

const fixed = (limit: number) => ({ kind: 'amount', limit, pays: 'fixed' }) as const;
const perDay = (amount: number, days: number): BenefitTerms => ({
  kind: 'per-unit',
  amount,
  unit: 'day',
  every: 1,
  most: { count: days, unit: 'day' },
});
const fullFor = (days: number): BenefitTerms => ({
  kind: 'actual-cost',
  full: true,
  most: { count: days, unit: 'day' },
});
const fromDay = (fromUnit: number): BenefitTerms => ({
  kind: 'per-unit',
  amount: 200,
  unit: 'day',
  every: 1,
  limit: 6_000,
  fromUnit,
});
const borne = (coInsurance: 'one-third' | number): BenefitTerms => ({
  ...fixed(20_000),
  pays: 'expenses',
  coInsurance,
});
const ofSum = (percent: number): BenefitTerms => ({ kind: 'share', percent, of: 'sum-insured' });
const area = (where: 'asia' | 'worldwide'): BenefitTerms => ({ kind: 'territory', area: where });
const travel = (destination: 'A' | 'W', tier: 'B' | 'S'): BenefitTerms => ({
  kind: 'plan',
  line: 'TRAVEL',
  tripType: 'A',
  destination,
  tier,
});
const ofValue = (percent: number, amount: number): BenefitTerms => ({
  kind: 'excess',
  amount,
  percentOf: { percent, of: 'car-value' },
});
const times = (multiple: number): BenefitTerms => ({
  kind: 'excess-multiple',
  of: 'own-damage',
  ofBenefit: 'EX1',
  times: multiple,
});
const waiting = (count: number, unit: 'day' | 'month'): BenefitTerms => ({ kind: 'waiting', count, unit });

describe('which terms are better for the insured person', () => {
  test.each<[string, BenefitTerms, BenefitTerms]>([
    ['any cover than none', notCovered, upTo(1)],
    ['the higher limit', upTo(10_000), upTo(15_000)],
    ['the actual cost than a limit', upTo(1_000_000), { kind: 'actual-cost' }],
    ['at one limit the higher sub-limit', upTo(15_000, 3_000), upTo(15_000, 5_000)],
    ['at one limit no sub-limit', upTo(15_000, 3_000), upTo(15_000)],
    ['at one limit the higher rate', delay(300, 2_400), delay(500, 2_400)],
    ['at one limit the shorter unit', delay(300, 2_400, 6), delay(300, 2_400, 5)],
    ['the shorter wait', late(8), late(6)],
    ['more in all parts together', upTo(1_500), money(3_000, 10_000)],
    ['the smaller excess', { kind: 'excess', amount: 500 }, { kind: 'excess', amount: 0 }],
    ['the longer extension', { kind: 'extension', days: 7 }, { kind: 'extension', days: 10 }],
    ['what can be bought than what cannot', notCovered, { kind: 'optional' }],
    ['what is included than what can be bought', { kind: 'optional', offers: { ...fixed(9) } }, fixed(1)],
    ['a daily sum for more days', perDay(300, 30), perDay(300, 90)],
    ['full cover than the most days of a sum', perDay(1_800, 180), { kind: 'actual-cost', full: true }],
    ['full cover for more days', fullFor(90), fullFor(180)],
    ['a sum paid from an earlier day', fromDay(4), fromDay(2)],
    ['no part of the cost borne', borne(30), upTo(20_000)],
    ['a smaller part of the cost borne', borne('one-third'), borne(30)],
    ['the larger share', { kind: 'share', percent: 5, of: 'sum-insured' }, ofSum(10)],
    ['the agreed value', { kind: 'value', basis: 'market' }, { kind: 'value', basis: 'market-or-agreed' }],
    ['the wider territory', area('asia'), area('worldwide')],
    ['a plan for more of the world', travel('A', 'S'), travel('W', 'S')],
    ['of one destination the higher tier', travel('A', 'B'), travel('A', 'S')],
    ['the smaller percentage as excess', ofValue(2, 5_000), ofValue(1.5, 5_000)],
    ['of one percentage the smaller least excess', ofValue(1, 4_000), ofValue(1, 3_000)],
    ['a choice of excess', { kind: 'excess', amount: 0 }, { kind: 'excess', amount: 0, choices: [0, 25_000] }],
    ['the smaller multiple', times(2), times(1.5)],
    ['the shorter waiting period', waiting(12, 'month'), waiting(90, 'day')],
    ['more visits', { kind: 'count', count: 10, unit: 'visit' }, { kind: 'count', count: 20, unit: 'visit' }],
    ['the longer period', { kind: 'period', count: 12, unit: 'month' }, { kind: 'period', count: 24, unit: 'month' }],
  ])('%s', (_name, worse, better) => {
    expect(compareTerms(worse, better)).toBeLessThan(0);
    expect(compareTerms(better, worse)).toBeGreaterThan(0);
    expect(compareTerms(worse, worse)).toBe(0);
    expect(bestOf([worse, better, worse])).toEqual([1]);
  });
});

test('two best values are both marked, and none where all are alike', () => {
  expect(bestOf([upTo(5), upTo(9), upTo(9)])).toEqual([1, 2]);
  expect(bestOf([upTo(9), upTo(9), upTo(9)])).toEqual([]);
  expect(bestOf([upTo(9)])).toEqual([]);
  expect(bestOf([])).toEqual([]);
});

test('terms are the same only when they pay alike in every detail', () => {
  expect(sameTerms(upTo(9, 3), upTo(9, 3))).toBe(true);
  expect(sameTerms(upTo(9, 3), upTo(9, 4))).toBe(false);
  expect(sameTerms(late(6), late(8))).toBe(false);
  expect(sameTerms(upTo(9), { kind: 'amount', limit: 9, pays: 'fixed' })).toBe(false);
});
