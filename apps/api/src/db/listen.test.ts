import { breakableDatabase } from '@onegi/testing/breakable-database';
import { testDatabase } from '@onegi/testing/database';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Listener, listen } from './listen.ts';

const database = await testDatabase();
const wire = await breakableDatabase(database.url);
afterAll(async () => {
  await wire.close();
  await database.drop();
});

let received: string[];
let missed: number;
let listener: Listener;
let onMissed: () => Promise<void>;

beforeEach(async () => {
  received = [];
  missed = 0;
  onMissed = async () => undefined;
  listener = listen({
    connectionString: wire.url,
    name: 'test',
    channels: ['news'],
    onNotice: (_channel, payload) => {
      received.push(payload);
      if (payload === 'cannot be followed') throw new Error(payload);
    },
    onMissed: async () => {
      missed += 1;
      await onMissed();
    },
    onError: () => undefined,
    heartbeatMs: 50,
  });
  await listener.firstAttempt;
});
afterEach(async () => {
  wire.restore();
  await listener.close();
});

const tell = (news: string) => database.pool.query('select pg_notify($1, $2)', ['news', news]);
const hears = async (news: string) => {
  await tell(news);
  await vi.waitFor(() => expect(received).toContain(news));
};
const cameBack = () => vi.waitFor(() => expect(missed).toBeGreaterThan(0), { timeout: 20_000 });

test('notices are heard', async () => {
  await hears('first');
  expect(missed).toBe(0);
});

test('a severed connection comes back, and what was missed is read', async () => {
  wire.sever();
  await cameBack();
  await hears('after the cut');
});

test('a connection that fell silent is noticed and replaced', async () => {
  wire.vanish();
  await tell('lost on the way');
  await cameBack();
  await hears('after the silence');
}, 30_000);

test('a database that stays away is asked until it is back', async () => {
  wire.refuse();
  await vi.waitFor(() => expect(wire.count()).toBe(0));
  wire.restore();
  await cameBack();
  await hears('after the refusal');
});

test('missed changes that cannot be read are read again, with nobody telling', async () => {
  onMissed = async () => {
    if (missed < 3) throw new Error('the pool still holds dead connections');
  };
  wire.sever();
  await vi.waitFor(() => expect(missed).toBe(3), { timeout: 10_000 });
  await hears('after the third reading');
});

test('a notice that could not be followed is made up for', async () => {
  await tell('cannot be followed');
  await cameBack();
});
