import { randomUUID } from 'node:crypto';
import type { AuditAction } from '@onegi/contract/fields/audit';
import { digestOf } from '../../../../apps/api/src/modules/accounts/passwords.ts';
import { totpOf } from '../../../../apps/api/src/modules/accounts/totp/check-totp.ts';
import { createAdmin } from '../../../../apps/api/src/modules/accounts/users/create-admin.ts';
import type { TestApp } from '../app.ts';
import { A_PASSWORD, aCaptcha, aLoginStep, aSession, aUser, ownPage, type SignedIn, signedInAs } from './accounts.ts';
import { mustCall } from './calls.ts';
import { canary } from './canary.ts';
import { call } from './purchases.ts';

type Json = Record<string, unknown>;

const pwd = digestOf(A_PASSWORD);

type Audited = Extract<
  AuditAction,
  `account.${string}` | `user.${string}` | `setting.${string}` | `permission.${string}`
>;

/** How each event of accounts, users and settings in the audit trail comes about, repeated where people repeat it. */
export async function auditedAccounts(shop: TestApp): Promise<Record<Audited, () => Promise<unknown>>> {
  const admin = await signedInAs(shop, ['administrator']);
  const users = (event: string, body: Json) => mustCall(shop, 'POST', `/sys/users/${event}`, body, admin);
  const remove = (path: string, user: SignedIn) =>
    shop.app.inject({ method: 'DELETE', url: `/api${path}`, headers: user.browser });
  const loginIn = async (name: string, given: string) =>
    call(shop, 'POST', '/sys-common/login-in', {
      userNameOrEmail: name,
      pwd: digestOf(given),
      ...(await aCaptcha(shop)),
    });

  async function enrol(user: SignedIn): Promise<void> {
    const { secret } = await mustCall(shop, 'POST', '/sys-common/second-factor/totp', { pwd }, user);
    const timestamp = shop.clock.now().getTime();
    const code = totpOf(secret, user.loginId).generate({ timestamp });
    await mustCall(shop, 'POST', '/sys-common/second-factor/totp/confirm', { code }, user);
  }

  return {
    'account.signedIn': async () => {
      const { id } = await aUser(shop);
      const stepId = await aLoginStep(shop, id);
      const accept = () => call(shop, 'POST', '/sys-common/accept', { uuid: stepId, accept: true }, ownPage);
      await Promise.all([accept(), accept(), accept()]);
    },
    'account.signInFailed': () => loginIn(canary.email, canary.name),
    'account.locked': async () => {
      const user = await aUser(shop);
      for (let i = 0; i < 5; i++) await loginIn(user.email, 'Wrong-2026');
    },
    'account.signedOut': async () => {
      const user = await signedInAs(shop, ['consultant']);
      for (let i = 0; i < 2; i++) await mustCall(shop, 'POST', '/sys-common/logout', {}, user);
    },
    'account.sessionEnded': async () => {
      const user = await signedInAs(shop, ['consultant']);
      const { sessionId } = await aSession(shop, user);
      for (let i = 0; i < 2; i++) await remove(`/sys-common/sessions/${sessionId}`, user);
      await remove('/sys-common/sessions', user);
    },
    'account.passwordChanged': async () => {
      const user = await signedInAs(shop, ['consultant']);
      const body = { oldPswd: pwd, newPswd: 'Another-2026', subPswd: 'Another-2026' };
      await mustCall(shop, 'PUT', '/sys-common/password/update-pswd', body, user);
    },
    'account.passwordSet': async () => {
      const user = await aUser(shop, { isInvited: true, licenceOnRecord: 'IA777' });
      const form = { employeeId: user.employeeId, iaLicenseId: 'IA777', email: user.email };
      await mustCall(shop, 'POST', '/sys-common/login-send-code', { ...form, lang: 'en' });
      const mails: { to: string; text: string }[] = await mustCall(shop, 'GET', '/demo/outbox', undefined);
      const code = mails.find(({ to }) => to === user.email)?.text.match(/\b\d{6}\b/)?.[0];
      await mustCall(shop, 'POST', '/sys-common/verify-code', { ...form, code });
      const passwords = { pwd: 'Another-2026', rePswd: 'Another-2026' };
      await mustCall(shop, 'POST', '/sys-common/update-pwd', { ...form, code, ...passwords });
    },
    'account.temporaryPasswordSent': async () => {
      const user = await aUser(shop);
      const body = { userId: user.loginId, email: user.email };
      await mustCall(shop, 'POST', '/sys-common/password/verify-user/send-mail', body);
      await mustCall(shop, 'POST', '/sys-common/password/verify-user/send-mail', {
        ...body,
        email: 'other@example.com',
      });
    },
    'account.factorAdded': async () => enrol(await signedInAs(shop, ['consultant'])),
    'account.factorRemoved': async () => {
      const user = await signedInAs(shop, ['consultant']);
      await enrol(user);
      for (let i = 0; i < 2; i++) await mustCall(shop, 'POST', '/sys-common/second-factor/totp/disable', { pwd }, user);
    },
    'account.recoveryCodesRenewed': async () => {
      const user = await signedInAs(shop, ['consultant']);
      await enrol(user);
      await mustCall(shop, 'POST', '/sys-common/second-factor/recovery-codes', { pwd }, user);
    },
    'user.invited': async () => {
      const { name, nameZh, email } = canary;
      const body = { email, name, name9: nameZh, employeeId: 'QX-77', trCodes: ['TR1'], roles: ['BK'] };
      const headers = { ...admin.browser, 'idempotency-key': randomUUID() };
      for (let i = 0; i < 2; i++) await call(shop, 'POST', '/sys/users/invite', body, headers);
    },
    'user.changed': async () => {
      const { id } = await aUser(shop);
      const body = { id, version: 1, name: canary.name, trCodes: ['TR7'], roles: ['finance'] };
      await users('update', body);
      await call(shop, 'POST', '/sys/users/update', body, admin.browser);
    },
    'user.suspended': async () => users('suspend', { id: (await aUser(shop)).id, suspended: true }),
    'user.readmitted': async () => {
      const { id } = await aUser(shop);
      await users('suspend', { id, suspended: true });
      await users('suspend', { id, suspended: false });
    },
    'user.reset': async () => users('reset', { id: (await aUser(shop)).id, clearSecondFactor: true }),
    'user.administratorMade': () => {
      const email = `x.${canary.email}`;
      return createAdmin(shop.deps, { email, name: canary.name, employeeId: 'ADM-1', password: 'Sesame-2026' });
    },
    'setting.changed': async () => {
      const settings = [
        { key: 'OFFER_VALID_DAYS', value: '31' },
        { key: 'LOGIN_LOCK_MINUTES', value: '15' },
      ];
      for (let i = 0; i < 2; i++) await mustCall(shop, 'PUT', '/sys/settings', { settings }, admin);
    },
    'permission.refused': async () => {
      const user = await signedInAs(shop, ['consultant']);
      for (let i = 0; i < 3; i++) await call(shop, 'POST', '/sys/users/list', {}, user.browser);
    },
  };
}
