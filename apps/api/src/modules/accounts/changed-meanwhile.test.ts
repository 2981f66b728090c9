import { type TestApp, testApp } from '@onegi/testing/app';
import { Authenticator } from '@onegi/testing/authenticator';
import { A_PASSWORD, aCaptcha, aSession, aUser, browserWith, signedInAs } from '@onegi/testing/factories/accounts';
import { call } from '@onegi/testing/factories/purchases';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { loginSubject } from './begin-login.ts';
import { digestOf, hashPassword, isPassword } from './passwords.ts';
import { giveTemporaryPassword } from './temporary-passwords.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
});
afterAll(() => shop.close());
beforeEach(async () => {
  shop.clock.set('2026-11-21');
  await shop.deps.db.deleteFrom('failed_logins').execute();
});

type Browser = Record<string, string>;
const pwd = digestOf(A_PASSWORD);

async function startLogin(userNameOrEmail: string, password = A_PASSWORD) {
  const body = { userNameOrEmail, pwd: digestOf(password), ...(await aCaptcha(shop)) };
  return call(shop, 'POST', '/sys-common/login-in', body);
}

const changePassword = (browser: Browser, newPswd: string, old = A_PASSWORD) =>
  call(shop, 'PUT', '/sys-common/password/update-pswd', { oldPswd: digestOf(old), newPswd, subPswd: newPswd }, browser);

/** Until so many statements wait for a lock. */
const untilWaiting = (count: number) =>
  vi.waitFor(
    async () => {
      const { rows } = await shop.database.pool.query(
        "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
      );
      expect(rows).toHaveLength(count);
    },
    { timeout: 10_000 },
  );

/** A transaction beside the portal's own. */
async function otherTransaction() {
  const client = await shop.database.pool.connect();
  await client.query('begin');
  return {
    query: (text: string, values: unknown[] = []) => client.query(text, values),
    async end(how: 'commit' | 'rollback') {
      await client.query(how);
      client.release();
    },
  };
}

const userOf = (id: string) =>
  shop.deps.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

async function withPasskey(browser: Browser) {
  const key = new Authenticator(shop.deps.config.publicUrl);
  const { data } = await call(shop, 'POST', '/sys-common/passkeys/options', { pwd }, browser);
  const body = { key: data.key, passkey: key.register(data.passkeyOptions.challenge), name: 'My phone' };
  const added = await call(shop, 'POST', '/sys-common/passkeys', body, browser);
  return { key, passkeyId: added.data.id as string };
}

describe('a login under way', () => {
  test('opens nothing with a password that was changed meanwhile, and is counted as a failure', async () => {
    const user = await aSession(shop, await aUser(shop));
    const subject = loginSubject(shop.deps, user.id);
    const other = await otherTransaction();
    await other.query('insert into failed_logins (subject, failures, last_at) values ($1, 1, now())', [subject]);
    const late = startLogin(user.email);
    await untilWaiting(1);
    expect((await changePassword(user.browser, 'Chosen-2026')).status).toBe(200);
    await other.end('rollback');
    const refused = await late;
    expect([refused.status, refused.code]).toEqual([401, 'login.refused']);
    expect(await shop.deps.db.selectFrom('login_steps').where('user_id', '=', user.id).execute()).toEqual([]);
    const counted = shop.deps.db.selectFrom('failed_logins').select('failures').where('subject', '=', subject);
    expect(await counted.execute()).toEqual([{ failures: 1 }]);
    expect((await startLogin(user.email, 'Chosen-2026')).status).toBe(200);
  });

  test('opens nothing with a passkey that was taken away meanwhile', async () => {
    const user = await signedInAs(shop, ['consultant']);
    const { key, passkeyId } = await withPasskey(user.browser);
    const { data: offer } = await call(shop, 'POST', '/sys-common/passkey-login/options', {});
    const other = await otherTransaction();
    await other.query('select id from users where id = $1 for no key update', [user.id]);
    await other.query('delete from passkeys where id = $1', [passkeyId]);
    const body = { key: offer.key, passkey: key.sign(offer.passkeyOptions.challenge) };
    const late = call(shop, 'POST', '/sys-common/passkey-login', body);
    await untilWaiting(1);
    await other.end('commit');
    const refused = await late;
    expect([refused.status, refused.code]).toEqual([422, 'passkey.refused']);
  });
});

describe('a change of the password under way', () => {
  test('does not let in again an invited user who was suspended meanwhile', async () => {
    const user = await aUser(shop, { isInvited: true });
    const temporary = await shop.deps.db.transaction().execute((tx) => giveTemporaryPassword(shop.deps, tx, user.id));
    const { data } = await startLogin(user.email, temporary);
    const payload = { uuid: data.uuid, accept: true };
    const accepted = await shop.app.inject({ method: 'POST', url: '/api/sys-common/accept', payload });
    const browser = browserWith(accepted.cookies.find(({ name }) => name === 'og_session')?.value ?? '');
    const other = await otherTransaction();
    await other.query("update users set state = 'suspended' where id = $1", [user.id]);
    const late = changePassword(browser, 'Chosen-2026', temporary);
    await untilWaiting(1);
    await other.end('commit');
    const refused = await late;
    expect([refused.status, refused.code]).toEqual([401, 'session.ended']);
    expect(await userOf(user.id)).toMatchObject({ state: 'suspended', password_hash: null });
  });

  test('does not undo one that came first, in this session or in another', async () => {
    const user = await aUser(shop);
    const [here, there] = [await aSession(shop, user), await aSession(shop, user)];
    const other = await otherTransaction();
    await other.query('select id from users where id = $1 for no key update', [user.id]);
    const both = [changePassword(here.browser, 'Chosen-2026'), changePassword(there.browser, 'Another-2026')];
    await untilWaiting(2);
    await other.end('rollback');
    const answers = await Promise.all(both);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
    const chosen = answers[0]?.status === 200 ? 'Chosen-2026' : 'Another-2026';
    expect(await isPassword((await userOf(user.id)).password_hash, digestOf(chosen))).toBe(true);
  });

  test('does not overwrite a password that was set without ending the session', async () => {
    const user = await aSession(shop, await aUser(shop));
    const newer = await hashPassword(digestOf('Newer-2026'));
    const other = await otherTransaction();
    await other.query('update users set password_hash = $2 where id = $1', [user.id, newer]);
    const late = changePassword(user.browser, 'Chosen-2026');
    await untilWaiting(1);
    await other.end('commit');
    const refused = await late;
    expect([refused.status, refused.code, refused.fields]).toEqual([422, 'password.wrong', ['oldPswd']]);
    expect((await userOf(user.id)).password_hash).toBe(newer);
  });
});

test('of two last second factors one stays when both are taken away at once', async () => {
  const administrator = await signedInAs(shop, ['administrator']);
  const row = { key: 'SECOND_FACTOR_ROLES', value: 'administrator' };
  await shop.deps.db.insertInto('settings').values(row).execute();
  await shop.deps.settings.refresh();
  const { browser, id } = administrator;
  const { passkeyId } = await withPasskey(browser);
  await shop.deps.db
    .insertInto('totp_secrets')
    .values({ user_id: id, secret_sealed: shop.deps.seal.seal(`totp_secrets/${id}`, 'A'), confirmed_at: new Date() })
    .execute();
  const other = await otherTransaction();
  // Holds whoever has taken a factor away and looked for another, before the end of the transaction.
  await other.query('lock table audit_waiting in share mode');
  const both = [
    call(shop, 'POST', `/sys-common/passkeys/${passkeyId}/remove`, { pwd }, browser),
    call(shop, 'POST', '/sys-common/second-factor/totp/disable', { pwd }, browser),
  ];
  await untilWaiting(2);
  await other.end('rollback');
  const answers = await Promise.all(both);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(answers.map(({ code }) => code)).toContain('secondFactor.last');
});
