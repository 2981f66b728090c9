import { randomBytes } from 'node:crypto';
import { loginIn } from '@onegi/contract/calls/accounts/sign-in';
import { type TestApp, testApp } from '@onegi/testing/app';
import { A_PASSWORD, aCaptcha, aSession, aUser, browserWith, ownPage } from '@onegi/testing/factories/accounts';
import { type Answer, call } from '@onegi/testing/factories/purchases';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { digestOf } from './passwords.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
});
afterAll(() => shop.close());
beforeEach(async () => {
  shop.clock.set('2026-11-21');
  for (const table of ['failed_logins', 'rate_limit_hits'] as const) await shop.deps.db.deleteFrom(table).execute();
});

type Json = Record<string, unknown>;
const word = () => randomBytes(4).toString('hex').toUpperCase();
const post = (path: string, body: Json, headers = {}) => call(shop, 'POST', `/sys-common${path}`, body, headers);

async function mailsTo(address: string): Promise<{ subject: string; text: string }[]> {
  const { data } = await call(shop, 'GET', '/demo/outbox');
  return data.filter(({ to }: { to: string }) => to === address);
}

const login = async (name: string, password: string) =>
  post('/login-in', { userNameOrEmail: name, pwd: digestOf(password), ...(await aCaptcha(shop)) });

/** Signs in all the way; answers the browser's headers and what accept said. */
async function signIn(name: string, password: string) {
  const { data } = await login(name, password);
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/api/sys-common/accept',
    payload: { uuid: data.uuid, accept: true },
  });
  const token = answer.cookies.find((cookie) => cookie.name === 'og_session')?.value ?? '';
  return { status: answer.statusCode, data: answer.json().data, code: answer.json().code, browser: browserWith(token) };
}

describe('the first login', () => {
  const invited = async () => {
    const licenceOnRecord = `IA${word()}`;
    const user = await aUser(shop, { isInvited: true, licenceOnRecord, language: 'zh-Hant', nameZh: '陳大文' });
    return { user, form: { employeeId: user.employeeId, iaLicenseId: licenceOnRecord, email: user.email } };
  };
  const codeOf = async (email: string) => /\b\d{6}\b/.exec((await mailsTo(email))[0]?.text ?? '')?.[0] ?? '';
  const setPassword = (form: Json, code: string, pwd = 'Chosen-2026', rePswd = pwd) =>
    post('/update-pwd', { ...form, code, pwd, rePswd });

  test('goes by a mailed code to a password of one’s own [C-2.1-04]', async () => {
    const { user, form } = await invited();
    expect((await login(user.email, 'Chosen-2026')).code).toBe('login.refused');
    const sent = await post('/login-send-code', form);
    expect([sent.status, sent.msgC]).toEqual([200, expect.stringContaining('2 分鐘')]);
    const [mail] = await mailsTo(user.email);
    expect(mail?.subject).toBe('你的一次性驗證碼');
    expect(mail?.text).toContain('陳大文');
    const code = await codeOf(user.email);
    expect((await post('/verify-code', { ...form, code })).status).toBe(200);
    expect((await setPassword(form, code)).status).toBe(200);
    expect((await signIn(user.email, 'Chosen-2026')).data).toMatchObject({ showChangePswPage: false });
    expect((await setPassword(form, code, 'Stolen-2026')).code).toBe('code.over');
  });

  test('answers alike when a detail fits nobody, and sends nothing', async () => {
    const { user, form } = await invited();
    const active = await aUser(shop, { licenceOnRecord: 'IA7' });
    const right = await post('/login-send-code', form);
    for (const wrong of [
      { ...form, employeeId: 'E0' },
      { ...form, iaLicenseId: 'IA0' },
      { ...form, email: 'other@example.com' },
      { employeeId: active.employeeId, iaLicenseId: 'IA7', email: active.email },
    ]) {
      const began = performance.now();
      const answer = await post('/login-send-code', wrong);
      expect(performance.now() - began).toBeGreaterThan(200);
      expect([answer.status, answer.msg, answer.data]).toEqual([right.status, right.msg, right.data]);
      expect((await post('/verify-code', { ...wrong, code: '123456' })).code).toBe('code.wrong');
    }
    expect(await mailsTo(active.email)).toEqual([]);
    expect(await mailsTo('other@example.com')).toEqual([]);
    expect(await mailsTo(user.email)).toHaveLength(1);
  });

  test('gives another code after 120 seconds, and says how long to wait [C-2.1-04]', async () => {
    const { user, form } = await invited();
    await post('/login-send-code', form);
    const first = await codeOf(user.email);
    shop.clock.advance(50);
    const early = await post('/login-send-code', form);
    expect([early.status, early.code, early.msg]).toEqual([429, 'code.tooSoon', expect.stringContaining('70 seconds')]);
    shop.clock.advance(70);
    expect((await post('/login-send-code', form)).status).toBe(200);
    expect(await mailsTo(user.email)).toHaveLength(2);
    const second = await codeOf(user.email);
    if (second !== first) expect((await post('/verify-code', { ...form, code: first })).code).toBe('code.wrong');
    expect((await post('/verify-code', { ...form, code: second })).status).toBe(200);
  });

  test('refuses a code after two minutes, and any code after five wrong ones [C-2.1-04]', async () => {
    const { user, form } = await invited();
    await post('/login-send-code', form);
    const late = await codeOf(user.email);
    shop.clock.advance(121);
    expect(await post('/verify-code', { ...form, code: late })).toMatchObject({ status: 410, code: 'code.over' });
    await post('/login-send-code', form);
    const code = await codeOf(user.email);
    const wrong = code === '000000' ? '000001' : '000000';
    const answers: Answer[] = [];
    for (let i = 0; i < 6; i++) answers.push(await post('/verify-code', { ...form, code: wrong }));
    expect(answers.map((answer) => answer.code)).toEqual([...Array(5).fill('code.wrong'), 'code.over']);
    expect((await post('/verify-code', { ...form, code })).code).toBe('code.over');
  });

  test('wants the code checked first, and the password within ten minutes', async () => {
    const { user, form } = await invited();
    await post('/login-send-code', form);
    const code = await codeOf(user.email);
    expect((await setPassword(form, code)).code).toBe('code.over');
    await post('/verify-code', { ...form, code });
    shop.clock.advance(601);
    expect((await setPassword(form, code)).code).toBe('code.over');
    expect((await login(user.email, 'Chosen-2026')).code).toBe('login.refused');
  });

  test.each([
    [{ employeeId: '' }, 'employeeId', 'Employee ID cant be empty'],
    [{ iaLicenseId: undefined }, 'iaLicenseId', 'IA Licence No. cant be empty'],
    [{ email: '' }, 'email', 'Email cant be empty'],
    [{ email: 'nobody' }, 'email', 'E-mail must be valid'],
    [{ pwd: '' }, 'pwd', 'Password cant be empty'],
    [
      { pwd: 'short1A' },
      'pwd',
      'Must be a minimum of 8 characters and contains at least two letters with one uppercase letter',
    ],
    [
      { pwd: 'lowercase-2026' },
      'pwd',
      'Must be a minimum of 8 characters and contains at least two letters with one uppercase letter',
    ],
    [
      { pwd: 'NoDigitsHere' },
      'pwd',
      'Must be a minimum of 8 characters and contains at least two letters with one uppercase letter',
    ],
    [{ pwd: `Aa1${'x'.repeat(18)}` }, 'pwd', 'Please use at most 20 characters'],
    [{ rePswd: 'Another-2026' }, 'rePswd', 'The confirmation password is inconsistent with the new password'],
  ])('with %j says what is wrong on its field', async (change: Json, field, text) => {
    const body = { employeeId: 'E1', iaLicenseId: 'IA1', email: 'a@example.com', code: '123456' };
    const answer = await post('/update-pwd', { ...body, pwd: 'Chosen-2026', rePswd: 'Chosen-2026', ...change });
    expect([answer.status, answer.fieldTexts[field]?.msg]).toEqual([400, text]);
    expect(answer.fieldTexts[field]?.msgC).toMatch(/\p{Script=Han}/u);
  });
});

describe('a forgotten password', () => {
  const check = (userId: string) => post('/password/verify-user', { userId });
  const send = (userId: string, email: string) => post('/password/verify-user/send-mail', { userId, email });
  const temporaryOf = async (email: string) =>
    /Temporary password:? *\n? *(\S{12})/.exec((await mailsTo(email))[0]?.text ?? '')?.[1] ?? '';

  test('shows the masked address, mails a password that works once, and leads to a forced change [C-2.1-03]', async () => {
    const user = await aUser(shop);
    const shown = (await check(user.loginId)).data.email;
    expect(shown).toMatch(/^u\*\*\*.@e\*\*\*$/);
    const sent = await send(user.loginId, user.email.toUpperCase());
    expect([sent.status, sent.data]).toEqual([200, { msg9: sent.msgC }]);
    const temporary = await temporaryOf(user.email);
    expect(temporary).toMatch(/^[A-Za-z2-9]{12}$/);
    expect((await login(user.email, A_PASSWORD)).status).toBe(200);
    const here = await signIn(user.loginId, temporary);
    expect(here.data).toMatchObject({ showChangePswPage: true });
    expect((await login(user.email, temporary)).code).toBe('login.refused');

    const elsewhere = await call(shop, 'GET', '/sys-common/sessions', undefined, here.browser);
    expect([elsewhere.status, elsewhere.code]).toEqual([403, 'password.changeRequired']);
    expect((await call(shop, 'GET', '/sys-common/me', undefined, here.browser)).data.limitedTo).toBe('password');
    const change = (newPswd: string) =>
      call(
        shop,
        'PUT',
        '/sys-common/password/update-pswd',
        { oldPswd: digestOf(temporary), newPswd, subPswd: newPswd },
        here.browser,
      );
    expect((await change(A_PASSWORD)).code).toBe('password.same');
    expect((await change('Chosen-2026')).status).toBe(200);
    expect((await signIn(user.email, 'Chosen-2026')).data).toMatchObject({ showChangePswPage: false });
    expect((await login(user.email, A_PASSWORD)).code).toBe('login.refused');
  });

  test('works for an invited user without a licence, who is active afterwards', async () => {
    const user = await aUser(shop, { isInvited: true, roles: ['finance'] });
    await send(user.loginId, user.email);
    const temporary = await temporaryOf(user.email);
    const { browser } = await signIn(user.email, temporary);
    const body = { oldPswd: digestOf(temporary), newPswd: 'Chosen-2026', subPswd: 'Chosen-2026' };
    expect((await call(shop, 'PUT', '/sys-common/password/update-pswd', body, browser)).status).toBe(200);
    expect((await signIn(user.email, 'Chosen-2026')).status).toBe(200);
  });

  test('ends after half an hour, and with the next one', async () => {
    const user = await aUser(shop);
    await send(user.loginId, user.email);
    const first = await temporaryOf(user.email);
    shop.clock.advance(60);
    await send(user.loginId, user.email);
    expect((await login(user.email, first)).code).toBe('login.refused');
    const second = await temporaryOf(user.email);
    shop.clock.advance(1801);
    expect((await login(user.email, second)).code).toBe('login.refused');
  });

  test('says the same of an unknown login ID, every time, and of a wrong address', async () => {
    const user = await aUser(shop);
    const unknown = await check('nobody-here');
    expect([unknown.status, unknown.data.email]).toEqual([200, expect.stringMatching(/^\w\*\*\*\w@\w\*\*\*$/)]);
    expect((await check('nobody-here')).data.email).toBe(unknown.data.email);
    for (const name of [user.email, 'nobody@example.com']) {
      expect((await check(` ${name.toUpperCase()}`)).data.email).toBe((await check(name)).data.email);
    }
    const right = await send(user.loginId, user.email);
    for (const [name, email] of [
      ['nobody-here', 'nobody@example.com'],
      [user.loginId, 'other@example.com'],
    ] as const) {
      const answer = await send(name, email);
      expect([answer.status, answer.msg, answer.data]).toEqual([right.status, right.msg, right.data]);
      expect(await mailsTo(email)).toEqual([]);
    }
  });

  test('cannot tell who exists by the domain or the letters that are shown', async () => {
    const users = await shop.deps.db.selectFrom('users').selectAll().execute();
    const shown = await Promise.all(users.map(async (user) => (await check(user.login_id)).data.email));
    for (let i = 0; i < 20; i++) expect(shown).toContain((await check(`nobody-${i}`)).data.email);
  });

  test('who knows the name alone uses up nobody’s mails', async () => {
    const user = await aUser(shop);
    for (let i = 0; i < 5; i++) await send(user.loginId, `guess-${i}@example.com`);
    expect((await send(user.loginId, user.email)).status).toBe(200);
    expect(await mailsTo(user.email)).toHaveLength(1);
  });

  test('sends three mails an hour at most, and answers on as before', async () => {
    const user = await aUser(shop);
    for (let i = 0; i < 5; i++) expect((await send(user.loginId, user.email)).status).toBe(200);
    expect(await mailsTo(user.email)).toHaveLength(3);
  });
});

describe('changing the password', () => {
  const change = (browser: Record<string, string>, body: Json) =>
    call(shop, 'PUT', '/sys-common/password/update-pswd', body, browser);
  const to = (newPswd: string, oldPswd = digestOf(A_PASSWORD)) => ({ oldPswd, newPswd, subPswd: newPswd });

  test('ends every session of the user, tells them, and leaves those of others', async () => {
    const [user, other] = [await aUser(shop), await aSession(shop, await aUser(shop))];
    const [here, there] = [await aSession(shop, user), await aSession(shop, user)];
    const changed = await change(here.browser, to('Chosen-2026'));
    expect([changed.status, changed.msg]).toEqual([200, 'Your password is changed. Please log in with the new one']);
    for (const { browser } of [here, there]) {
      expect((await call(shop, 'GET', '/sys-common/me', undefined, browser)).data.signedIn).toBe(false);
    }
    expect((await call(shop, 'GET', '/sys-common/me', undefined, other.browser)).data.signedIn).toBe(true);
    expect((await mailsTo(user.email))[0]?.subject).toBe('Your password was changed');
    expect((await login(user.email, 'Chosen-2026')).status).toBe(200);
  });

  test('ends logins that began with the old password and have not accepted the terms yet', async () => {
    const user = await aSession(shop, await aUser(shop));
    const begun = await login(user.email, A_PASSWORD);
    expect((await change(user.browser, to('Chosen-2026'))).status).toBe(200);
    const late = await post('/accept', { uuid: begun.data.uuid, accept: true });
    expect([late.status, late.code]).toEqual([410, 'login.stepOver']);
  });

  test('while the terms are being accepted leaves no session of the old password', async () => {
    const user = await aSession(shop, await aUser(shop));
    const begun = await Promise.all(Array.from({ length: 4 }, () => login(user.email, A_PASSWORD)));
    const [changed] = await Promise.all([
      change(user.browser, to('Chosen-2026')),
      ...begun.map(({ data }) => post('/accept', { uuid: data.uuid, accept: true })),
    ]);
    expect(changed.status).toBe(200);
    const open = shop.deps.db.selectFrom('sessions').where('user_id', '=', user.id).where('ended_at', 'is', null);
    expect(await open.select('id').execute()).toEqual([]);
  });

  test.each([
    ['a wrong old one', to('Chosen-2026', digestOf('Wrong-2026')), 422, 'oldPswd', 'The password is not right'],
    ['no old one', { ...to('Chosen-2026'), oldPswd: '' }, 400, 'oldPswd', 'The old password cannot be empty'],
    ['the old one again', to(A_PASSWORD), 422, 'newPswd', 'The new password must be different from the old one'],
    ['a weak one', to('weak'), 400, 'newPswd', expect.stringContaining('minimum of 8')],
    ['21 characters', to(`Aa1${'x'.repeat(18)}`), 400, 'newPswd', 'Please use at most 20 characters'],
    [
      'another confirmation',
      { ...to('Chosen-2026'), subPswd: 'Other-2026' },
      400,
      'subPswd',
      expect.stringContaining('inconsistent'),
    ],
    ['a password in the clear as the old one', to('Chosen-2026', A_PASSWORD), 400, 'oldPswd', expect.anything()],
  ])('to or from %s changes nothing', async (_, body, status, field, text) => {
    const user = await aSession(shop, await aUser(shop));
    const answer = await change(user.browser, body);
    expect([answer.status, answer.fieldTexts[field]?.msg]).toEqual([status, text]);
    expect((await login(user.email, A_PASSWORD)).status).toBe(200);
  });

  test('takes passwords of 8 and of 20 characters, in any script beside the rule [C-2.1-05]', async () => {
    for (const password of ['Aa345678', `Aa1${'x'.repeat(17)}`, 'Aa1密碼密碼密']) {
      const user = await aSession(shop, await aUser(shop));
      expect((await change(user.browser, to(password))).status, password).toBe(200);
      expect((await login(user.email, password)).status).toBe(200);
    }
  });

  test('cannot be guessed in an open session, and the guesses do not lock the login', async () => {
    const user = await aSession(shop, await aUser(shop));
    for (let i = 0; i < 5; i++) await change(user.browser, to('Chosen-2026', digestOf(`Wrong-${i}`)));
    expect((await change(user.browser, to('Chosen-2026'))).code).toBe('login.locked');
    expect((await login(user.email, A_PASSWORD)).status).toBe(200);
  });

  test('needs somebody who is signed in', async () => {
    const answer = await change(ownPage, to('Chosen-2026'));
    expect([answer.status, answer.code]).toEqual([401, 'session.required']);
  });
});

test('a digest that is not upper-case MD5 is refused', async () => {
  const body = { userNameOrEmail: 'a', pwd: digestOf('x').toLowerCase(), ...(await aCaptcha(shop)) };
  const answer = await post('/login-in', body);
  expect([answer.status, answer.fields]).toEqual([400, [loginIn.body.wireName('passwordDigest')]]);
});
