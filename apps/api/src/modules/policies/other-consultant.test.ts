import { allCalls } from '@onegi/contract/calls/all';
import { type TestApp, testApp } from '@onegi/testing/app';
import type { AccountRequest } from '@onegi/testing/factories/account-requests';
import { signedInAs } from '@onegi/testing/factories/accounts';
import { bankRequests } from '@onegi/testing/factories/bank';
import { disbursementRequests } from '@onegi/testing/factories/disbursements';
import { endorsementRequests } from '@onegi/testing/factories/endorsements';
import { policyDocumentRequests } from '@onegi/testing/factories/policy-documents';
import { policyRequests } from '@onegi/testing/factories/policy-requests';
import { receiptRequests } from '@onegi/testing/factories/receipt-requests';
import { matterRequests } from '@onegi/testing/factories/subject-matter';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: TestApp;
let requests: Record<string, () => AccountRequest | Promise<AccountRequest>>;
beforeAll(async () => {
  shop = await testApp();
  requests = {
    ...policyRequests(shop),
    ...(await policyDocumentRequests(shop)),
    ...endorsementRequests(shop),
    ...(await matterRequests(shop)),
    ...receiptRequests(shop),
    ...disbursementRequests(shop),
    ...bankRequests(shop),
  } as never;
});
afterAll(() => shop.close());

/** Texts of an answer that name somebody's policy, note, receipt or payment. */
const NUMBER = /(?:LPG|SFY)-[A-Z]+-|PT-|\b(?:DN|CR|RC|PY|CD|CP|RF)\d{6,}/;

test('no call of policies, endorsements, documents, receipts or money that leaves tells or does anything with another consultant’s [C-6.6-10]', async () => {
  const stranger = await signedInAs(shop, ['consultant'], { consultantCodes: ['TR9999'] });
  const open: string[] = [];
  let [tried, shown] = [0, 0];
  for (const [name, make] of Object.entries(requests)) {
    const declared = Object.values(allCalls).find((each) => each.name === name);
    if (!declared) continue;
    const {
      params = {},
      query,
      body,
      headers: own = {},
    } = (await make()) as AccountRequest & {
      params?: Record<string, string>;
      query?: Record<string, string>;
    };
    let url = `/api${declared.path}`;
    for (const [key, value] of Object.entries(params)) url = url.replace(`{${key}}`, encodeURIComponent(String(value)));
    for (const unused of url.matchAll(/\{(\w+)\}/g)) url = url.replace(unused[0], 'X');
    const search = query ? `?${new URLSearchParams(query as Record<string, string>)}` : '';
    const ask = (headers: Record<string, string>) =>
      shop.app.inject({
        method: declared.method,
        url: `${url}${search}`,
        headers,
        ...(body === undefined ? {} : { payload: body as object }),
      });
    const answer = await ask(stranger.browser);
    tried++;
    const isOpen = answer.statusCode >= 500 || (answer.statusCode === 200 && NUMBER.test(answer.body));
    // The stranger has done nothing: whoever may still can.
    const answered = await ask(own);
    if (answered.statusCode === 200 && NUMBER.test(answered.body)) shown++;
    if (isOpen) open.push(`${name} ${answer.statusCode} ${answer.body.slice(0, 200)}`);
  }
  expect(open).toEqual([]);
  expect(tried).toBeGreaterThan(60);
  expect(shown).toBeGreaterThan(20);
}, 120_000);
