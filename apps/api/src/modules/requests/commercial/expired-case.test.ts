import type { Offer } from '@onegi/contract/calls/requests/commercial/offer-shapes';
import { type TestApp, testApp } from '@onegi/testing/app';
import { aSession, type SignedIn, signedInAs } from '@onegi/testing/factories/accounts';
import { granted } from '@onegi/testing/factories/calls';
import { aConsultant, askForItems, inputOf, openCase, updateCase } from '@onegi/testing/factories/commercial-cases';
import { sendNewLink } from '@onegi/testing/factories/insurer-links';
import { acceptOffer, declineOffer, keyIn, sendTo, someOffers } from '@onegi/testing/factories/offers';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { expireCases } from './expire-cases.ts';

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
  shop.clock.set('2026-11-21');
});
afterAll(() => shop.close());

/** A case with a quoted offer whose 90 days are over in a second, or just now. */
async function onItsLastDay({ isPending }: { isPending: boolean }) {
  [consultant, officer] = await Promise.all([aSession(shop, consultant), aSession(shop, officer)]);
  const [offer] = (await someOffers(shop, { consultant, officer }, 0)) as [Offer];
  const good = { validUntil: '2027-12-31' };
  const [quoted] = granted(await keyIn(shop, officer, offer, good)) as [Offer];
  if (isPending) granted(await askForItems(shop, officer, offer.caseNumber));
  shop.clock.advance(90 * 86_400 - 1);
  [consultant, officer] = await Promise.all([aSession(shop, consultant), aSession(shop, officer)]);
  return { quoted, detail: granted(await openCase(shop, consultant, offer.caseNumber)) };
}
const over = { status: 409, code: 'case.expired' };

// No job has come by yet that ends them.
describe('a case whose 90 days are over', () => {
  test('with the office is neither accepted, asked about, sent to insurers nor answered', async () => {
    const { quoted, detail } = await onItsLastDay({ isPending: false });
    expect(detail.offers[0]?.allowedActions).toEqual(['accept', 'decline']);
    shop.clock.advance(1);
    const { caseNumber } = detail;
    const tries = [
      acceptOffer(shop, consultant, quoted),
      declineOffer(shop, consultant, quoted),
      askForItems(shop, officer, caseNumber),
      sendTo(shop, officer, caseNumber, ['BRG']),
      keyIn(shop, officer, quoted),
      sendNewLink(shop, officer, quoted, { insurerEmail: 'a@lpg.example.com', insurerLanguage: 'en' }),
    ];
    for (const answer of await Promise.all(tries)) expect(answer).toMatchObject(over);
    const now = granted(await openCase(shop, consultant, caseNumber));
    expect(now).toMatchObject({ caseState: 'waiting', history: detail.history, allowedActions: ['withdraw'] });
    expect(now.offers.map(({ allowedActions }) => allowedActions)).toEqual([[], [], []]);
  });

  test('that waits for its consultant is neither saved nor submitted', async () => {
    const { detail } = await onItsLastDay({ isPending: true });
    const send = (savedAs: 'draft' | 'waiting') =>
      updateCase(shop, consultant, detail, { ...inputOf(detail), startsOn: '2027-01-01', savedAs });
    shop.clock.advance(1);
    expect(await send('draft')).toMatchObject(over);
    expect(await send('waiting')).toMatchObject(over);
    expect(granted(await openCase(shop, consultant, detail.caseNumber))).toMatchObject({
      caseState: 'pending',
      caseVersion: detail.caseVersion,
      allowedActions: ['withdraw'],
    });
  });

  test('lets its open offers run out, which nobody has declined', async () => {
    const { quoted } = await onItsLastDay({ isPending: false });
    shop.clock.advance(1);
    await expireCases(shop.deps);
    const now = granted(await openCase(shop, consultant, quoted.caseNumber));
    expect(now.caseState).toBe('expired');
    expect(now.offers.map(({ offerState }) => offerState)).toEqual(['expired', 'expired', 'expired']);
  });

  test('can be answered until its last moment', async () => {
    const { quoted } = await onItsLastDay({ isPending: false });
    expect(granted(await acceptOffer(shop, consultant, quoted))[0]?.offerState).toBe('accepted');
  });
});
