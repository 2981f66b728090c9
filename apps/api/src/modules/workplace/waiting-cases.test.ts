import { assignRequest, requestList } from '@onegi/contract/calls/requests/office-requests';
import { waitingWork } from '@onegi/contract/calls/workplace/waiting-work';
import { requestFields as r } from '@onegi/contract/fields/requests';
import { caseDeskFields as d } from '@onegi/contract/fields/workflow';
import { type TestApp, testApp } from '@onegi/testing/app';
import { aSession, type SignedIn, signedInAs } from '@onegi/testing/factories/accounts';
import { callAs, granted } from '@onegi/testing/factories/calls';
import { aSubmittedCase, askForItems } from '@onegi/testing/factories/commercial-cases';
import { acceptOffer, keyIn, someOffers } from '@onegi/testing/factories/offers';
import { call } from '@onegi/testing/factories/purchases';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as z from 'zod';

let shop: TestApp;
let connie: SignedIn;
let other: SignedIn;
let officer: SignedIn;
let colleague: SignedIn;
beforeEach(async () => {
  shop = await testApp();
  connie = await signedInAs(shop, ['consultant'], { consultantCodes: ['TR9001'] });
  other = await signedInAs(shop, ['consultant'], { consultantCodes: ['TR9002'] });
  officer = await signedInAs(shop, ['officer']);
  colleague = await signedInAs(shop, ['officer']);
});
afterEach(() => shop.close());

async function waiting(user: SignedIn) {
  const { data } = await call(shop, 'GET', waitingWork.path, undefined, user.browser);
  return z.decode(waitingWork.answer, data);
}
const counts = async (...users: SignedIn[]) =>
  Promise.all(
    users.map(async (user) => Object.fromEntries((await waiting(user)).map(({ code, count }) => [code, count]))),
  );

const give = (number: string, to: SignedIn) =>
  call(
    shop,
    'POST',
    assignRequest.path,
    { [r.requestAsked.wire]: number, [d.assigneeId.wire]: to.id, [d.assigneeSeen.wire]: null },
    officer.browser,
  );

/** What is counted of the desk is what its link lists. */
async function expectListed(user: SignedIn) {
  for (const { code, count, path } of await waiting(user)) {
    const { deskView, requestState } = readView(path);
    if (!deskView) continue;
    const body = { deskView, requestState, current: 1, size: 10 } as never;
    const { total } = granted(await callAs(shop, requestList.page, user, { body }));
    expect([code, total]).toEqual([code, count]);
  }
}

function readView(path: string) {
  const asked = new URL(path, 'http://onegi.test').searchParams;
  return { deskView: asked.get(r.deskView.wire), requestState: asked.get('state') ?? undefined };
}

test('a case that nobody has waits for all of the office, one that somebody has for them alone, until it is late', async () => {
  const { caseNumber } = await aSubmittedCase(shop, connie);
  expect(await counts(officer, colleague)).toEqual([{ requestsOpen: 1 }, { requestsOpen: 1 }]);
  await give(caseNumber, colleague);
  expect(await counts(officer, colleague, connie)).toEqual([{}, { requestsMine: 1 }, {}]);
  // Exactly 24 hours keep the promise.
  shop.clock.advance(24 * 3600);
  const [late, soon] = [await signedInAs(shop, ['officer']), await signedInAs(shop, ['compliance'])];
  expect(await counts(late, soon)).toEqual([{}, {}]);
  shop.clock.advance(1);
  expect(await counts(late, soon)).toEqual([{ requestsLate: 1 }, {}]);
  // Late ones that nobody has are counted with those to answer.
  await aSubmittedCase(shop, await aSession(shop, connie));
  shop.clock.advance(25 * 3600);
  const again = await aSession(shop, late);
  expect(await counts(again)).toEqual([{ requestsOpen: 1, requestsLate: 1 }]);
  await expectListed(again);
});

test('of the cases that somebody has, those are counted and listed that wait for an answer of theirs', async () => {
  const answer = await aSubmittedCase(shop, connie);
  const paused = await aSubmittedCase(shop, connie);
  for (const { caseNumber } of [answer, paused]) await give(caseNumber, colleague);
  granted(await askForItems(shop, colleague, paused.caseNumber));
  const [mine] = await waiting(colleague);
  expect(mine).toMatchObject({ code: 'requestsMine', count: 1 });
  expect(mine?.path).toBe('/requests?view=mine&state=waiting');
  const body = { deskView: 'mine', requestState: 'waiting', current: 1, size: 10 } as const;
  const { records } = granted(await callAs(shop, requestList.page, colleague, { body }));
  expect(records.map(({ requestNumber }) => requestNumber)).toEqual([answer.caseNumber]);
});

test('what an insurer asks waits for who has the case, or for all when nobody has it', async () => {
  const [asked] = await someOffers(shop, { consultant: connie, officer }, 0);
  const asks = { answeredAs: 'informationRequired', premiumCents: undefined, remark: 'Which lifts?' };
  const answeredAt = shop.clock.now().toISOString();
  granted(await keyIn(shop, officer, asked as never, asks));
  expect(await counts(officer, colleague, connie)).toEqual([
    { requestsOpen: 1, insurersAsking: 1 },
    { requestsOpen: 1, insurersAsking: 1 },
    {},
  ]);
  await give(asked?.caseNumber ?? '', colleague);
  expect(await counts(officer, colleague)).toEqual([{}, { requestsMine: 1, insurersAsking: 1 }]);
  expect((await waiting(colleague)).find(({ code }) => code === 'insurersAsking')?.oldestAt).toBe(answeredAt);
  await expectListed(colleague);
});

test('an offer waits for its consultant until its last day is over, and not while the office has asked something', async () => {
  const [offer] = await someOffers(shop, { consultant: connie, officer }, 2);
  expect(await counts(connie, other)).toEqual([{ offersToAnswer: 2 }, {}]);
  const [second] = await waiting(connie);
  // Good for 30 days from 21 November.
  expect([second?.code, second?.dueAt]).toEqual(['offersToAnswer', '2026-12-21T16:00:00.000Z']);
  granted(await askForItems(shop, officer, offer?.caseNumber ?? ''));
  expect(await counts(connie)).toEqual([{ casesPending: 1 }]);
});

test('an accepted case waits for the office to issue the policy, and for its consultant no more', async () => {
  const [offer] = await someOffers(shop, { consultant: connie, officer }, 1);
  await give(offer?.caseNumber ?? '', colleague);
  granted(await acceptOffer(shop, connie, offer as never));
  expect(await counts(officer, colleague, connie)).toEqual([{}, { casesAccepted: 1 }, {}]);
  expect((await waiting(colleague))[0]?.path).toBe('/requests?view=toIssueByMe');
  await expectListed(colleague);
});

test('no offer waits that has run out', async () => {
  await someOffers(shop, { consultant: connie, officer }, 1);
  shop.clock.advance(31 * 86_400);
  const again = await signedInAs(shop, ['consultant'], { consultantCodes: ['TR9001'] });
  expect(await counts(again)).toEqual([{}]);
});
