import { expect, test } from 'vitest';
import { requestOf } from './request-of.ts';

const read = (query: string | Record<string, string>) => requestOf(new URLSearchParams(query));

test('the form knows product, insurer and search from its address', () => {
  const searchUrl = '/quoteCards?prod=TRAVEL&planType=S&isrList=LPG,SFY';
  expect(read({ templateId: 'OTHERS_P', prod: 'TRAVEL', isr: 'PLV', searchUrl })).toEqual({
    templateId: 'OTHERS_P',
    product: 'TRAVEL',
    insurer: 'PLV',
    searchUrl,
  });
});

test('the form knows the plan, its quote and why it is asked for', () => {
  expect(read({ prod: 'TRAVEL', plan: 'LPG-TRAVEL-S', quote: 'a.b.c', reason: 'offline' })).toMatchObject({
    plan: 'LPG-TRAVEL-S',
    quoteRef: 'a.b.c',
    reason: 'offline',
  });
  expect(read({ prod: 'TRAVEL', plan: '<b>', reason: 'because' })).toEqual({
    templateId: 'OTHERS_P',
    product: 'TRAVEL',
  });
});

test('a motor search with nine drivers fits', () => {
  const drivers = Array.from({ length: 9 }, (_, at) => `${at + 1}-27-T`).join(',');
  const searchUrl = `/quoteCards?prod=MOTOR&driverList=${drivers}&policyHolder=Y`;
  expect(read({ templateId: 'OTHERS_M', prod: 'MOTOR', searchUrl })?.searchUrl).toBe(searchUrl);
});

test('each product has its own form, whatever the address says', () => {
  expect(read('templateId=OTHERS_P&prod=motor')).toEqual({ templateId: 'OTHERS_M', product: 'MOTOR' });
  expect(read('templateId=OTHERS_M&prod=HOME')).toEqual({ templateId: 'OTHERS_P', product: 'HOME' });
  expect(read('templateId=OTHERS_M')).toEqual({ templateId: 'OTHERS_M', product: 'MOTOR' });
  expect(read('templateId=BP&promotion=sme10')).toEqual({ templateId: 'BP', product: 'BP', promotionCode: 'SME10' });
  expect(read('')).toEqual({ templateId: 'OTHERS_P', product: 'TRAVEL' });
});

test('a search that is not a list of ours is dropped', () => {
  const long = `/quoteCards?${'x'.repeat(2_000)}`;
  for (const searchUrl of ['https://evil.example/', '//evil.example', '/quoteCards?x=<script>', '/quoteCards', long]) {
    expect(read({ searchUrl })?.searchUrl).toBeUndefined();
  }
});

test('a product that is not asked for and an unknown template have no form', () => {
  expect(read('prod=CASTLE')).toBeUndefined();
  expect(read('templateId=OTHERS_X&prod=TRAVEL')).toBeUndefined();
});
