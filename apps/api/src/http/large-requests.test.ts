import { type TestApp, testApp } from '@onegi/testing/app';
import { afterAll, beforeAll, expect, test } from 'vitest';

let at: TestApp;
beforeAll(async () => {
  at = await testApp();
});
afterAll(() => at.close());

const post = async (payload: string) => {
  const headers = { 'content-type': 'application/json' };
  const answer = await at.app.inject({ method: 'POST', url: '/api/buy/plan-travel', headers, payload });
  return answer.statusCode;
};

test.each([
  ['lists within lists', `{"deep":${'['.repeat(200_000)}${']'.repeat(200_000)}}`, 400],
  ['objects within objects', `${'{"a":'.repeat(80_000)}1${'}'.repeat(80_000)}`, 400],
  ['prototypes within objects', `${'{"a":'.repeat(40_000)}{"__proto__":1}${'}'.repeat(40_000)}`, 400],
  ['more than 512 kB', `{"a":"${'x'.repeat(600_000)}"}`, 413],
  ['many keys', `{${Array.from({ length: 40_000 }, (_, i) => `"k${i}":1`).join()}}`, 400],
])('a body of %s is refused like any that is wrong', async (_, payload, status) => {
  expect(await post(payload)).toBe(status);
});

test('a query of thousands of parameters is answered like one of none', async () => {
  const query = Array.from({ length: 2_000 }, (_, i) => `a${i % 7}=1`).join('&');
  const answer = await at.app.inject({ method: 'GET', url: `/api/common/hotline?${query}` });
  expect(answer.statusCode).toBe(200);
});
