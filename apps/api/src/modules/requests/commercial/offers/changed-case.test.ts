import type { CaseDetail } from '@onegi/contract/calls/requests/commercial/case-shapes';
import type { Offer } from '@onegi/contract/calls/requests/commercial/offer-shapes';
import { askedSections } from '@onegi/contract/fields/commercial';
import { type TestApp, testApp } from '@onegi/testing/app';
import { type SignedIn, signedInAs } from '@onegi/testing/factories/accounts';
import { granted } from '@onegi/testing/factories/calls';
import {
  aConsultant,
  askForItems,
  inputOf,
  openCase,
  PROPOSAL,
  packageAnswers,
  updateCase,
  uploadDocument,
} from '@onegi/testing/factories/commercial-cases';
import { aLink, answerByLink, openLink, tokenSentTo } from '@onegi/testing/factories/insurer-links';
import { acceptOffer, keyIn, sendTo, someOffers } from '@onegi/testing/factories/offers';
import { aLiabilityCase, openMatter, writeMatter } from '@onegi/testing/factories/subject-matter';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

let shop: TestApp;
let consultant: SignedIn;
let officer: SignedIn;
beforeAll(async () => {
  shop = await testApp();
  consultant = await aConsultant(shop);
  officer = await signedInAs(shop, ['officer']);
});
beforeEach(() => shop.deps.db.deleteFrom('quote_requests').execute());
afterAll(() => shop.close());

const askedRows = ['BP03', askedSections.endsOn];
const opened = async (caseNumber: string) => granted(await openCase(shop, consultant, caseNumber));
const statesOf = ({ offers }: CaseDetail) => offers.map(({ offerState }) => offerState);

/** A case with one offer of three that was quoted, which is then asked for its end and its address. */
async function askedAfterQuote() {
  const [offer] = (await someOffers(shop, { consultant, officer }, 1)) as [Offer];
  granted(await askForItems(shop, officer, offer.caseNumber, { askedRows }));
  const pending = await opened(offer.caseNumber);
  return { shown: pending.offers[0] as Offer, pending };
}
const save = async (detail: CaseDetail, changes: object, savedAs: 'draft' | 'waiting' = 'waiting') =>
  granted(await updateCase(shop, consultant, detail, { ...inputOf(detail), ...changes, savedAs }));

describe('an offer whose case has changed since', () => {
  test('waits for its insurer again, and is not accepted before that has answered', async () => {
    const { shown, pending } = await askedAfterQuote();
    const waiting = await save(pending, { endsOn: '2029-12-31' });
    expect(statesOf(waiting)).toEqual(['waiting', 'waiting', 'waiting']);
    // What it had offered stands there to be confirmed or changed.
    expect(waiting.offers[0]).toMatchObject({
      holder: 'insurer',
      premiumCents: 1_000_000,
      offerVersion: shown.offerVersion + 1,
      allowedActions: [],
    });
    expect(waiting.history.find(({ eventAction }) => eventAction === 'offerResume')).toMatchObject({
      eventInsurer: 'LPG',
      eventBy: null,
    });
    expect(await acceptOffer(shop, consultant, shown)).toMatchObject({ status: 409, code: 'offer.stale' });
    const [again] = granted(await keyIn(shop, officer, waiting.offers[0] as Offer, { premiumCents: 3_000_000 }));
    expect(again).toMatchObject({ offerState: 'quoted', iaLevyCents: 1_200 });
    expect(await acceptOffer(shop, consultant, shown)).toMatchObject({ status: 409, code: 'offer.stale' });
    expect(granted(await acceptOffer(shop, consultant, again as Offer))[0]?.offerState).toBe('accepted');
  });

  test('waits from the save on, and one that its insurer has given since stands', async () => {
    const { shown, pending } = await askedAfterQuote();
    const saved = await save(pending, { answers: { ...packageAnswers, BP03: 'Unit 2' } }, 'draft');
    expect(saved).toMatchObject({ caseState: 'pending', offers: [{ offerState: 'waiting' }, {}, {}] });
    granted(await keyIn(shop, officer, { ...shown, offerVersion: shown.offerVersion + 1 }));
    const submitted = await save(await opened(shown.caseNumber), {});
    expect(submitted).toMatchObject({ caseState: 'waiting', offers: [{ offerState: 'quoted' }, {}, {}] });
  });

  test('stands where the same answers come again, and documents alone', async () => {
    const { shown, pending } = await askedAfterQuote();
    const saved = await save(pending, { answers: { ...packageAnswers, BP03: ` ${packageAnswers.BP03} ` } }, 'draft');
    const { sent } = await uploadDocument(shop, consultant);
    const documents = [{ order: PROPOSAL, uploadId: sent?.uploadId ?? '' }];
    const submitted = await save(saved, { documents });
    expect(submitted.offers[0]).toMatchObject({ offerState: 'quoted', offerVersion: shown.offerVersion });
    expect(granted(await acceptOffer(shop, consultant, shown))[0]?.offerState).toBe('accepted');
  });

  test('is answered anew by its link, which shows what was answered before', async () => {
    const { token, offer, email } = await aLink(shop, { consultant, officer });
    const first = granted(await answerByLink(shop, token, granted(await openLink(shop, token)), { excess: 'HK$500' }));
    granted(await askForItems(shop, officer, offer.caseNumber, { askedRows }));
    shop.clock.advance(60);
    const saved = await save(await opened(offer.caseNumber), { endsOn: '2028-06-30' }, 'draft');
    expect(await answerByLink(shop, token, first)).toMatchObject({ status: 409, code: 'insurerLink.caseChanged' });
    await save(saved, {});
    const fresh = await tokenSentTo(shop, email);
    const read = granted(await openLink(shop, fresh));
    expect(read).toMatchObject({
      endsOn: '2028-06-30',
      canAnswer: true,
      offer: { offerState: 'waiting', premiumCents: 1_500_000, excess: 'HK$500' },
    });
    expect(granted(await answerByLink(shop, fresh, read)).offer.offerState).toBe('quoted');
  });

  test('waits also where what is insured has changed, and not where an empty row was saved', async () => {
    const caseNumber = await aLiabilityCase(shop, consultant);
    await shop.deps.db
      .updateTable('quote_requests')
      .set({ status: 'waiting' })
      .where('request_number', '=', caseNumber)
      .execute();
    const [asked] = granted(await sendTo(shop, officer, caseNumber, ['LPG']));
    granted(await keyIn(shop, officer, asked as Offer));
    const items = { askedRows: [askedSections.subjectMatter], askedDocuments: [] };
    granted(await askForItems(shop, officer, caseNumber, items));
    const before = granted(await openMatter(shop, consultant, caseNumber));
    const write = async (version: number, content: string) =>
      granted(await writeMatter(shop, consultant, caseNumber, version, { 1: content })).matterVersion;
    const version = await write(before.matterVersion, '');
    expect(statesOf(await opened(caseNumber))).toEqual(['quoted']);
    await write(version, 'Shop 3, Mong Kok');
    expect(statesOf(await opened(caseNumber))).toEqual(['waiting']);
  });
});
