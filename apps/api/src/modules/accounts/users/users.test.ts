import { randomBytes } from 'node:crypto';
import { type TestApp, testApp } from '@onegi/testing/app';
import { A_PASSWORD, aCaptcha, aUser, type SignedIn, signedInAs } from '@onegi/testing/factories/accounts';
import { call } from '@onegi/testing/factories/purchases';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { digestOf } from '../passwords.ts';
import { demoUsers } from './demo-users.ts';
import { seedDemoUsers } from './seed-demo-users.ts';

let shop: TestApp;
let admin: SignedIn;
beforeAll(async () => {
  shop = await testApp();
});
afterAll(() => shop.close());
beforeEach(async () => {
  shop.clock.set('2026-11-21');
  await shop.deps.db.deleteFrom('failed_logins').execute();
  admin = await signedInAs(shop, ['administrator']);
});

type Json = Record<string, unknown>;
const users = (action: string, body: Json, by = admin) => call(shop, 'POST', `/sys/users/${action}`, body, by.browser);
const me = ({ browser }: SignedIn) => call(shop, 'GET', '/sys-common/me', undefined, browser);
const someone = (changes: Json = {}) => {
  const word = randomBytes(4).toString('hex').toUpperCase();
  return {
    email: `${word}@example.com`,
    name: 'Chan Tai Man',
    name9: '陳大文',
    employeeId: word,
    iaLicenseId: `IA${word}`,
    unit: 'Wealth B',
    trCodes: [`tr${word}`],
    roles: ['consultant'],
    lang: 'zh-Hant',
    ...changes,
  };
};
async function mailsTo(address: string): Promise<{ subject: string; text: string }[]> {
  const { data } = await call(shop, 'GET', '/demo/outbox');
  return data.filter(({ to }: { to: string }) => to === address);
}
const login = async (name: string, password = A_PASSWORD) =>
  call(shop, 'POST', '/sys-common/login-in', {
    userNameOrEmail: name,
    pwd: digestOf(password),
    ...(await aCaptcha(shop)),
  });

describe('an invitation', () => {
  test('makes a user who cannot sign in yet, and says in their language how to', async () => {
    const body = someone({ trCodes: ['tr9001', 'TR9002'] });
    const { status, data } = await users('invite', body);
    expect(status).toBe(200);
    expect(data).toMatchObject({
      email: body.email,
      loginId: body.employeeId.toLowerCase(),
      roles: ['consultant'],
      trCodes: ['TR9001', 'TR9002'],
      state: 'invited',
      unit: 'Wealth B',
      version: 1,
    });
    const [mail] = await mailsTo(body.email);
    expect(mail?.subject).toBe('你的 OneGI 帳戶');
    expect(mail?.text).toContain('陳大文');
    expect(mail?.text).toContain('/zh-Hant/FirstLogin');
    expect((await login(body.email)).code).toBe('login.refused');
  });

  test('without a licence leads to the temporary password instead', async () => {
    const body = someone({ iaLicenseId: null, lang: 'en', roles: ['finance'] });
    await users('invite', body);
    expect((await mailsTo(body.email))[0]?.text).toContain('/forgetpassword');
  });

  test.each(['email', 'employeeId', 'loginId'])('is refused when another has the %s', async (field) => {
    const first = someone({ loginId: randomBytes(4).toString('hex') });
    await users('invite', first);
    const other = someone({ loginId: randomBytes(4).toString('hex') });
    const clash = { ...other, [field]: String(first[field as 'email']).toUpperCase() };
    const answer = await users('invite', clash);
    expect([answer.status, answer.code, answer.fields]).toEqual([409, 'user.exists', [field]]);
    expect(await mailsTo(other.email)).toEqual([]);
  });

  test.each([
    [{ roles: [] }, 'roles'],
    [{ roles: ['visitor'] }, 'roles.0'],
    [{ roles: ['root'] }, 'roles.0'],
    [{ email: 'nobody' }, 'email'],
    [{ name: '' }, 'name'],
    [{ trCodes: ['TR 1'] }, 'trCodes.0'],
    [{ employeeId: '<b>' }, 'employeeId'],
  ])('with %j is refused on its field', async (change, field) => {
    const answer = await users('invite', someone(change));
    expect([answer.status, answer.fields]).toEqual([400, [field]]);
  });

  test('can be sent again', async () => {
    const body = someone();
    const { data } = await users('invite', body);
    expect((await users('reset', { id: data.id })).data.state).toBe('invited');
    expect(await mailsTo(body.email)).toHaveLength(2);
  });
});

describe('the list of users', () => {
  test('is searched by name, number and whole address, by role and state, page by page', async () => {
    const unit = randomBytes(3).toString('hex');
    const made = [];
    for (let i = 0; i < 12; i++) {
      made.push(
        await aUser(shop, { name: `Listed ${unit} ${String(i).padStart(2, '0')}`, roles: i < 3 ? ['BK'] : ['AS'] }),
      );
    }
    const names = async (body: Json) => {
      const { data } = await users('list', { search: `listed ${unit}`, ...body });
      return [data.total, data.pages, data.current, data.records.length];
    };
    expect(await names({})).toEqual([12, 2, 1, 10]);
    expect(await names({ current: 2 })).toEqual([12, 2, 2, 2]);
    expect(await names({ current: 99 })).toEqual([12, 2, 1, 10]);
    expect(await names({ role: 'BK' })).toEqual([3, 1, 1, 3]);
    expect(await names({ state: 'suspended' })).toEqual([0, 0, 1, 0]);
    const [first] = made;
    for (const search of [first?.email.toUpperCase(), first?.employeeId, first?.loginId]) {
      expect((await users('list', { search })).data.records.map(({ id }: Json) => id)).toEqual([first?.id]);
    }
    for (const search of ['%', '_', String.raw`\ `]) expect((await users('list', { search })).data.total).toBe(0);
    expect((await users('list', { size: 101 })).status).toBe(400);
  });
});

describe('a change of roles', () => {
  const change = (user: SignedIn, rest: Json) =>
    users('update', { id: user.id, version: 1, name: 'Changed', trCodes: [], roles: ['consultant'], ...rest });

  test('counts at once in the sessions that are open', async () => {
    const user = await signedInAs(shop, ['consultant'], { consultantCodes: ['TR1'] });
    expect((await users('list', {}, user)).status).toBe(403);
    await change(user, { roles: ['compliance', 'BK'], trCodes: ['TR8', 'TR7'] });
    expect((await me(user)).data).toMatchObject({ trCodes: ['TR8', 'TR7'], name: 'Changed' });
    expect((await users('list', {}, user)).status).toBe(200);
    expect((await users('suspend', { id: admin.id, suspended: true }, user)).status).toBe(403);
  });

  test('made on an old version is refused, and one of nobody too', async () => {
    const user = await signedInAs(shop, ['consultant']);
    expect((await change(user, {})).data.version).toBe(2);
    expect((await change(user, { roles: ['finance'] })).code).toBe('user.stale');
    const nobody = { ...user, id: '00000000-0000-4000-8000-000000000000' };
    expect((await change(nobody, {})).code).toBe('user.notFound');
  });
});

describe('a consultant code that another user has', () => {
  test('is given after a question that says whose it is and what will be seen', async () => {
    const first = someone();
    await users('invite', first);
    const code = `TR${first.employeeId}`;
    const second = someone({ name: 'Lee Siu Ming', trCodes: [code] });
    const asked = await users('invite', second);
    expect([asked.status, asked.code]).toEqual([409, 'user.codesShared']);
    expect(asked.fields).toEqual(['trCodes']);
    expect(asked.msg).toContain(`${code} belongs to Chan Tai Man`);
    expect(asked.msg).toContain('sees every quotation, policy and figure under it');
    const invited = await users('invite', { ...second, acceptSharedTrCodes: true });
    expect([invited.status, invited.data.trCodes]).toEqual([200, [code]]);
  });

  test('is asked about once: who has it keeps it through later changes', async () => {
    const first = someone();
    await users('invite', first);
    const { data } = await users('invite', someone({ trCodes: [] }));
    const change = { ...data, trCodes: [`TR${first.employeeId}`] };
    expect((await users('update', change)).code).toBe('user.codesShared');
    const changed = await users('update', { ...change, acceptSharedTrCodes: true });
    expect(changed.status).toBe(200);
    expect((await users('update', { ...changed.data, name: 'Lee Siu Ming' })).status).toBe(200);
  });

  test('is not given to two at once without the question', async () => {
    const trCodes = [`TR${randomBytes(4).toString('hex').toUpperCase()}`];
    const answers = await Promise.all([1, 2, 3].map(() => users('invite', someone({ trCodes }))));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });
});

describe('a suspension', () => {
  test('ends the sessions and the logins until it is lifted', async () => {
    const user = await signedInAs(shop, ['consultant']);
    expect((await users('suspend', { id: user.id, suspended: true })).data.state).toBe('suspended');
    expect((await me(user)).data.signedIn).toBe(false);
    expect((await login(user.email)).code).toBe('login.refused');
    expect((await users('suspend', { id: user.id, suspended: false })).data.state).toBe('active');
    expect((await me(user)).data.signedIn).toBe(false);
    expect((await login(user.email)).status).toBe(200);
  });

  test('never takes the last administrator, nor oneself', async () => {
    const everyAdmin = await shop.deps.db
      .selectFrom('user_roles')
      .select('user_id')
      .where('role', '=', 'administrator')
      .execute();
    const others = everyAdmin.map(({ user_id }) => user_id).filter((id) => id !== admin.id);
    await shop.deps.db.deleteFrom('user_roles').where('user_id', 'in', others).execute();
    expect((await users('suspend', { id: admin.id, suspended: true })).code).toBe('user.self');
    const demoted = { id: admin.id, version: 1, name: 'A', trCodes: [], roles: ['consultant'] };
    expect((await users('update', demoted)).code).toBe('user.lastAdministrator');
    const second = await signedInAs(shop, ['administrator']);
    const both = await Promise.all([
      users('suspend', { id: second.id, suspended: true }),
      users('suspend', { id: admin.id, suspended: true }, second),
    ]);
    expect(both.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
  });
});

test('a reset unlocks, ends the sessions, mails a temporary password and takes second factors away if asked', async () => {
  const user = await signedInAs(shop, ['consultant']);
  const begun = await login(user.email);
  for (let i = 0; i < 5; i++) await login(user.email, 'Wrong-2026');
  const listed = await users('list', { search: user.email });
  expect(listed.data.records[0].lockedUntil).toBe('2026-11-21T04:15:00.000Z');
  expect((await users('reset', { id: user.id, clearSecondFactor: true })).data).toMatchObject({ lockedUntil: null });
  expect((await me(user)).data.signedIn).toBe(false);
  const late = await call(shop, 'POST', '/sys-common/accept', { uuid: begun.data.uuid, accept: true });
  expect(late.code).toBe('login.stepOver');
  expect((await login(user.email)).status).toBe(200);
  const subjects = (await mailsTo(user.email)).map(({ subject }) => subject);
  expect(subjects).toContain('Your temporary password');
});

describe('settings', () => {
  const read = async () => (await call(shop, 'GET', '/sys/settings', undefined, admin.browser)).data;
  const write = (settings: Json[], by = admin) => call(shop, 'PUT', '/sys/settings', { settings }, by.browser);
  const settingOf = (rows: { key: string; value: string }[], key: string) => rows.find((row) => row.key === key)?.value;

  test('are listed with their words and bounds, changed all or none, and count at once', async () => {
    expect(await read()).toContainEqual(
      expect.objectContaining({ key: 'SESSION_IDLE_MINUTES', value: '30', minimum: 5, maximum: 480, kind: 'integer' }),
    );
    const refused = await write([
      { key: 'LOGIN_MAX_FAILURES', value: '4' },
      { key: 'SESSION_IDLE_MINUTES', value: '4' },
      { key: 'NO_SUCH', value: '1' },
      { key: 'SECOND_FACTOR_ROLES', value: 'administrator,root' },
    ]);
    expect([refused.status, refused.fields]).toEqual([400, ['settings.1.value', 'settings.2.key', 'settings.3.value']]);
    expect(refused.fieldTexts['settings.1.value']?.msg).toBe('Please enter a whole number from 5 to 480');
    expect(settingOf(await read(), 'LOGIN_MAX_FAILURES')).toBe('5');
    const changed = await write([{ key: 'LOGIN_MAX_FAILURES', value: '3' }]);
    expect(settingOf(changed.data, 'LOGIN_MAX_FAILURES')).toBe('3');
    const user = await aUser(shop);
    for (let i = 0; i < 2; i++) await login(user.email, 'Wrong-2026');
    expect((await login(user.email, 'Wrong-2026')).code).toBe('login.locked');
    await write([{ key: 'LOGIN_MAX_FAILURES', value: '5' }]);
  });

  test('are read by compliance and changed by administrators alone', async () => {
    const reader = await signedInAs(shop, ['compliance']);
    expect((await call(shop, 'GET', '/sys/settings', undefined, reader.browser)).status).toBe(200);
    expect((await write([{ key: 'TRAVEL_DAY_LIMIT', value: '10' }], reader)).status).toBe(403);
  });
});

test('the demo has a user of every role, made once, each with a password that the rule allows', async () => {
  await Promise.all([seedDemoUsers(shop.deps), seedDemoUsers(shop.deps)]);
  await seedDemoUsers(shop.deps);
  const { data } = await call(shop, 'GET', '/demo/users');
  expect(data).toHaveLength(demoUsers.length);
  for (const { email, password } of data) {
    expect((await login(email, password)).status, email).toBe(200);
    expect(password).toMatch(/^(?=.*[a-z])(?=.*[A-Z])(?=.*\d).{8,20}$/);
  }
  expect(new Set(demoUsers.flatMap(({ roles }) => roles)).size).toBe(13);
});

test('outside the demo nobody lists its users, and there is no user at all', async () => {
  const real = await testApp({ config: { demo: false } });
  try {
    expect((await call(real, 'GET', '/demo/users')).status).toBe(404);
    expect(await real.deps.db.selectFrom('users').select('id').execute()).toEqual([]);
  } finally {
    await real.close();
  }
});
