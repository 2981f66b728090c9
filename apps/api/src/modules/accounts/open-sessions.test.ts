import { type TestApp, testApp } from '@onegi/testing/app';
import { aSession, aUser, signedInAs } from '@onegi/testing/factories/accounts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { sweepAccounts } from './sweep-accounts.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
});
afterAll(() => shop.close());

const find = async (token: string) => shop.deps.sessions.find(token);
/** Sooner than memory forgets by itself, so that only the database's notice can have told. */
const soon = { timeout: 3_000, interval: 20 };

test('a session is looked up once, then answered from memory', async () => {
  const { token, id } = await signedInAs(shop, ['consultant']);
  expect(shop.deps.sessions.find(token)).toBeInstanceOf(Promise);
  // The notice of the session's own making may still be on its way, and be taken for a change.
  await vi.waitFor(async () => {
    await find(token);
    expect(shop.deps.sessions.find(token)).toMatchObject({ userId: id, roles: ['consultant'] });
  }, soon);
});

// Written straight to the database, as another process would.
test.each([
  ['session is ended', sql`update sessions set ended_at = now()`],
  ['user is suspended', sql`update users set state = 'suspended'`],
  ['session’s row is deleted', sql`delete from sessions`],
])('when by another process a %s, this one knows at once', async (_, change) => {
  const { token } = await signedInAs(shop, ['consultant']);
  expect(await find(token)).not.toBeNull();
  await change.execute(shop.deps.db);
  await vi.waitFor(async () => expect(await find(token)).toBeNull(), soon);
});

test('when another process changes roles or consultant codes, this one knows at once', async () => {
  const { token, id } = await signedInAs(shop, ['consultant'], { consultantCodes: ['TR1'] });
  await find(token);
  await shop.deps.db.insertInto('user_roles').values({ user_id: id, role: 'finance' }).execute();
  await shop.deps.db.deleteFrom('user_consultant_codes').where('user_id', '=', id).execute();
  await vi.waitFor(async () => {
    const actor = await find(token);
    expect([actor?.roles.includes('finance'), actor?.consultantCodes]).toEqual([true, []]);
  }, soon);
});

test('a setting that another process changes counts here', async () => {
  const { token } = await signedInAs(shop, ['consultant']);
  shop.clock.advance(10 * 60);
  expect(await find(token)).not.toBeNull();
  await sql`insert into settings values ('SESSION_IDLE_MINUTES', '5')`.execute(shop.deps.db);
  await vi.waitFor(() => expect(shop.deps.settings.current().SESSION_IDLE_MINUTES).toBe(5), soon);
  shop.clock.advance(6 * 60);
  expect(await find(token)).toBeNull();
});

test('a setting with a value that cannot be is as if it were not there', async () => {
  await sql`insert into settings values ('LOGIN_MAX_FAILURES', 'many')`.execute(shop.deps.db);
  await shop.deps.settings.refresh();
  expect(shop.deps.settings.current().LOGIN_MAX_FAILURES).toBe(5);
});

test('the last use is written down once a minute', async () => {
  const { token, sessionId } = await signedInAs(shop, ['consultant']);
  const seenAt = async () => {
    const row = await shop.deps.db
      .selectFrom('sessions')
      .select('last_seen_at')
      .where('id', '=', sessionId)
      .executeTakeFirst();
    return row?.last_seen_at.getTime();
  };
  const before = await seenAt();
  shop.clock.advance(59);
  await find(token);
  shop.clock.advance(2);
  await find(token);
  await vi.waitFor(async () => expect(await seenAt()).toBe((before ?? 0) + 61_000), soon);
});

test('what has run out is swept away, what is open stays', async () => {
  const user = await aUser(shop);
  await aSession(shop, user);
  const { db, clock } = shop.deps;
  const old = new Date(clock.now().getTime() - 100 * 86_400_000);
  const row = { answer_hash: Buffer.alloc(1), expires_at: old };
  await db
    .insertInto('captchas')
    .values({ key: crypto.randomUUID(), ...row })
    .execute();
  await db
    .insertInto('failed_logins')
    .values({ subject: Buffer.alloc(1), failures: 1, last_at: old, locked_until: null })
    .execute();
  const ended = await aSession(shop, user);
  await db.updateTable('sessions').set({ ends_at: old }).where('id', '=', ended.sessionId).execute();
  await sweepAccounts(shop.deps);
  const left = async (table: 'captchas' | 'failed_logins') => (await db.selectFrom(table).selectAll().execute()).length;
  expect([await left('captchas'), await left('failed_logins')]).toEqual([0, 0]);
  const sessions = await db.selectFrom('sessions').select('id').where('user_id', '=', user.id).execute();
  expect(sessions).toHaveLength(1);
});
