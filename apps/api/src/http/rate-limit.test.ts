import { testDatabase } from '@onegi/testing/database';
import { afterAll, expect, test } from 'vitest';
import { rateLimit, sweepExpired } from './rate-limit.ts';

const { db, drop } = await testDatabase();
afterAll(drop);

test('an action is refused once it was done too often in its window, and others are not', async () => {
  await rateLimit(db, 'a', 2, 3600);
  await rateLimit(db, 'a', 2, 3600);
  await expect(rateLimit(db, 'a', 2, 3600)).rejects.toMatchObject({ code: 'request.rateLimited' });
  await expect(rateLimit(db, 'b', 2, 3600)).resolves.toBeUndefined();
});

test('parallel actions are all counted', async () => {
  const results = await Promise.allSettled(Array.from({ length: 30 }, () => rateLimit(db, 'parallel', 10, 3600)));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
});

test('a count that has run out is swept away and the action is free again', async () => {
  await rateLimit(db, 'short', 1, 1);
  await db
    .updateTable('rate_limit_hits')
    .set({ expires_at: new Date(0) })
    .where('limit_key', '=', 'short')
    .execute();
  await sweepExpired(db);
  const left = await db.selectFrom('rate_limit_hits').selectAll().where('limit_key', '=', 'short').execute();
  expect(left).toEqual([]);
});
