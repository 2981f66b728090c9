import { setImmediate as nextTurn } from 'node:timers/promises';
import { testApp } from '@onegi/testing/app';
import { expect, test } from 'vitest';

/** Holds the event loop up, as too much work does. */
function block(ms: number): void {
  const until = performance.now() + ms;
  while (performance.now() < until);
}

test('a server whose event loop is late refuses calls, says why and when to come back', async () => {
  const at = await testApp({ busyFromMs: 1 });
  try {
    const ask = () => at.app.inject({ method: 'GET', url: '/api/openapi.json' });
    let answer = await ask();
    // The delay is looked at every second.
    for (let turn = 0; turn < 50 && answer.statusCode === 200; turn += 1) {
      block(100);
      await nextTurn();
      answer = await ask();
    }
    expect([answer.statusCode, answer.json().code]).toEqual([503, 'server.busy']);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  } finally {
    await at.close();
  }
});
