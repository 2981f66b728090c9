import { randomUUID } from 'node:crypto';
import { breakableDatabase } from '@onegi/testing/breakable-database';
import { testDatabase } from '@onegi/testing/database';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openDatabase } from '../db/database.ts';
import { isDatabaseAway } from '../db/is-database-away.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { createSeal } from '../lib/seal.ts';
import { AppError } from './app-error.ts';
import { once, rememberAnswer } from './idempotency.ts';

const real = await testDatabase();
const wire = await breakableDatabase(real.url);
const throughWire = openDatabase({ url: wire.url });
const seal = createSeal({ keys: [Buffer.alloc(32, 7)], hashKey: Buffer.alloc(32, 8) });
/** Another process of the same portal, whose connections are whole. */
const elsewhere = { db: real.db, seal } as Deps;
const deps = { db: throughWire.db, seal } as Deps;
await real.pool.query('create table effects (id uuid primary key)');
afterAll(async () => {
  await throughWire.close();
  await wire.close();
  await real.drop();
});

let key: string;
beforeEach(async () => {
  key = randomUUID();
  await real.pool.query('truncate effects');
});
afterEach(() => wire.restore());

const effects = async () => (await real.pool.query<{ id: string }>('select id from effects')).rows.map(({ id }) => id);
const write = (answer: string) => ({ status: 200, json: JSON.stringify(answer) });
const action = () => ({ callName: 'test', key, contents: 'the same' });

/** Work that would have a second effect if it were done twice. */
const effect = (on: Deps) => ({
  run: () =>
    inTransaction(on.db, async (tx) => {
      const id = randomUUID();
      await sql`insert into effects values (${id})`.execute(tx);
      return rememberAnswer(tx, id);
    }),
  write,
});

const failure = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'it succeeded',
    (error: unknown) => error,
  );

test('the answer is stored by the transaction that does the work', async () => {
  const answer = await once(deps, action(), effect(deps));
  expect(await effects()).toEqual([JSON.parse(answer.json)]);
  expect(await once(deps, action(), effect(deps))).toEqual(answer);
  expect(await effects()).toHaveLength(1);
});

test('a connection that breaks at the commit leaves the outcome open, and a repetition gets the answer of the first', async () => {
  wire.severAfter('commit\0');
  expect(isDatabaseAway(await failure(once(deps, action(), effect(deps))))).toBe(true);
  const [done] = await effects();
  expect(done).toBeDefined();
  expect(await once(deps, action(), effect(deps))).toEqual(write(done ?? ''));
  expect(await effects()).toEqual([done]);
});

test('a process that dies after its commit and before its answer leaves the answer behind', async () => {
  await failure(
    once(deps, action(), {
      run: async () => {
        await effect(deps).run();
        throw new Error('killed');
      },
      write,
    }),
  );
  const [done] = await effects();
  expect(await once(elsewhere, action(), effect(elsewhere))).toEqual(write(done ?? ''));
  expect(await effects()).toEqual([done]);
});

test('work cut off before its commit has no effect, and is free for a repetition as soon as the database is back', async () => {
  const cutOff = {
    run: () =>
      inTransaction(deps.db, async (tx) => {
        await sql`insert into effects values (${randomUUID()})`.execute(tx);
        wire.refuse();
        return rememberAnswer(tx, 'never');
      }),
    write,
  };
  expect(isDatabaseAway(await failure(once(deps, action(), cutOff)))).toBe(true);
  expect(await effects()).toEqual([]);
  wire.restore();
  const answer = await once(elsewhere, action(), effect(elsewhere));
  expect(await effects()).toEqual([JSON.parse(answer.json)]);
}, 15_000);

test('a claim whose confirmation was lost is given back', async () => {
  wire.severAfter('insert into idempotency');
  expect(isDatabaseAway(await failure(once(deps, action(), effect(deps))))).toBe(true);
  await once(elsewhere, action(), effect(elsewhere));
  expect(await effects()).toHaveLength(1);
}, 15_000);

test('why the work failed is told also when the claim cannot be given back', async () => {
  const failed = failure(
    once(deps, action(), {
      run: async () => {
        wire.refuse();
        throw new AppError('quote.expired');
      },
      write,
    }),
  );
  expect(await failed).toMatchObject({ code: 'quote.expired' });
});

test('whoever was overtaken commits nothing', async () => {
  let overtaken: string | undefined;
  const slow = {
    run: () =>
      inTransaction(deps.db, async (tx) => {
        await sql`insert into effects values (${randomUUID()})`.execute(tx);
        await real.pool.query("update idempotency set locked_until = now() - interval '1 second'");
        overtaken = (await once(elsewhere, action(), effect(elsewhere))).json;
        return rememberAnswer(tx, 'too late');
      }),
    write,
  };
  expect(await failure(once(deps, action(), slow))).toMatchObject({ code: 'idempotency.running' });
  expect(await effects()).toEqual([JSON.parse(overtaken ?? '')]);
});

test('work that recognises its own repetition is done again when its answer could not be kept', async () => {
  let runs = 0;
  const recognised = {
    run: async () => {
      runs += 1;
      if (runs === 1) wire.refuse();
      return 'the open payment';
    },
    write,
  };
  expect(await once(deps, action(), recognised)).toEqual(write('the open payment'));
  wire.restore();
  await vi.waitFor(async () => {
    const { rowCount } = await real.pool.query('select 1 from idempotency where idempotency_key = $1', [key]);
    expect(rowCount).toBe(0);
  }, 10_000);
  expect(await once(elsewhere, action(), recognised)).toEqual(write('the open payment'));
  expect(runs).toBe(2);
});
