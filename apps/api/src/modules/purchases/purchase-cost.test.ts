import { type TestApp, testApp } from '@onegi/testing/app';
import { buyTravel, readAnswer, type Send, sendTo } from '@onegi/testing/purchase';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

/** The most that one purchase may send to the database. */
const MOST_STATEMENTS = 35;
/** Among them: the notice of a mail has both of its workers look for it. The clock has them look as well, at any time. */
const LOOKS_FOR_MAIL = 2;

const original = pg.Client.prototype.query;
/** As the driver sent them, whichever pool they came from. */
const statements: string[] = [];
let shop: TestApp;
let origin: string;

beforeAll(async () => {
  // Before there is a connection: each keeps the function that it began with.
  pg.Client.prototype.query = function record(this: pg.Client, ...args: unknown[]) {
    const text = typeof args[0] === 'string' ? args[0] : (args[0] as { text?: string } | undefined)?.text;
    if (text) statements.push(text.replaceAll(/\s+/g, ' ').trim());
    return (original as (...given: unknown[]) => unknown).apply(this, args);
  } as typeof original;
  shop = await testApp({ today: '2026-11-21' });
  origin = await shop.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  pg.Client.prototype.query = original;
  await shop.close();
});

/** What goes on whether anybody buys or not: looks at the database's health, the queue's upkeep and its looks for work. */
const isUpkeep = (sql: string) =>
  /^select 1$|\bpg_class\b|\bkeyring\b|to_regclass/i.test(sql) ||
  (/\bjobs\./.test(sql) && !/^WITH (?:ins|input) /.test(sql));

/** From the search to the confirmation, for a quote that nobody has used before, until its mail is sent. */
async function buy(turn: number): Promise<void> {
  const send: Send = async (request) => readAnswer(await sendTo(origin)(request));
  await buyTravel(send, { email: 'ann@example.com', firstName: 'ANN', today: shop.clock.today(), turn });
  await vi.waitFor(
    async () => {
      const { rows } = await shop.database.pool.query(
        "select count(*)::int as waiting from mails where state <> 'sent'",
      );
      expect(rows[0].waiting).toBe(0);
      expect(statements.some((sql) => /^WITH input AS .*'completed'/.test(sql))).toBe(true);
      expect(statements.some((sql) => sql.includes('delete from recent_searches'))).toBe(true);
    },
    { timeout: 30_000, interval: 200 },
  );
}

test(`a purchase sends at most ${MOST_STATEMENTS} statements, its payment at the sandbox, its mail and documents included`, async () => {
  // The first takes the blocks of numbers that the next fifty share.
  await buy(0);
  statements.length = 0;
  await buy(1);
  const own = statements.filter((sql) => !isUpkeep(sql) && !/^select count\(\*\)::int as waiting/.test(sql));
  expect(own.length + LOOKS_FOR_MAIL, own.join('\n')).toBeLessThanOrEqual(MOST_STATEMENTS);
  // Counted at all, and in the pools of the portal and of the queue.
  expect(own.filter((sql) => /^commit$/i.test(sql))).toHaveLength(2);
  expect(own.filter((sql) => sql.includes('jobs.job_common')).length).toBeGreaterThanOrEqual(2);
  // Each purchase may wait half a minute for its mail where much else runs.
}, 90_000);
