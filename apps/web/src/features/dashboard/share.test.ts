import { expect, test } from 'vitest';
import { changeOf, percent } from './share.ts';

test('a share has one decimal, and of nothing there is none', () => {
  expect([percent(1, 8), percent(0, 5), percent(3, 0)]).toEqual(['12.5%', '0.0%', '–']);
});

test.each([
  [112_50, 100_00, 'up', '+12.5%'],
  [97_00, 100_00, 'down', '−3.0%'],
  [-50_00, 100_00, 'down', '−150.0%'],
  [100_00, 100_00, 'same', '±0.0%'],
  [0, 0, 'same', '±0.0%'],
  [5_00, 0, 'new', ''],
  [-5_00, 0, 'down', ''],
  [5_00, -10_00, 'up', ''],
])('%i after %i is told as %s %s', (now, before, kind, expected) => {
  expect(changeOf(now, before)).toEqual({ kind, percent: expected });
});
