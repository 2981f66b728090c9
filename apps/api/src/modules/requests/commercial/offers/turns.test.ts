import { caseList } from '@onegi/contract/calls/requests/commercial/case-list';
import type { Offer } from '@onegi/contract/calls/requests/commercial/offer-shapes';
import { requestList } from '@onegi/contract/calls/requests/office-requests';
import { caseSteps } from '@onegi/contract/calls/workplace/case-steps';
import { type TestApp, testApp } from '@onegi/testing/app';
import { aSession, type SignedIn, signedInAs } from '@onegi/testing/factories/accounts';
import { callAs, granted } from '@onegi/testing/factories/calls';
import { aConsultant, aSubmittedCase, askForItems, openCase } from '@onegi/testing/factories/commercial-cases';
import { acceptOffer, declineOffer, keyIn, sendTo } from '@onegi/testing/factories/offers';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

const HOUR = 3_600;

let shop: TestApp;
let consultant: SignedIn;
let officer: SignedIn;
beforeAll(async () => {
  shop = await testApp();
  consultant = await aConsultant(shop);
  officer = await signedInAs(shop, ['officer']);
});
beforeEach(async () => {
  await shop.deps.db.deleteFrom('quote_requests').execute();
  await shop.deps.db.deleteFrom('case_events').execute();
  // A Monday morning.
  shop.clock.set('2026-11-23T09:00:00+08:00');
  await signIn();
});
afterAll(() => shop.close());

const signIn = async () => {
  [consultant, officer] = await Promise.all([aSession(shop, consultant), aSession(shop, officer)]);
};
async function later(hours: number): Promise<string> {
  shop.clock.advance(hours * HOUR);
  await signIn();
  return shop.clock.now().toISOString();
}

/** Who holds the case and since when: its page, the consultant's list and the desk are of one mind. */
async function heldBy(caseNumber: string) {
  const detail = granted(await openCase(shop, consultant, caseNumber));
  const listed = granted(await callAs(shop, caseList.page, consultant, { body: {} })).records;
  const onDesk = granted(await callAs(shop, requestList.page, officer, { body: {} })).records;
  const shown = [detail, ...listed, ...onDesk].map(({ holder, heldSince }) => ({ holder, heldSince }));
  expect(shown).toEqual([shown[0], shown[0], shown[0]]);
  return shown[0];
}

test('a case is held by whose turn it is: the office, the insurers that it asks, the consultant who has an offer', async () => {
  const { caseNumber } = await aSubmittedCase(shop, consultant);
  const submitted = shop.clock.now().toISOString();
  expect(await heldBy(caseNumber)).toEqual({ holder: 'officer', heldSince: submitted });

  const sent = await later(2);
  const [first, second] = granted(await sendTo(shop, officer, caseNumber, ['LPG', 'SFY'])) as [Offer, Offer];
  expect(await heldBy(caseNumber)).toEqual({ holder: 'insurer', heldSince: sent });

  const asked = await later(1);
  const asking = { answeredAs: 'informationRequired', remark: 'Sprinklers?' };
  const [, open] = granted(await keyIn(shop, officer, second, asking)) as [Offer, Offer];
  expect(await heldBy(caseNumber)).toEqual({ holder: 'officer', heldSince: asked });

  const answered = await later(3);
  granted(await keyIn(shop, officer, open, { answeredAs: 'notQuoting', remark: 'No' }));
  expect(await heldBy(caseNumber)).toEqual({ holder: 'insurer', heldSince: answered });

  const quoted = await later(1);
  const [offer] = granted(await keyIn(shop, officer, first)) as [Offer];
  expect(await heldBy(caseNumber)).toEqual({ holder: 'consultant', heldSince: quoted });

  const declined = await later(1);
  granted(await declineOffer(shop, consultant, offer));
  expect(await heldBy(caseNumber)).toEqual({ holder: 'officer', heldSince: declined });
});

test('a case of the office has its offers answered by the office', async () => {
  const { caseNumber } = await aSubmittedCase(shop, officer);
  const [offer] = granted(await sendTo(shop, officer, caseNumber, ['LPG'])) as [Offer];
  granted(await keyIn(shop, officer, offer));
  expect(granted(await openCase(shop, officer, caseNumber)).holder).toBe('officer');
});

test('nobody has held a case for longer than it is in its state', async () => {
  const { caseNumber } = await aSubmittedCase(shop, consultant);
  await later(1);
  granted(await sendTo(shop, officer, caseNumber, ['LPG']));
  const asked = await later(1);
  granted(await askForItems(shop, officer, caseNumber));
  expect(await heldBy(caseNumber)).toEqual({ holder: 'consultant', heldSince: asked });
});

test('the report counts for the office what the office had, not what insurers and the consultant had after it', async () => {
  const { caseNumber } = await aSubmittedCase(shop, consultant);
  await later(2);
  const [offer] = granted(await sendTo(shop, officer, caseNumber, ['LPG'])) as [Offer];
  await later(30);
  const [quoted] = granted(await keyIn(shop, officer, offer)) as [Offer];
  await later(5);
  granted(await declineOffer(shop, consultant, quoted));
  await later(1);
  granted(await sendTo(shop, officer, caseNumber, ['SFY']));
  const steps = granted(await callAs(shop, caseSteps.page, officer, { body: {} })).records;
  const hours = steps.map((row) => [row.step, row.stepHolder, row.stepCount, row.clockNinetiethHours]);
  expect(hours.toSorted()).toEqual([
    ['commercialCase.draft', 'consultant', 1, 0],
    ['commercialCase.waiting', 'officer', 2, 1.9],
    ['offer.quoted', 'consultant', 1, 5],
    ['offer.waiting', 'insurer', 1, 30],
  ]);
  const { history } = granted(await openCase(shop, officer, caseNumber));
  expect(history.filter(({ eventAction }) => eventAction === 'passOn').map(({ stepMinutes }) => stepMinutes)).toEqual([
    60, 120,
  ]);
});

test('an acceptance ends the turn of the consultant, and no other', async () => {
  const { caseNumber } = await aSubmittedCase(shop, consultant);
  await later(2);
  const [offer] = granted(await sendTo(shop, officer, caseNumber, ['LPG', 'SFY'])) as [Offer];
  await later(6);
  const [quoted] = granted(await keyIn(shop, officer, offer)) as [Offer];
  await later(10);
  granted(await acceptOffer(shop, consultant, quoted));
  const steps = granted(await callAs(shop, caseSteps.page, officer, { body: {} })).records;
  expect(steps.map((row) => [row.step, row.stepHolder, row.clockMedianHours]).toSorted()).toEqual([
    ['commercialCase.draft', 'consultant', 0],
    ['commercialCase.waiting', 'officer', 2],
    ['offer.quoted', 'consultant', 10],
    ['offer.waiting', 'insurer', 6],
  ]);
});
