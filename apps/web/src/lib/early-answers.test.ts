import { afterEach, expect, it, vi } from 'vitest';
import { askEarly, takeEarlyAnswer } from './early-answers.ts';

afterEach(() => vi.unstubAllGlobals());

it('gives an early answer out once, and to the same request alone', async () => {
  vi.stubGlobal('window', {});
  vi.stubGlobal('fetch', async () => Response.json({ data: 1 }));
  const asked = { method: 'POST', address: '/api/list', body: '{"adult":1}' };
  askEarly(asked);
  expect(takeEarlyAnswer({ ...asked, body: '{"adult":2}' })).toBeUndefined();
  expect(takeEarlyAnswer({ ...asked, method: 'GET' })).toBeUndefined();
  expect(await (await takeEarlyAnswer(asked))?.json()).toEqual({ data: 1 });
  expect(takeEarlyAnswer(asked)).toBeUndefined();
});

it('has nothing to give on a page that asked for nothing', () => {
  vi.stubGlobal('window', {});
  expect(takeEarlyAnswer({ method: 'GET', address: '/api/list' })).toBeUndefined();
});
