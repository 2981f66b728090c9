import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { limitConcurrency } from './limit-concurrency.ts';

test('so many run at a time, the others follow in their order, and a failure stops nobody', async () => {
  const inTurn = limitConcurrency(2, 100, () => new Error('full'));
  const order: number[] = [];
  let running = 0;
  let most = 0;
  const work = (number: number) =>
    inTurn(async () => {
      running += 1;
      most = Math.max(most, running);
      order.push(number);
      await sleep(5);
      running -= 1;
      if (number === 3) throw new Error('three');
      return number;
    });
  const done = await Promise.allSettled([0, 1, 2, 3, 4, 5].map(work));
  expect([most, order]).toEqual([2, [0, 1, 2, 3, 4, 5]]);
  expect(done.map(({ status }) => status === 'fulfilled')).toEqual([true, true, true, false, true, true]);
  expect(await work(6)).toBe(6);
});

test('who comes when too many wait is refused', async () => {
  const inTurn = limitConcurrency(1, 1, () => new Error('full'));
  const slow = () => inTurn(() => sleep(20));
  const [first, second, third] = await Promise.allSettled([slow(), slow(), slow()]);
  expect([first?.status, second?.status, third?.status]).toEqual(['fulfilled', 'fulfilled', 'rejected']);
});
