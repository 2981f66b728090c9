import { randomBytes, randomUUID } from 'node:crypto';
import { digestOf } from '../../../../apps/api/src/modules/accounts/passwords.ts';
import { saveView } from '../../../../apps/api/src/modules/views/saved-views.ts';
import type { TestApp } from '../app.ts';
import { A_PASSWORD, aCaptcha, aLoginStep, aUser, ownPage, signedInAs } from './accounts.ts';

type Json = Record<string, unknown>;

export interface AccountRequest {
  params?: Json;
  query?: Json;
  body?: Json;
  headers?: Record<string, string>;
}

/** Calls that a plain request cannot bring to a success: they want a code, a signature or a factor that is not there. */
export const refusedAccountCalls = [
  'verifyCode',
  'setFirstPassword',
  'passkeyLogin',
  'confirmTotp',
  'newRecoveryCodes',
  'addPasskey',
  'removePasskey',
] as const;

/** A request for every call of accounts that succeeds, made anew for every attempt. */
export function accountRequests(shop: TestApp): Record<string, () => Promise<AccountRequest>> {
  const pwd = digestOf(A_PASSWORD);
  const asAdministrator = async () => (await signedInAs(shop, ['administrator'])).browser;
  const own =
    (rest: AccountRequest = {}) =>
    async () => ({ headers: await asAdministrator(), ...rest });
  const visitors = (body?: Json) => async () => ({ headers: ownPage, ...(body ? { body } : {}) });
  const firstLogin = () => ({ employeeId: 'E1', iaLicenseId: 'IA1', email: `${randomUUID()}@example.com` });
  const aKey = () => ({ key: randomUUID(), passkey: { id: 'x', response: {} } });
  const onAnother = (change: Json) => async () => {
    const { id } = await aUser(shop);
    return { headers: await asAdministrator(), body: { id, ...change } };
  };
  return {
    captcha: visitors(),
    loginIn: async () => {
      const { email } = await aUser(shop);
      return { headers: ownPage, body: { userNameOrEmail: email, pwd, ...(await aCaptcha(shop)) } };
    },
    acceptLogin: async () => {
      const { id } = await aUser(shop);
      const stepId = await aLoginStep(shop, id);
      return { headers: ownPage, body: { uuid: stepId, accept: true } };
    },
    passkeyLoginOptions: visitors(),
    passkeyLogin: async () => ({ headers: ownPage, body: aKey() }),
    logout: own(),
    me: own(),
    menu: own(),
    loginSendCode: async () => ({ headers: ownPage, body: firstLogin() }),
    verifyCode: async () => ({ headers: ownPage, body: { ...firstLogin(), code: '123456' } }),
    setFirstPassword: async () => ({
      headers: ownPage,
      body: { ...firstLogin(), code: '123456', pwd: A_PASSWORD, rePswd: A_PASSWORD },
    }),
    verifyUser: visitors({ userId: 'nobody' }),
    sendTemporaryPassword: visitors({ userId: 'nobody', email: 'nobody@example.com' }),
    changePassword: own({ body: { oldPswd: pwd, newPswd: 'Another-2026', subPswd: 'Another-2026' } }),
    mySessions: own(),
    endSession: async () => {
      const { browser, sessionId } = await signedInAs(shop, ['administrator']);
      return { headers: browser, params: { id: sessionId } };
    },
    endOtherSessions: own(),
    secondFactor: own(),
    enrolTotp: own({ body: { pwd } }),
    confirmTotp: own({ body: { code: '123456' } }),
    disableTotp: own({ body: { pwd } }),
    newRecoveryCodes: own({ body: { pwd } }),
    passkeyOptions: own({ body: { pwd } }),
    addPasskey: async () => ({ headers: await asAdministrator(), body: { ...aKey(), name: 'Phone' } }),
    removePasskey: own({ params: { id: randomUUID() }, body: { pwd } }),
    listUsers: own({ body: { search: 'user', current: 1, size: 10 } }),
    listUsersExport: own({ body: { search: 'user', sort: 'name', order: 'desc', language: 'zh-Hant' } }),
    savedViews: own({ body: { list: 'listUsers' } }),
    saveView: own({ body: { list: 'listUsers', name: 'Mine', search: 'role=BK' } }),
    changeView: async () => {
      const { browser, id } = await signedInAs(shop, ['administrator']);
      const [view] = await saveView(shop.deps, id, { list: 'listUsers', viewName: 'Mine', viewSearch: '' });
      return { headers: browser, params: { id: view?.viewId ?? '' }, body: { name: 'Ours', isDefault: true } };
    },
    deleteView: async () => {
      const { browser, id } = await signedInAs(shop, ['administrator']);
      const [view] = await saveView(shop.deps, id, { list: 'listUsers', viewName: 'Mine', viewSearch: '' });
      return { headers: browser, params: { id: view?.viewId ?? '' } };
    },
    inviteUser: async () => {
      const word = randomBytes(6).toString('hex');
      const body = { email: `${word}@example.com`, name: 'Demo', employeeId: word, trCodes: ['TR1'], roles: ['BK'] };
      return { headers: await asAdministrator(), body };
    },
    updateUser: onAnother({ version: 1, name: 'Demo', trCodes: [], roles: ['consultant'] }),
    suspendUser: onAnother({ suspended: true }),
    resetUser: onAnother({ clearSecondFactor: true }),
    listSettings: own(),
    updateSettings: own({ body: { settings: [{ key: 'SESSION_IDLE_MINUTES', value: '30' }] } }),
    demoUsers: visitors(),
  };
}
