import { type TestApp, testApp } from '@onegi/testing/app';
import { Authenticator } from '@onegi/testing/authenticator';
import { A_PASSWORD, aCaptcha, aUser, browserWith, type SignedIn, signedInAs } from '@onegi/testing/factories/accounts';
import { call } from '@onegi/testing/factories/purchases';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { digestOf } from './passwords.ts';
import { createAdmin } from './users/create-admin.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
});
afterAll(() => shop.close());
beforeEach(async () => {
  shop.clock.set('2026-11-21');
  await shop.deps.db.deleteFrom('failed_logins').execute();
  await need([]);
});

type Json = Record<string, unknown>;
type Method = 'GET' | 'POST' | 'PUT';
const pwd = digestOf(A_PASSWORD);
const sys = (method: Method, path: string, body: Json | undefined, user: Pick<SignedIn, 'browser'>) =>
  call(shop, method, `/sys-common${path}`, body, user.browser);
const post = (path: string, body: Json, user: Pick<SignedIn, 'browser'>) => sys('POST', path, body, user);

async function need(roles: string[]) {
  const row = { key: 'SECOND_FACTOR_ROLES', value: roles.join(',') };
  await shop.deps.db
    .insertInto('settings')
    .values(row)
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: row.value }))
    .execute();
  await shop.deps.settings.refresh();
}

const codeNow = (secret: string, stepsAside = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: shop.clock.now().getTime() + stepsAside * 30_000,
  });

async function login(name: string) {
  const body = { userNameOrEmail: name, pwd, ...(await aCaptcha(shop)) };
  return (await call(shop, 'POST', '/sys-common/login-in', body)).data;
}

async function accept(uuid: string, factor: Json = {}) {
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/api/sys-common/accept',
    payload: { uuid, accept: true, ...factor },
  });
  const token = answer.cookies.find((cookie) => cookie.name === 'og_session')?.value ?? '';
  return { status: answer.statusCode, code: answer.json().code, data: answer.json().data, browser: browserWith(token) };
}

async function enrolled() {
  const user = await signedInAs(shop, ['consultant']);
  const { data } = await post('/second-factor/totp', { pwd }, user);
  const confirmed = await post('/second-factor/totp/confirm', { code: codeNow(data.secret, -1) }, user);
  return { user, secret: data.secret as string, codes: confirmed.data.recoveryCodes as string[] };
}

async function withPasskey(user: SignedIn) {
  const key = new Authenticator(shop.deps.config.publicUrl);
  const { data } = await post('/passkeys/options', { pwd }, user);
  const body = { key: data.key, passkey: key.register(data.passkeyOptions.challenge), name: 'My phone' };
  const added = await post('/passkeys', body, user);
  return { key, added, body };
}

describe('an authenticator app', () => {
  test('is enrolled by secret and QR code, and counts once a code confirms it', async () => {
    const user = await signedInAs(shop, ['consultant']);
    expect((await post('/second-factor/totp', { pwd: digestOf('Wrong-2026') }, user)).code).toBe('password.wrong');
    const { data } = await post('/second-factor/totp', { pwd }, user);
    expect(data.otpauthUrl).toMatch(/^otpauth:\/\/totp\/OneGI:user-/);
    expect(data.qrSvg).toMatch(/^<svg/);
    expect((await login(user.email)).secondFactors).toEqual([]);
    const wrong = await post('/second-factor/totp/confirm', { code: '000000' }, user);
    expect([wrong.status, wrong.code]).toEqual([422, 'totp.wrong']);
    const confirmed = await post('/second-factor/totp/confirm', { code: codeNow(data.secret) }, user);
    expect(new Set(confirmed.data.recoveryCodes).size).toBe(10);
    expect((await post('/second-factor/totp', { pwd }, user)).code).toBe('totp.enrolled');
    expect((await sys('GET', '/second-factor', undefined, user)).data).toMatchObject({
      totp: true,
      recoveryCodesLeft: 10,
      required: false,
    });
  });

  test('is asked for at the next login: nobody is signed in without it', async () => {
    const { user, secret } = await enrolled();
    const { uuid, secondFactors } = await login(user.email);
    expect(secondFactors).toEqual(['totp', 'recovery']);
    expect(await accept(uuid)).toMatchObject({ status: 422, code: 'login.secondFactorNeeded' });
    expect(await accept(uuid, { code: '000000' })).toMatchObject({ status: 422, code: 'login.secondFactorWrong' });
    expect(await accept(uuid, { code: codeNow(secret) })).toMatchObject({ status: 200 });
  });

  test('gives codes that are good once, and only for half a minute more', async () => {
    const { user, secret } = await enrolled();
    const code = codeNow(secret);
    expect((await accept((await login(user.email)).uuid, { code })).status).toBe(200);
    const { uuid } = await login(user.email);
    expect((await accept(uuid, { code })).code).toBe('login.secondFactorWrong');
    shop.clock.advance(90);
    expect((await accept(uuid, { code: codeNow(secret, -2) })).code).toBe('login.secondFactorWrong');
    expect((await accept(uuid, { code: codeNow(secret, -1) })).status).toBe(200);
  });

  test('locks after five wrong codes, over however many logins', async () => {
    const { user, secret } = await enrolled();
    for (let i = 0; i < 5; i++) await accept((await login(user.email)).uuid, { code: '000000' });
    const { uuid } = await login(user.email);
    expect((await accept(uuid, { code: codeNow(secret) })).code).toBe('login.locked');
  });

  test('that fails is written down with the user whose login it was, also when it locks', async () => {
    const { user } = await enrolled();
    await post('/second-factor/totp/disable', { pwd: digestOf('Wrong-2026') }, user);
    for (let i = 0; i < 5; i++) await accept((await login(user.email)).uuid, { code: '000000' });
    const rows = await shop.deps.db
      .selectFrom('audit_waiting')
      .select(['action', 'object_name', 'after_facts'])
      .where('object_id', '=', user.id)
      .where('action', 'in', ['account.signInFailed', 'account.locked'])
      .execute();
    const methodsOf = (action: string) =>
      rows.filter((row) => row.action === action).map(({ after_facts }) => JSON.parse(after_facts ?? '{}').method);
    expect(methodsOf('account.signInFailed').sort()).toEqual(['passwordAgain', ...Array(4).fill('secondFactor')]);
    expect(methodsOf('account.locked')).toEqual(['secondFactor']);
    expect(new Set(rows.map(({ object_name }) => object_name))).toEqual(new Set([user.employeeId]));
  });

  test('that is lost is replaced by a recovery code, each good once', async () => {
    const { user, codes } = await enrolled();
    const recoveryCode = (codes[3] ?? '').toUpperCase().replace('-', ' ');
    expect((await accept((await login(user.email)).uuid, { recoveryCode })).status).toBe(200);
    const again = await accept((await login(user.email)).uuid, { recoveryCode });
    expect(again.code).toBe('login.secondFactorWrong');
    const renewed = await post('/second-factor/recovery-codes', { pwd }, user);
    expect(renewed.data.recoveryCodes).toHaveLength(10);
    const old = await accept((await login(user.email)).uuid, { recoveryCode: codes[4] });
    expect(old.code).toBe('login.secondFactorWrong');
  });

  test('is taken away with the password, and its recovery codes with it', async () => {
    const { user } = await enrolled();
    expect((await post('/second-factor/totp/disable', { pwd: digestOf('Wrong-2026') }, user)).code).toBe(
      'password.wrong',
    );
    expect((await post('/second-factor/totp/disable', { pwd }, user)).status).toBe(200);
    expect((await login(user.email)).secondFactors).toEqual([]);
    expect((await sys('GET', '/second-factor', undefined, user)).data.recoveryCodesLeft).toBe(0);
    expect((await post('/second-factor/recovery-codes', { pwd }, user)).code).toBe('secondFactor.missing');
  });

  test('keeps its secret sealed', async () => {
    const { secret } = await enrolled();
    const { rows } = await shop.database.pool.query('select t::text as row from totp_secrets t');
    for (const { row } of rows) expect(row).not.toContain(Buffer.from(secret).toString('hex'));
  });
});

describe('a role that needs a second factor', () => {
  test('is let in to set one up, and to nothing else before', async () => {
    await need(['administrator']);
    const user = await aUser(shop, { roles: ['administrator'] });
    const entered = await accept((await login(user.email)).uuid);
    expect(entered.data).toMatchObject({ showSecondFactorPage: true, showChangePswPage: false });
    const refused = await call(shop, 'POST', '/sys/users/list', {}, entered.browser);
    expect([refused.status, refused.code]).toEqual([403, 'secondFactor.required']);
    const { data } = await post('/second-factor/totp', { pwd }, entered);
    await post('/second-factor/totp/confirm', { code: codeNow(data.secret) }, entered);
    expect((await call(shop, 'POST', '/sys/users/list', {}, entered.browser)).status).toBe(200);
    const last = await post('/second-factor/totp/disable', { pwd }, entered);
    expect([last.status, last.code]).toEqual([409, 'secondFactor.last']);
    expect((await sys('GET', '/second-factor', undefined, entered)).data.totp).toBe(true);
  });

  test('that is given to somebody who is signed in asks for it at once', async () => {
    await need(['officer']);
    const user = await signedInAs(shop, ['consultant']);
    const menus = () => sys('GET', '/me', undefined, user);
    expect((await menus()).data.limitedTo).toBe(null);
    await shop.deps.db.insertInto('user_roles').values({ user_id: user.id, role: 'officer' }).execute();
    shop.deps.sessions.forget(user.id);
    expect((await menus()).data.limitedTo).toBe('secondFactor');
  });

  test('is no matter to other roles', async () => {
    await need(['administrator']);
    const user = await aUser(shop, { roles: ['consultant'] });
    expect((await accept((await login(user.email)).uuid)).data).toMatchObject({ showSecondFactorPage: false });
  });
});

describe('an administrator of real data', () => {
  let real: TestApp;
  beforeAll(async () => {
    real = await testApp({ config: { demo: false } });
  });
  afterAll(() => real.close());

  test('whom the command made is led to a second factor at the first login, and can do nothing else before', async () => {
    const email = 'first.administrator@brokerage.example';
    await createAdmin(real.deps, { email, name: 'First Administrator', employeeId: 'ADM1', password: A_PASSWORD });
    const body = { userNameOrEmail: email, pwd, ...(await aCaptcha(real)) };
    const { uuid } = (await call(real, 'POST', '/sys-common/login-in', body)).data;
    const accepted = await real.app.inject({
      method: 'POST',
      url: '/api/sys-common/accept',
      payload: { uuid, accept: true },
    });
    expect(accepted.json().data).toMatchObject({ showSecondFactorPage: true });
    const token = accepted.cookies.find(({ name }) => name === 'og_session')?.value ?? '';
    const ask = (method: Method, path: string, body?: Json) => call(real, method, path, body, browserWith(token));
    expect((await ask('GET', '/sys-common/me')).data.limitedTo).toBe('secondFactor');
    for (const path of ['/sys/users/list', '/sys/users/invite', '/sys/users/suspend']) {
      const refused = await ask('POST', path, {});
      expect([path, refused.status, refused.code]).toEqual([path, 403, 'secondFactor.required']);
    }
    const { data } = await ask('POST', '/sys-common/second-factor/totp', { pwd });
    await ask('POST', '/sys-common/second-factor/totp/confirm', { code: codeNow(data.secret) });
    expect((await ask('POST', '/sys/users/list', {})).status).toBe(200);
    expect((await ask('POST', '/sys-common/second-factor/totp/disable', { pwd })).code).toBe('secondFactor.last');
  });

  test('keeps no session that is older than the rule', async () => {
    const user = await signedInAs(real, ['administrator']);
    const refused = await call(real, 'POST', '/sys/users/list', {}, user.browser);
    expect([refused.status, refused.code]).toEqual([403, 'secondFactor.required']);
  });

  test('may be let off by no setting', async () => {
    expect(real.deps.settings.current().SECOND_FACTOR_ROLES).toEqual([]);
    const { browser } = await signedInAs(real, ['administrator']);
    expect((await call(real, 'GET', '/sys-common/second-factor', undefined, browser)).data.required).toBe(true);
  });
});

describe('a passkey', () => {
  test('signs in by itself, the terms still to be accepted', async () => {
    const user = await signedInAs(shop, ['consultant']);
    const { key, added } = await withPasskey(user);
    expect(added.data).toMatchObject({ name: 'My phone' });
    const { data: offer } = await call(shop, 'POST', '/sys-common/passkey-login/options', {});
    const body = { key: offer.key, passkey: key.sign(offer.passkeyOptions.challenge) };
    const step = await call(shop, 'POST', '/sys-common/passkey-login', body);
    expect(step.data.secondFactors).toEqual([]);
    const { browser } = await accept(step.data.uuid);
    expect((await call(shop, 'GET', '/sys-common/me', undefined, browser)).data.id).toBe(user.id);
    expect((await call(shop, 'POST', '/sys-common/passkey-login', body)).code).toBe('passkey.refused');
  });

  test('is a second factor beside the password', async () => {
    const user = await signedInAs(shop, ['consultant']);
    const { key } = await withPasskey(user);
    const { uuid, secondFactors, passkeyOptions } = await login(user.email);
    expect(secondFactors).toEqual(['passkey']);
    const stranger = new Authenticator(shop.deps.config.publicUrl);
    expect((await accept(uuid, { passkey: stranger.sign(passkeyOptions.challenge) })).code).toBe(
      'login.secondFactorWrong',
    );
    expect((await accept(uuid, { passkey: key.sign(passkeyOptions.challenge) })).status).toBe(200);
  });

  test.each([
    ['another challenge', async (key: Authenticator) => key.sign('c29tZXRoaW5nLWVsc2U')],
    [
      'without finger or PIN',
      async (key: Authenticator, challenge: string) => key.sign(challenge, { isVerified: false }),
    ],
    [
      'of another site',
      async (_: Authenticator, challenge: string) => new Authenticator('https://evil.example').sign(challenge),
    ],
    ['that is no answer', async () => ({ id: 5, response: 'x' })],
    ['that PostgreSQL cannot take', async () => ({ id: '\u0000' })],
  ])('for %s opens nothing', async (_, answerOf) => {
    const { key } = await withPasskey(await signedInAs(shop, ['consultant']));
    const { data: offer } = await call(shop, 'POST', '/sys-common/passkey-login/options', {});
    const passkey = await answerOf(key, offer.passkeyOptions.challenge);
    const refused = await call(shop, 'POST', '/sys-common/passkey-login', { key: offer.key, passkey });
    expect([refused.status, refused.code]).toEqual([422, 'passkey.refused']);
  });

  test('does not get round a lock, nor in after a suspension', async () => {
    const user = await signedInAs(shop, ['consultant']);
    const { key } = await withPasskey(user);
    const enter = async () => {
      const { data: offer } = await call(shop, 'POST', '/sys-common/passkey-login/options', {});
      const body = { key: offer.key, passkey: key.sign(offer.passkeyOptions.challenge) };
      return (await call(shop, 'POST', '/sys-common/passkey-login', body)).code;
    };
    for (let i = 0; i < 5; i++) {
      const body = { userNameOrEmail: user.email, pwd: digestOf('Wrong-2026'), ...(await aCaptcha(shop)) };
      await call(shop, 'POST', '/sys-common/login-in', body);
    }
    expect(await enter()).toBe('login.locked');
    shop.clock.advance(901);
    expect(await enter()).toBeUndefined();
    await shop.deps.db.updateTable('users').set({ state: 'suspended' }).where('id', '=', user.id).execute();
    expect(await enter()).toBe('passkey.refused');
  });

  test('is made once for its own challenge, and for nobody else', async () => {
    const [ann, bob] = [await signedInAs(shop, ['consultant']), await signedInAs(shop, ['consultant'])];
    const { body } = await withPasskey(ann);
    expect((await post('/passkeys', body, ann)).code).toBe('passkey.refused');
    const { data } = await post('/passkeys/options', { pwd }, ann);
    const key = new Authenticator(shop.deps.config.publicUrl);
    const stolen = { key: data.key, passkey: key.register(data.passkeyOptions.challenge), name: 'x' };
    expect((await post('/passkeys', stolen, bob)).code).toBe('passkey.refused');
  });

  test('of an id that no passkey can have is a failure like any other', async () => {
    const { data: offer } = await call(shop, 'POST', '/sys-common/passkey-login/options', {});
    await call(shop, 'POST', '/sys-common/passkey-login', { key: offer.key, passkey: { id: '\u0000' } });
    const counted = await shop.deps.db.selectFrom('failed_logins').select('failures').execute();
    expect(counted).toEqual([{ failures: 1 }]);
  });

  test.each([
    ['that is no list', 'usb'],
    ['that nobody knows', ['\u0000', 7, 'usb', 'toString']],
  ])('with a way to reach it %s keeps the known ones alone', async (_, transports) => {
    const user = await signedInAs(shop, ['consultant']);
    const { data } = await post('/passkeys/options', { pwd }, user);
    const answer = new Authenticator(shop.deps.config.publicUrl).register(data.passkeyOptions.challenge);
    const passkey = { ...answer, response: { ...(answer.response as Json), transports } };
    const added = await post('/passkeys', { key: data.key, passkey, name: 'My key' }, user);
    expect(added.status).toBe(200);
    const [row] = await shop.deps.db.selectFrom('passkeys').selectAll().where('user_id', '=', user.id).execute();
    expect(row?.transports).toEqual(Array.isArray(transports) ? ['usb'] : []);
  });

  test('is taken away by its owner alone', async () => {
    const [ann, bob] = [await signedInAs(shop, ['consultant']), await signedInAs(shop, ['consultant'])];
    const { added } = await withPasskey(ann);
    const remove = (id: string, user: SignedIn, password = pwd) =>
      post(`/passkeys/${id}/remove`, { pwd: password }, user);
    const foreign = await remove(added.data.id, bob);
    const missing = await remove('00000000-0000-4000-8000-000000000000', bob);
    expect([foreign.status, foreign]).toEqual([404, missing]);
    expect((await remove(added.data.id, ann, digestOf('Another-2026'))).code).toBe('password.wrong');
    expect((await remove(added.data.id, ann)).status).toBe(200);
    expect((await login(ann.email)).secondFactors).toEqual([]);
  });
});
