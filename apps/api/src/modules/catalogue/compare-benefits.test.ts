import { describe, expect, test } from 'vitest';
import type { BenefitTerms } from './benefit-terms.ts';
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
