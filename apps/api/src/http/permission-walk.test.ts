import { randomUUID } from 'node:crypto';
import { caseFields } from '@onegi/contract/fields/commercial';
import { disbursementFields } from '@onegi/contract/fields/disbursements';
import { motorFields } from '@onegi/contract/fields/motor';
import { requestFields } from '@onegi/contract/fields/requests';
import { permissions, scopeOf } from '@onegi/contract/permissions';
import type { roles } from '@onegi/contract/roles';
import { userRoles } from '@onegi/contract/roles';
import { type TestApp, testApp } from '@onegi/testing/app';
import {
  A_PASSWORD,
  aSession,
  aUser,
  browserWith,
  ownPage,
  signedInAs,
  type TestUser,
} from '@onegi/testing/factories/accounts';
import { aConsultant, aSubmittedCase } from '@onegi/testing/factories/commercial-cases';
import { aDisbursementIn } from '@onegi/testing/factories/disbursements';
import { aQuoteRequest } from '@onegi/testing/factories/workflow-cases';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { digestOf } from '../modules/accounts/passwords.ts';
import { saveView } from '../modules/views/saved-views.ts';
import { visitor } from '../ports/actor.ts';
import type { KnownRoute } from './route-permissions.ts';

const known: KnownRoute[] = [];
let shop: TestApp;
beforeAll(async () => {
  shop = await testApp({ onRoutes: (routes) => known.push(...routes) });
});
afterAll(() => shop.close());

const REFUSED = new Set([
  'permission.denied',
  'session.required',
  'session.ended',
  'password.changeRequired',
  'secondFactor.required',
]);

/** Every call: the pages behind the API's own documentation are files. */
const calls = () => known.filter(({ url }) => url.startsWith('/api/') && url !== '/api/*' && !url.includes('/docs'));

async function ask(
  { method, url }: Pick<KnownRoute, 'method' | 'url'>,
  headers: Record<string, string>,
  id: string = randomUUID(),
  body: Record<string, unknown> = {},
) {
  const answer = await shop.app.inject({
    method: method as 'GET',
    url: url.replaceAll(/:\w+|\*$/g, id),
    headers: method === 'GET' || method === 'HEAD' ? headers : { 'content-type': 'application/json', ...headers },
    ...(method === 'GET' || method === 'HEAD' ? {} : { payload: JSON.stringify(body) }),
  });
  const isJson = String(answer.headers['content-type']).includes('json') && answer.body !== '';
  return {
    status: answer.statusCode,
    code: (isJson ? answer.json().code : undefined) as string | undefined,
    body: answer.body,
  };
}

/** HEAD has no body to read the reason from. */
const isRefused = ({ status, code }: { status: number; code: string | undefined }) =>
  (code !== undefined && REFUSED.has(code)) || (code === undefined && (status === 401 || status === 403));

describe('every route, walked', () => {
  test('by a visitor: what is not everybody’s asks for a login', async () => {
    expect(calls().length).toBeGreaterThan(60);
    for (const route of calls()) {
      const answer = await ask(route, ownPage);
      const isGranted = scopeOf(visitor, route.permission) !== null;
      expect([route.method, route.url, isRefused(answer)]).toEqual([route.method, route.url, !isGranted]);
      if (!isGranted) expect(answer.status).toBe(401);
    }
  });

  test.each(userRoles)('by %s: what the table does not grant is refused', async (role) => {
    const user = await aUser(shop, { roles: [role] });
    for (const route of calls()) {
      // Some calls end the session that calls them.
      const { browser } = await aSession(shop, user);
      const answer = await ask(route, browser);
      const grants = permissions[route.permission];
      const isGranted = grants.visitor !== undefined || grants[role] !== undefined;
      expect([route.method, route.url, isRefused(answer)]).toEqual([route.method, route.url, !isGranted]);
      if (!isGranted) expect(answer.status).toBe(403);
    }
  });

  test.each([
    ['password', ['account.password']],
    ['secondFactor', ['account.own', 'account.password', 'account.secondFactor']],
  ] as const)('by an administrator who owes a %s first: nothing but that', async (owed, allowed) => {
    const user = await aUser(shop, { roles: ['administrator'] });
    for (const route of calls()) {
      const { browser, sessionId } = await aSession(shop, user);
      await shop.deps.db.updateTable('sessions').set({ limited_to: owed }).where('id', '=', sessionId).execute();
      const answer = await ask(route, browser);
      const isGranted =
        permissions[route.permission].visitor !== undefined || allowed.some((one) => one === route.permission);
      expect([route.method, route.url, isRefused(answer)]).toEqual([route.method, route.url, !isGranted]);
    }
  });

  test('with an invented, a cut and an old token: as a visitor', async () => {
    const { token, sessionId } = await signedInAs(shop, ['administrator']);
    const ended = await signedInAs(shop, ['administrator']);
    await shop.deps.db
      .updateTable('sessions')
      .set({ ended_at: shop.clock.now() })
      .where('id', '=', ended.sessionId)
      .execute();
    const route = { method: 'POST', url: '/api/sys/users/list' };
    for (const given of ['A'.repeat(43), token.slice(0, -1), `${token}A`, ended.token, sessionId, '', "' or 1=1 --"]) {
      expect([given, (await ask(route, browserWith(given))).status]).toEqual([given, 401]);
      expect((await ask(route, { authorization: `Bearer ${given}` })).status).toBe(401);
    }
  });
});

/** Calls on what is the user's own, which name no object: there is nothing of another's to ask for. */
const ownWithoutObject = new Set([
  'GET /api/sys-common/sessions',
  'DELETE /api/sys-common/sessions',
  'PUT /api/sys-common/password/update-pswd',
  'GET /api/sys-common/second-factor',
  'POST /api/sys-common/second-factor/totp',
  'POST /api/sys-common/second-factor/totp/confirm',
  'POST /api/sys-common/second-factor/totp/disable',
  'POST /api/sys-common/second-factor/recovery-codes',
  'POST /api/sys-common/passkeys/options',
  // Takes a challenge's key; another's is refused in the tests of passkeys.
  'POST /api/sys-common/passkeys',
  'GET /api/sys/dashboard',
  'PUT /api/sys/dashboard-update',
  'POST /api/common/views/list',
  'POST /api/common/views/save',
  // What waits and what is found under the own codes: that another's is left out is told in the tests of the lists.
  'POST /api/commercial-insurance/quote-request/list',
  'POST /api/commercial-insurance/quote-request/list/export',
  'POST /api/buy/application/list',
  // Worked out from what is sent along.
  'POST /api/commercial-insurance/indication',
  'GET /api/sys/waiting-work',
  'GET /api/sys/work-signals',
  'GET /api/sys/home-overview',
  'POST /api/sys/search-work',
  // What is sold under the own codes; that another's is left out is told in the tests of the figures and the policies.
  'POST /api/sys/dashboard-report',
  'POST /api/sys/dashboard-report/export',
  'POST /api/policy/mgr/policy-list',
  'POST /api/policy/mgr/policy-list/export',
  'GET /api/policy/mgr/consultants',
  'POST /api/commercial-insurance/quote-list',
  'POST /api/commercial-insurance/quote-list/export',
  'POST /api/commercial-insurance/list',
  'POST /api/commercial-insurance/list/export',
  'POST /api/commercial-insurance/add',
  // Name a case in the body or in the query; another's is refused in the tests of cases and of their documents.
  'GET /api/commercial-insurance/quote-detail',
  'POST /api/commercial-insurance/update',
  'POST /api/commercial-insurance/copy',
  'POST /api/commercial-insurance/delete',
  'POST /api/commercial-insurance/withdraw',
  'POST /api/commercial-insurance/offer/accept',
  'POST /api/commercial-insurance/offer/decline',
  'GET /api/commercial-insurance/offer/comparison',
  'POST /api/commercial-insurance/doc/update',
  'DELETE /api/commercial-insurance/doc/delete',
  'GET /api/commercial-insurance/subject-matter',
  'POST /api/commercial-insurance/subject-matter/update',
  'POST /api/commercial-insurance/subject-matter/add',
  'DELETE /api/commercial-insurance/subject-matter/delete',
  // Under the own codes: that another's is left out, or is no account, is told in the tests of ageing and of commission.
  'POST /api/commission/payouts/list',
  'POST /api/commission/payouts/list/export',
  'POST /api/ageing/list',
  'POST /api/ageing/list/export',
  'POST /api/ageing/notes',
  'POST /api/ageing/notes/export',
  'GET /api/statements/client',
  'GET /api/statements/client/pdf',
  'GET /api/statements/client/workbook',
  'GET /api/statements/consultant',
  'GET /api/statements/consultant/pdf',
  'GET /api/statements/consultant/workbook',
  // Name a policy in the query; another's is refused in the tests of policies, by each of them.
  'GET /api/policy/mgr/policy-detail',
  'GET /api/policy/mgr/policy-endst-list',
  'GET /api/policy/mgr/policy-endst-detail',
  'GET /api/policy/mgr/policy-note-detail',
  'GET /api/policy/mgr/sub-matter',
  'GET /api/policy/mgr/ar-ap/list',
  'GET /api/policy/mgr/client-link',
  'POST /api/policy/mgr/client-link/send',
  'POST /api/policy/mgr/client-link/revoke',
  // Under the own codes, or name a case or a file of one; another's is refused in the tests of motor cases.
  'POST /api/motor/quotation/list',
  'POST /api/motor/quotation/list/export',
  'GET /api/motor/quotation/counts',
  'GET /api/motor/quotation/detail',
  'POST /api/motor/quotation/add',
  'POST /api/motor/quotation/copy',
  'POST /api/motor/quotation/copy-quote',
  'GET /api/motor/quotation/fleet/template',
  'POST /api/motor/quotation/update',
  'POST /api/motor/quotation/premium',
  'POST /api/motor/quotation/calculate',
  'POST /api/motor/quotation/confirm',
  'POST /api/motor/quotation/cancel',
  'POST /api/motor/quotation/return',
  'GET /api/motor/quotation/trail',
  'GET /api/motor/quotation/print/:kind',
  'GET /api/motor/quotation/efs',
  `GET /api/motor/quotation/efs/:${motorFields.fileId.wire}`,
  `GET /api/motor/quotation/efs/:${motorFields.fileId.wire}/thumbnail`,
  'GET /api/motor/quotation/compared',
  `GET /api/motor/quotation/efs/:${motorFields.fileId.wire}/pages/:${motorFields.page.wire}`,
  `POST /api/motor/quotation/efs/:${motorFields.fileId.wire}/sort`,
  `POST /api/motor/quotation/efs/:${motorFields.fileId.wire}/remove`,
  // Refuses everybody.
  'GET /api/policy/mgr/policy-endst-delete',
  // Name a policy or a document in the body or in the query; another's is refused in the tests of policies' documents.
  'GET /api/policy/mgr/policy-doc-list',
  'POST /api/policy/mgr/policy-doc-upload',
  'DELETE /api/policy/mgr/policy-doc-delete',
  'POST /api/policy/mgr/sett/doc/list',
  'POST /api/apply/save-email',
  // Gives everybody the same workbook.
  'GET /api/commercial-insurance/employees/template',
]);

async function aForeignView(owner: TestUser): Promise<string> {
  const [kept] = await saveView(shop.deps, owner.id, { list: randomUUID(), viewName: 'Mine', viewSearch: '' });
  return kept?.viewId ?? '';
}

/** How another user comes by the object that a call names. */
const foreignObjects: Record<string, (owner: TestUser) => Promise<string>> = {
  'POST /api/common/views/:id': aForeignView,
  [`GET /api/commercial-insurance/quote-request/:${requestFields.requestAsked.wire}`]: async () =>
    (await aQuoteRequest(shop)).requestNumber,
  [`GET /api/commercial-insurance/doc/:${caseFields.fileId.wire}`]: async () => {
    const { documents } = await aSubmittedCase(shop, await aConsultant(shop));
    return documents[0]?.fileId ?? '';
  },
  [`GET /api/commission/payouts/:${disbursementFields.numberOpened.wire}`]: async () => {
    const id = await aDisbursementIn(shop, 'commission_payouts', 'paid');
    const rows = shop.deps.db.selectFrom('commission_payouts').select('number').where('id', '=', id);
    return (await rows.executeTakeFirstOrThrow()).number;
  },
  'DELETE /api/common/views/:id': aForeignView,
  'DELETE /api/sys-common/sessions/:id': async (owner) => (await aSession(shop, owner)).sessionId,
  'POST /api/sys-common/passkeys/:id/remove': async (owner) => {
    const id = randomUUID();
    await shop.deps.db
      .insertInto('passkeys')
      .values({
        id,
        user_id: owner.id,
        credential_id: id,
        public_key: Buffer.alloc(1),
        counter: 0,
        transports: [],
        name: 'Phone',
        created_at: shop.clock.now(),
        last_used_at: null,
      })
      .execute();
    return id;
  },
};

describe('what belongs to another', () => {
  const ownCalls = () =>
    calls().filter(
      ({ method, permission }) => method !== 'HEAD' && Object.values(permissions[permission]).includes('own'),
    );

  test('is thought of for every call on what is one’s own', () => {
    const named = ownCalls().map(({ method, url }) => `${method} ${url}`);
    expect(named.filter((call) => !ownWithoutObject.has(call) && !foreignObjects[call])).toEqual([]);
    expect([...ownWithoutObject, ...Object.keys(foreignObjects)].filter((call) => !named.includes(call))).toEqual([]);
  });

  test('answers as if it did not exist, to every role that may touch its own', async () => {
    const owner = await aUser(shop, { roles: ['consultant'] });
    for (const route of ownCalls()) {
      const foreign = foreignObjects[`${route.method} ${route.url}`];
      if (!foreign) continue;
      for (const role of userRoles.filter((one) => permissions[route.permission][one] === 'own')) {
        const { browser } = await signedInAs(shop, [role]);
        // Some ask for the own password first, which is right here.
        const body = { pwd: digestOf(A_PASSWORD) };
        const theirs = await ask(route, browser, await foreign(owner), body);
        const nobodys = await ask(route, browser, undefined, body);
        expect([route.url, role, theirs.status, theirs.body]).toEqual([route.url, role, 404, nobodys.body]);
      }
    }
  });
});

test('several roles may do what any of them may, and the wider of their scopes counts', () => {
  const actor = (...given: (typeof roles)[number][]) => ({ ...visitor, userId: 'x', roles: given });
  expect(scopeOf(actor('consultant'), 'users.read')).toBeNull();
  expect(scopeOf(actor('consultant', 'compliance'), 'users.read')).toBe('all');
  expect(scopeOf(actor('consultant', 'compliance'), 'account.own')).toBe('own');
  expect(scopeOf(actor('consultant'), 'quotes.search')).toBe('all');
});
