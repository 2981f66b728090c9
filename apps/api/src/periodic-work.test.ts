import { expect, test, vi } from 'vitest';
import type { Deps } from './deps.ts';
import { repeat, startPeriodicWork } from './periodic-work.ts';

test('work that is not at its end goes on at once, and waits only when nothing is left', async () => {
  const left = ['more', 'more', undefined];
  const run = vi.fn(async () => left.shift());
  const stop = repeat({ everyMs: 60_000, run }, {} as Deps, () => undefined);
  await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(3));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(run).toHaveBeenCalledTimes(3);
  await stop();
});

test('work that failed is tried again after its time, and says what went wrong', async () => {
  const problems: unknown[] = [];
  const run = vi.fn(async () => Promise.reject(new Error('Out of reach')));
  const stop = repeat({ everyMs: 5, run }, {} as Deps, (error) => problems.push(error));
  await vi.waitFor(() => expect(run.mock.calls.length).toBeGreaterThan(1));
  await stop();
  expect(problems[0]).toEqual(new Error('Out of reach'));
});

test('what one piece of work lacks holds up no other: each fails by its own name', async () => {
  const failed = new Set<string>();
  const stop = startPeriodicWork({} as Deps, (where) => failed.add(where));
  await stop();
  expect([...failed]).toEqual(
    expect.arrayContaining([
      'refunds that were given up',
      'mails of a year ago',
      'enquiries of a year ago',
      'uploads of killed processes',
    ]),
  );
});
