import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryByCallback } from './query-by-callback.ts';

type Answer = (error: unknown, result?: unknown) => void;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A driver that answers when it is told to, and notes what it was asked. */
function driver() {
  const asked: unknown[][] = [];
  const query = (...args: unknown[]) => {
    asked.push(args);
  };
  const answer: Answer = (error, result) => (asked.flat().at(-1) as Answer)(error, result);
  return { asked, query, answer };
}

test('what the driver answers is promised, and what it refuses is refused', async () => {
  const { asked, query, answer } = driver();
  const send = queryByCallback(query);
  const first = send('select $1', [1]);
  expect(asked[0]?.slice(0, 2)).toEqual(['select $1', [1]]);
  answer(null, { rows: [1] });
  expect(await first).toEqual({ rows: [1] });
  const second = send({ name: 'one', text: 'select 1' });
  answer(new Error('gone'));
  await expect(second).rejects.toThrow('gone');
});

test.each([
  ['with values', ['select $1', [1]]],
  ['without', ['select 1']],
])('a callback that was given is called, %s', (_what, args) => {
  const { asked, query, answer } = driver();
  const given = vi.fn();
  queryByCallback(query)(...args, given);
  answer(null, 'rows');
  expect(asked[0]?.slice(0, 2)).toEqual([args[0], args[1]]);
  expect(given.mock.calls).toEqual([[null, 'rows']]);
});

test('an answer that is late is an error, once', async () => {
  const { query, answer } = driver();
  const send = queryByCallback(query, 1_000);
  const promised = send('select 1');
  vi.advanceTimersByTime(1_000);
  answer(null, 'rows');
  await expect(promised).rejects.toThrow('Query read timeout');
  const given = vi.fn();
  send('select 1', given);
  vi.advanceTimersByTime(1_000);
  answer(null, 'rows');
  expect(given).toHaveBeenCalledTimes(1);
  expect(given.mock.calls[0]?.[0]).toBeInstanceOf(Error);
});

test('nothing waits for the limit of what was answered', async () => {
  const { query, answer } = driver();
  const promised = queryByCallback(query, 1_000)('select 1');
  answer(null, 'rows');
  await promised;
  expect(vi.getTimerCount()).toBe(0);
});

test('a query of its own is left to the driver as it is', () => {
  const { asked, query } = driver();
  const cursor = { submit: () => undefined };
  queryByCallback(query, 1_000)(cursor);
  expect(asked).toEqual([[cursor]]);
});
