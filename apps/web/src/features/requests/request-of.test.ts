import { expect, test } from 'vitest';
import { requestOf } from './request-of.ts';

const read = (query: string) => requestOf(new URLSearchParams(query));

test('the form knows line, insurer and search from its address', () => {
  const searchUrl = '/quoteCards?prod=TRAVEL&planType=S&isrList=LPG,SFY';
  expect(
    read(new URLSearchParams({ templateId: 'OTHERS_P', prod: 'TRAVEL', isr: 'PLV', searchUrl }).toString()),
  ).toEqual({
    line: 'TRAVEL',
    insurer: 'PLV',
    searchUrl,
  });
});

test('a search that is not a page of ours is dropped', () => {
  for (const searchUrl of ['https://evil.example/', '//evil.example', '/quoteCards?x=<script>', '/quoteCards']) {
    expect(read(new URLSearchParams({ searchUrl }).toString())?.searchUrl).toBeUndefined();
  }
});

test('a line that is not sold and a motor template have no form', () => {
  expect(read('prod=CASTLE')).toBeUndefined();
  expect(read('templateId=OTHERS_M&prod=TRAVEL')).toBeUndefined();
});
