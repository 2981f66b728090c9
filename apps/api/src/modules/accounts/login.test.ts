import { acceptLogin, loginIn } from '@onegi/contract/calls/accounts/sign-in';
import { type TestApp, testApp } from '@onegi/testing/app';
import { A_PASSWORD, aCaptcha, aUser, browserWith, ownPage, type TestUser } from '@onegi/testing/factories/accounts';
import { call } from '@onegi/testing/factories/purchases';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { digestOf } from './passwords.ts';
import { giveTemporaryPassword } from './temporary-passwords.ts';

/** The real argon2, counted: a stopwatch would measure the machine's other work. */
const verifications = vi.hoisted(() => ({ count: 0 }));
vi.mock('@node-rs/argon2', async (importOriginal) => {
  const real = await importOriginal<typeof import('@node-rs/argon2')>();
  return {
    ...real,
    verify: (...given: Parameters<typeof real.verify>) => {
      verifications.count += 1;
      return real.verify(...given);
    },
  };
});

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
});
afterAll(() => shop.close());
beforeEach(async () => {
  shop.clock.set('2026-11-21');
  await shop.deps.db.deleteFrom('failed_logins').execute();
});

type Headers = Record<string, string>;
const wire = {
  captcha: loginIn.body.wireName('captcha'),
  captchaKey: loginIn.body.wireName('captchaKey'),
  email: acceptLogin.answer.wireName('userEmail'),
};

async function login(name: string, password = A_PASSWORD, headers: Headers = {}, changes: Headers = {}) {
  const body = { userNameOrEmail: name, pwd: digestOf(password), ...(await aCaptcha(shop)), ...changes };
  return call(shop, 'POST', '/sys-common/login-in', body, headers);
}

async function accept(uuid: string, headers: Headers = {}) {
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/api/sys-common/accept',
    headers,
    payload: { uuid, accept: true },
  });
  const cookie = answer.cookies.find(({ name }) => name === 'og_session');
  return { status: answer.statusCode, ...answer.json(), cookie, token: cookie?.value ?? '' };
}

async function signIn(user: TestUser, headers: Headers = {}) {
  const { data } = await login(user.email, A_PASSWORD, headers);
  return accept(data.uuid, headers);
}

const me = (headers: Headers = {}) => call(shop, 'GET', '/sys-common/me', undefined, headers);

describe('a login', () => {
  test('takes two steps: the password, then the terms, and only then somebody is signed in [C-2.1-01]', async () => {
    const user = await aUser(shop, { roles: ['consultant', 'BK'], consultantCodes: ['TR1', 'TR2'], unit: 'Wealth A' });
    const first = await login(user.email);
    expect([first.status, first.msg, first.msgC, first.data.secondFactors]).toEqual([200, 'Success', '成功', []]);
    expect((await me()).data.signedIn).toBe(false);
    const second = await accept(first.data.uuid);
    expect(second.status).toBe(200);
    expect(second.data).toMatchObject({ [wire.email]: user.email, showChangePswPage: false });
    expect(second.cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
    expect((await me(browserWith(second.token))).data).toMatchObject({
      signedIn: true,
      id: user.id,
      roles: expect.arrayContaining(['BK', 'consultant']),
      trCodes: ['TR1', 'TR2'],
      unit: 'Wealth A',
      limitedTo: null,
    });
  });

  test.each(['the e-mail in capitals', 'the login ID in capitals'])('takes %s', async (what) => {
    const user = await aUser(shop);
    const name = what.includes('e-mail') ? user.email : user.loginId;
    expect((await login(name.toUpperCase())).status).toBe(200);
  });

  test('ends once the terms are five minutes late', async () => {
    const user = await aUser(shop);
    const { data } = await login(user.email);
    shop.clock.advance(301);
    expect(await accept(data.uuid)).toMatchObject({ status: 410, code: 'login.stepOver', cookie: undefined });
  });

  test('is accepted once: a second accept, an invented step and a refusal open nothing', async () => {
    const user = await aUser(shop);
    const { data } = await login(user.email);
    const both = await Promise.all([accept(data.uuid), accept(data.uuid), accept(data.uuid)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 410, 410]);
    expect(await accept('made-up-step')).toMatchObject({ status: 410, code: 'login.stepOver' });
    const next = await login(user.email);
    const declined = await call(shop, 'POST', '/sys-common/accept', { uuid: next.data.uuid, accept: false });
    expect([declined.status, declined.fields]).toEqual([400, ['accept']]);
  });

  test('keeps nothing readable: no row holds the token, the step, the digits or the password', async () => {
    const user = await aUser(shop);
    const first = await login(user.email);
    const { token } = await accept(first.data.uuid);
    const tables = ['sessions', 'login_steps', 'users', 'captchas', 'failed_logins'];
    for (const table of tables) {
      const { rows } = await shop.database.pool.query(`select t::text as row from ${table} t`);
      const text = rows.map(({ row }) => row).join('\n');
      for (const secret of [token, first.data.uuid, digestOf(A_PASSWORD), user.email]) {
        const hex = Buffer.from(secret).toString('hex');
        expect(text.includes(secret) || text.includes(hex), `${table} holds ${secret}`).toBe(false);
      }
    }
  });
});

describe('a captcha', () => {
  test('is a picture, or a question in both languages for who cannot see it', async () => {
    const picture = (await call(shop, 'GET', '/common/captcha')).data;
    expect(picture.image).toMatch(/^data:image\/png;base64,iVBOR/);
    const words = (await call(shop, 'GET', '/common/captcha?kind=words')).data;
    expect(words.image).toBeUndefined();
    expect(words.question).toMatch(/four digits .*(zero|one|two|three|four|five|six|seven|eight|nine)/);
    expect(words.question9).toMatch(/四個數字/);
    expect(`${words.question}${words.question9}`).not.toMatch(/\d/);
  });

  test('that is wrong, old or used is refused, and serves no second time [C-2.1-02]', async () => {
    const user = await aUser(shop);
    const wrong = await aCaptcha(shop);
    const first = await login(user.email, A_PASSWORD, {}, { ...wrong, [wire.captcha]: '4321' });
    expect([first.status, first.code, first.fields]).toEqual([422, 'captcha.wrong', [wire.captcha]]);
    expect((await login(user.email, A_PASSWORD, {}, wrong)).code).toBe('captcha.wrong');
    const used = await aCaptcha(shop);
    expect((await login(user.email, A_PASSWORD, {}, used)).status).toBe(200);
    expect((await login(user.email, A_PASSWORD, {}, used)).code).toBe('captcha.wrong');
    const old = await aCaptcha(shop);
    shop.clock.advance(301);
    expect((await login(user.email, A_PASSWORD, {}, old)).code).toBe('captcha.wrong');
  });

  test.each([
    ['', 'The verification code cannot be empty'],
    ['12', 'The verification code has four digits'],
    ['abcd', 'The verification code has four digits'],
  ])('of "%s" is told what it lacks', async (digits, text) => {
    const answer = await login('a@example.com', A_PASSWORD, {}, { [wire.captcha]: digits });
    expect([answer.status, answer.fieldTexts[wire.captcha]?.msg]).toEqual([400, text]);
    expect(answer.fieldTexts[wire.captcha]?.msgC).toMatch(/\p{Script=Han}/u);
  });
});

describe('failures', () => {
  test('say the same of a wrong password, an unknown user and one who is suspended', async () => {
    const user = await aUser(shop);
    const gone = await aUser(shop);
    await shop.deps.db.updateTable('users').set({ state: 'suspended' }).where('id', '=', gone.id).execute();
    const answers = [
      await login(user.email, 'Wrong-2026'),
      await login('nobody@example.com', 'Wrong-2026'),
      await login(gone.email),
    ];
    for (const { status, code, msg, msgC } of answers) {
      expect([status, code, msg, msgC]).toEqual([401, 'login.refused', answers[0]?.msg, answers[0]?.msgC]);
    }
  });

  test('cost an unknown user the same slow verification, and somebody with a temporary password no second one', async () => {
    const [user, forgetful] = [await aUser(shop), await aUser(shop)];
    await shop.deps.db.transaction().execute((tx) => giveTemporaryPassword(shop.deps, tx, forgetful.id));
    await login('somebody@example.com', 'Wrong-2026');
    for (const name of [user.email, 'nobody@example.com', forgetful.email]) {
      verifications.count = 0;
      await login(name, 'Wrong-2026');
      expect([name, verifications.count]).toEqual([name, 1]);
    }
  });

  test.each(['a user', 'a name that nobody has'])('lock %s after five, for 15 minutes, whoever asks', async (who) => {
    const user = await aUser(shop);
    const name = who === 'a user' ? user.email : 'nobody@example.com';
    for (let i = 0; i < 4; i++) expect((await login(name, 'Wrong-2026')).code).toBe('login.refused');
    const began = performance.now();
    expect((await login(name, 'Wrong-2026')).code).toBe('login.locked');
    // What it takes to write a mail to a user cannot be felt.
    expect(performance.now() - began).toBeGreaterThan(145);
    const right = await login(name);
    expect([right.status, right.code]).toEqual([423, 'login.locked']);
    expect(right.msg).toContain('15 minutes');
    shop.clock.advance(15 * 60 + 1);
    expect((await login(name)).status).toBe(who === 'a user' ? 200 : 401);
  });

  test('lock by e-mail and by login ID alike, and are forgotten by a success', async () => {
    const user = await aUser(shop);
    for (let i = 0; i < 4; i++) await login(i % 2 ? user.email : user.loginId, 'Wrong-2026');
    expect((await login(user.loginId)).status).toBe(200);
    for (let i = 0; i < 4; i++) await login(user.email, 'Wrong-2026');
    expect((await login(user.email)).status).toBe(200);
  });

  test('sent all at once are counted as they come: five are judged', async () => {
    const user = await aUser(shop);
    const answers = await Promise.all(Array.from({ length: 12 }, () => login(user.email, 'Wrong-2026')));
    expect(answers.filter(({ code }) => code === 'login.refused')).toHaveLength(4);
    expect((await login(user.email)).code).toBe('login.locked');
  });

  test('leave the sessions of the locked user alone, who is told by mail', async () => {
    const user = await aUser(shop, { language: 'zh-Hant' });
    const { token } = await signIn(user);
    for (let i = 0; i < 6; i++) await login(user.email, 'Wrong-2026');
    expect((await me(browserWith(token))).data.signedIn).toBe(true);
    const { data: mails } = await call(shop, 'GET', '/demo/outbox');
    const mail = mails.find(({ to }: { to: string }) => to === user.email);
    expect(mail.subject).toBe('你的帳戶已鎖定 15 分鐘');
    expect(mails.filter(({ to }: { to: string }) => to === user.email)).toHaveLength(1);
  });

  test('of one address stop that address before it can lock everybody, and no header moves it', async () => {
    const users = await Promise.all(Array.from({ length: 6 }, () => aUser(shop)));
    for (const user of users.slice(0, 5)) {
      for (let i = 0; i < 4; i++) {
        await login(user.email, 'Wrong-2026', { 'x-forwarded-for': `10.0.0.${i}`, forwarded: `for=10.0.0.${i}` });
      }
    }
    const last = users[5] as TestUser;
    expect((await login(last.email, 'Wrong-2026', { 'x-forwarded-for': '10.9.9.9' })).code).toBe('login.addressLocked');
    const elsewhere = await shop.app.inject({
      method: 'POST',
      url: '/api/sys-common/login-in',
      remoteAddress: '203.0.113.9',
      payload: { userNameOrEmail: last.email, pwd: digestOf(A_PASSWORD), ...(await aCaptcha(shop)) },
    });
    expect(elsewhere.statusCode).toBe(200);
  });
});

describe('a session', () => {
  test('is a new one at every login: a token that somebody planted is worth nothing, before and after', async () => {
    const user = await aUser(shop);
    const planted = 'A'.repeat(43);
    const { data } = await login(user.email, A_PASSWORD, browserWith(planted));
    const { token } = await accept(data.uuid, browserWith(planted));
    expect(token).not.toBe(planted);
    expect((await me(browserWith(planted))).data.signedIn).toBe(false);
    const again = await accept((await login(user.email, A_PASSWORD, browserWith(token))).data.uuid, browserWith(token));
    expect((await me(browserWith(token))).data.signedIn).toBe(false);
    expect((await me(browserWith(again.token))).data.signedIn).toBe(true);
  });

  test('that was stolen is worthless after the logout', async () => {
    const { token } = await signIn(await aUser(shop));
    const stolen = browserWith(token);
    expect((await me(stolen)).data.signedIn).toBe(true);
    const out = await call(shop, 'POST', '/sys-common/logout', {}, stolen);
    expect(out.status).toBe(200);
    expect((await me(stolen)).data.signedIn).toBe(false);
    const answer = await call(shop, 'GET', '/sys-common/sessions', undefined, stolen);
    expect([answer.status, answer.code]).toEqual([401, 'session.ended']);
  });

  test('ends unused after half an hour, and at the latest after twelve', async () => {
    const { token } = await signIn(await aUser(shop));
    shop.clock.advance(29 * 60);
    expect((await me(browserWith(token))).data.signedIn).toBe(true);
    shop.clock.advance(31 * 60);
    expect((await me(browserWith(token))).data.signedIn).toBe(false);
    const other = await signIn(await aUser(shop));
    for (let i = 0; i < 29; i++) {
      shop.clock.advance(25 * 60);
      if (i < 28)
        expect((await me(browserWith(other.token))).data.signedIn, `after ${(i + 1) * 25} minutes`).toBe(true);
    }
    expect((await me(browserWith(other.token))).data.signedIn).toBe(false);
  });

  test('is told of by mail where it begins at a new place', async () => {
    const user = await aUser(shop);
    const chrome = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537 Chrome/142.0 Safari/537' };
    const phone = { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 19) AppleWebKit/605 Version/19 Safari/604' };
    await signIn(user, chrome);
    await signIn(user, chrome);
    const mailsTo = async () =>
      (await call(shop, 'GET', '/demo/outbox')).data.filter(({ to }: { to: string }) => to === user.email);
    expect(await mailsTo()).toEqual([]);
    const { token } = await signIn(user, phone);
    const [mail] = await mailsTo();
    expect(mail.text).toContain('Safari on iPhone');
    const { data } = await call(shop, 'GET', '/sys-common/sessions', undefined, browserWith(token));
    expect(data.map(({ agent, current }: { agent: string; current: boolean }) => [agent, current])).toEqual([
      ['Safari on iPhone', true],
      ['Chrome on Windows', false],
      ['Chrome on Windows', false],
    ]);
  });

  test('is revoked by its owner alone; the others stay', async () => {
    const [ann, bob] = [await aUser(shop), await aUser(shop)];
    const [here, there, bobs] = [await signIn(ann), await signIn(ann), await signIn(bob)];
    const listed = async (token: string) =>
      (await call(shop, 'GET', '/sys-common/sessions', undefined, browserWith(token))).data;
    const other = (await listed(here.token)).find(({ current }: { current: boolean }) => !current).id;
    const remove = (id: string, token: string) =>
      shop.app.inject({ method: 'DELETE', url: `/api/sys-common/sessions${id}`, headers: browserWith(token) });
    const foreign = await remove(`/${other}`, bobs.token);
    const missing = await remove('/00000000-0000-4000-8000-000000000000', bobs.token);
    expect([foreign.statusCode, foreign.body]).toEqual([404, missing.body]);
    expect((await remove(`/${other}`, here.token)).statusCode).toBe(200);
    expect((await me(browserWith(there.token))).data.signedIn).toBe(false);
    const third = await signIn(ann);
    expect((await remove('', here.token)).json().data).toEqual({ ended: 1 });
    expect((await me(browserWith(third.token))).data.signedIn).toBe(false);
    expect((await me(browserWith(here.token))).data.signedIn).toBe(true);
    expect(await listed(bobs.token)).toHaveLength(1);
  });
});

describe('a page of another site', () => {
  test.each([
    ['its site', { 'sec-fetch-site': 'cross-site' }],
    ['a neighbour', { 'sec-fetch-site': 'same-site' }],
    ['its origin', { origin: 'https://evil.example' }],
    ['a hidden origin', { origin: 'null' }],
    ['nothing', {}],
  ])('that tells %s cannot use the cookie to change anything', async (_, headers: Headers) => {
    const { token } = await signIn(await aUser(shop));
    const cookie = { cookie: `og_session=${token}` };
    const refused = await call(shop, 'POST', '/sys-common/logout', {}, { ...cookie, ...headers });
    expect([refused.status, refused.code]).toEqual([403, 'request.foreignOrigin']);
    expect((await me(cookie)).data.signedIn).toBe(true);
  });

  test('cannot sign anybody in as its own user', async () => {
    const user = await aUser(shop);
    const { data } = await login(user.email);
    expect(await accept(data.uuid, { origin: 'https://evil.example' })).toMatchObject({
      status: 403,
      code: 'request.foreignOrigin',
      cookie: undefined,
    });
    expect((await accept(data.uuid, ownPage)).status).toBe(200);
  });

  test('is no matter for a bearer token, which no browser sends by itself', async () => {
    const { token } = await signIn(await aUser(shop));
    const bearer = { authorization: `Bearer ${token}` };
    expect((await me(bearer)).data.signedIn).toBe(true);
    expect((await call(shop, 'POST', '/sys-common/logout', {}, bearer)).status).toBe(200);
    expect((await me(bearer)).data.signedIn).toBe(false);
  });
});
