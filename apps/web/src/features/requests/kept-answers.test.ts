import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetAnswers, keepAnswers, readKeptAnswers } from './kept-answers.ts';

let kept: Map<string, string>;
beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('a reload finds the answers again, but nothing that is personal', () => {
  keepAnswers('sme', {
    BP01: 'SHP',
    BP16: '6',
    BP03: '1 Sample Street',
    NAME: 'DEMO ONE',
    PHONE: '20000001',
    EMAIL: 'a@b.cd',
  });
  expect(readKeptAnswers('sme')).toEqual({ BP01: 'SHP', BP16: '6' });
  expect([...kept.values()].join()).not.toMatch(/Sample|DEMO|20000001|a@b/);
  forgetAnswers('sme');
  expect(readKeptAnswers('sme')).toEqual({});
});

test('of a personal line and of a car is kept what tells of nobody', () => {
  const ofPersons = { OP03: 'DEMO ONE', OP04: '20000001', OP05: 'a@b.cd', OP06: '01-01-1980' };
  const ofDrivers = { OM06: 'AB1234', OM10: 'DEMO TWO, 42' };
  keepAnswers('request.OTHERS_M', { ...ofPersons, ...ofDrivers, OP07: '500000', OM04: '2023' });
  expect(readKeptAnswers('request.OTHERS_M')).toEqual({ OP07: '500000', OM04: '2023' });
  expect(readKeptAnswers('sme')).toEqual({});
});

test('what somebody else left there does no harm', () => {
  for (const value of ['', 'no json', 'null', '[1]', '{"BP01":{"a":1},"BP16":"6"}']) {
    keepAnswers('sme', {});
    const [name = ''] = kept.keys();
    kept.set(name, value);
    expect(Object.values(readKeptAnswers('sme')).every((answer) => typeof answer === 'string')).toBe(true);
  }
});
