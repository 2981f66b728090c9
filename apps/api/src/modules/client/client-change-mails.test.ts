import { randomUUID } from 'node:crypto';
import * as changes from '@onegi/contract/calls/client/client-changes';
import * as page from '@onegi/contract/calls/client/client-page';
import { clientFields as c } from '@onegi/contract/fields/client-links';
import { endorsementFields as e } from '@onegi/contract/fields/endorsements';
import { type TestApp, testApp } from '@onegi/testing/app';
import { type SignedIn, signedInAs } from '@onegi/testing/factories/accounts';
import { granted } from '@onegi/testing/factories/calls';
import {
  aClientsPolicy,
  askForChange,
  aWaitingChange,
  clientMails,
  clientsBrowser,
  declineChange,
  linkOf,
  listClientChanges,
  readClientPolicy,
  takeUpChange,
} from '@onegi/testing/factories/client-links';
import { approveDraft, deleteDraft, readDraft, submitDraft } from '@onegi/testing/factories/endorsements';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

let shop: TestApp;
let writer: SignedIn;
let approver: SignedIn;
beforeAll(async () => {
  shop = await testApp({ today: '2026-11-21' });
});
afterAll(() => shop.close());
beforeEach(async () => {
  // Each test is later than the one before: the newest mail is its own.
  shop.clock.advance(3600);
  [writer, approver] = await Promise.all([signedInAs(shop, ['operations']), signedInAs(shop, ['approver'])]);
  await shop.deps.db.deleteFrom('rate_limit_hits').execute();
});

const newest = async (kind: 'client-change' | 'endorsement-issued') => (await clientMails(shop, [kind])).at(-1);
const mailed = async () => (await clientMails(shop, ['client-change'])).length;
async function inChinese(token: string): Promise<void> {
  const { policy_id } = await linkOf(shop, token);
  await shop.deps.db.updateTable('policies').set({ language: 'zh-Hant' }).where('id', '=', policy_id).execute();
}

describe('the mail to a client who has asked for a change', () => {
  test('says that the office declined it, and why, in the language of the policy [C-9-16]', async () => {
    const { seen, token } = await aWaitingChange(shop, { changeKind: 'sum', changeText: 'Twice as much' });
    await inChinese(token);
    const before = await mailed();
    granted(await declineChange(shop, writer, { ...seen, reasonGiven: '計劃不包括此項' }));
    const mail = await newest('client-change');
    expect(mail?.to).toBe('demo01@example.com');
    expect(mail?.subject).toMatch(/^未能更改你的保單/);
    for (const text of ['計劃不包括此項', '投保額', '2026']) expect(mail?.text).toContain(text);
    // Neither what was asked for in words nor a link that would end the one that the client has.
    expect(mail?.text).not.toMatch(/Twice|\/client\//);
    expect((await readClientPolicy(shop, token, await clientsBrowser(shop, token))).status).toBe(200);
    expect((await declineChange(shop, writer, { ...seen, reasonGiven: 'Again' })).status).toBe(409);
    expect(await mailed()).toBe(before + 1);
  });

  test('says that the office works on it, once, and the mail of the endorsement when it was asked for [C-9-16]', async () => {
    const { seen } = await aWaitingChange(shop, { changeText: 'New flat: 3B' });
    const before = await mailed();
    const both = await Promise.all([takeUpChange(shop, writer, seen), takeUpChange(shop, writer, seen)]);
    const taken = both.find(({ status }) => status === 200);
    expect(await mailed()).toBe(before + 1);
    expect((await newest('client-change'))?.subject).toMatch(/^We are working on your change/);
    shop.clock.advance(1);
    const draft = granted(await readDraft(shop, writer, taken?.data?.draftId ?? ''));
    granted(await approveDraft(shop, approver, granted(await submitDraft(shop, writer, draft))));
    expect((await newest('endorsement-issued'))?.text).toContain('You asked for it on');
    expect(await mailed()).toBe(before + 1);
  });

  test('says that nothing comes of it once the office gives up the draft', async () => {
    const { seen, number } = await aWaitingChange(shop);
    granted(await takeUpChange(shop, writer, seen));
    shop.clock.advance(1);
    granted(await deleteDraft(shop, writer, number, '001'));
    expect((await newest('client-change'))?.subject).toMatch(/cannot be made/);
  });
});

describe('a request that is none', () => {
  const send = (path: string, user: { browser: object }, payload: unknown, key?: string) =>
    shop.app.inject({
      method: 'POST',
      url: `/api${path}`,
      headers: { ...user.browser, 'content-type': 'application/json', ...(key ? { 'idempotency-key': key } : {}) },
      payload: JSON.stringify(payload),
    });
  const asked = (more: object = {}) => ({
    [c.changeKind.wire]: 'contact',
    [c.changeOn.wire]: '2026-12-01',
    [c.changeText.wire]: 'New flat: 3B',
    ...more,
  });

  test.each([
    ['of another kind', { [c.changeKind.wire]: 'free money' }],
    ['of a kind that is a list', { [c.changeKind.wire]: ['contact'] }],
    ['of no day', { [c.changeOn.wire]: '2026-02-30' }],
    ['of a day that is a figure', { [c.changeOn.wire]: 10 ** 15 }],
    ['of nothing', { [c.changeText.wire]: '   ' }],
    ['of a novel', { [c.changeText.wire]: 'A'.repeat(100_000) }],
    ['with a file that is none', { [c.proofUpload.wire]: '0.001' }],
  ])('%s is refused on its field, and nothing is kept', async (_, more) => {
    const { token } = await aClientsPolicy(shop);
    const client = await clientsBrowser(shop, token);
    const answer = await send(page.askForChange.path.replace('{token}', token), client, asked(more));
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'request.invalid']);
    expect(answer.json().fields.map(({ field }: { field: string }) => field)).toEqual(Object.keys(more));
    expect(granted(await readClientPolicy(shop, token, client)).changes).toEqual([]);
  });

  test('another’s link is not opened by the own cookie, and an answer needs the request’s version', async () => {
    const [mine, other] = [await aClientsPolicy(shop), await aClientsPolicy(shop)];
    const client = await clientsBrowser(shop, mine.token);
    expect((await askForChange(shop, other.token, client)).code).toBe('clientLink.notConfirmed');
    const { seen } = await aWaitingChange(shop);
    const stale = { ...seen, version: seen.version + 1 };
    expect((await takeUpChange(shop, writer, stale)).code).toBe('clientChange.answered');
    const unknown = { ...seen, changeId: randomUUID() };
    expect((await declineChange(shop, writer, { ...unknown, reasonGiven: 'No' })).code).toBe('clientChange.notFound');
    for (const changeId of ['1', { toString: 'x' }, null, 10 ** 15]) {
      const body = { [c.changeId.wire]: changeId, [c.version.wire]: 1, [e.reasonGiven.wire]: 'No' };
      expect((await send(changes.declineChange.path, writer, body, randomUUID())).statusCode).toBe(400);
    }
    const { records } = granted(await listClientChanges(shop, writer, 'waiting'));
    expect(records.some(({ changeId }) => changeId === seen.changeId)).toBe(true);
  });

  test('sent twice with one key is declined once, with the same answer and one mail', async () => {
    const { seen } = await aWaitingChange(shop);
    const before = await mailed();
    const body = {
      [c.changeId.wire]: seen.changeId,
      [c.version.wire]: seen.version,
      [e.reasonGiven.wire]: 'Not covered',
    };
    const key = randomUUID();
    const answers = [];
    for (let i = 0; i < 3; i++) answers.push(await send(changes.declineChange.path, writer, body, key));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
    expect(await mailed()).toBe(before + 1);
  });
});
