import { expect, test } from 'vitest';
import { greetingAt } from './greeting.ts';

test.each([
  ['2026-11-20T20:59:00Z', 'evening'],
  ['2026-11-20T21:00:00Z', 'morning'],
  ['2026-11-21T03:59:00Z', 'morning'],
  ['2026-11-21T04:00:00Z', 'afternoon'],
  ['2026-11-21T09:59:00Z', 'afternoon'],
  ['2026-11-21T10:00:00Z', 'evening'],
  ['2026-11-21T16:00:00Z', 'evening'],
])('at %s it is %s in Hong Kong', (moment, greeting) => {
  expect(greetingAt(new Date(moment))).toBe(greeting);
});
