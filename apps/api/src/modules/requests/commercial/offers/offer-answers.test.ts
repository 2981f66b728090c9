import { endRequest } from '@onegi/contract/calls/requests/change-request';
import { withdrawCase } from '@onegi/contract/calls/requests/commercial/cases';
import { offerList } from '@onegi/contract/calls/requests/commercial/offer-list';
import type { Offer } from '@onegi/contract/calls/requests/commercial/offer-shapes';
import * as calls from '@onegi/contract/calls/requests/commercial/offers';
import { caseFields as c } from '@onegi/contract/fields/commercial';
import { offerFields as o } from '@onegi/contract/fields/offers';
import { type TestApp, testApp } from '@onegi/testing/app';
import { aSession, type SignedIn, signedInAs } from '@onegi/testing/factories/accounts';
import { callAs, granted } from '@onegi/testing/factories/calls';
import { aConsultant, aSubmittedCase, askForItems, openCase } from '@onegi/testing/factories/commercial-cases';
import { acceptOffer, declineOffer, keyIn, sendTo, someOffers } from '@onegi/testing/factories/offers';
import { call } from '@onegi/testing/factories/purchases';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { expireCases } from '../expire-cases.ts';
import { expireOffers } from './expire-offers.ts';

const DAY = 86_400;

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
  [consultant, officer] = await Promise.all([aSession(shop, consultant), aSession(shop, officer)]);
});
afterAll(() => shop.close());

async function later(seconds: number): Promise<void> {
  shop.clock.advance(seconds);
  [consultant, officer] = await Promise.all([aSession(shop, consultant), aSession(shop, officer)]);
}
const offered = async (howMany = 2, input: object = {}) => {
  const [first, second, third] = await someOffers(shop, { consultant, officer }, howMany, input);
  return { first, second, third, caseNumber: first?.caseNumber } as Record<'first' | 'second' | 'third', Offer> & {
    caseNumber: string;
  };
};
const opened = async (caseNumber: string, user = consultant) => granted(await openCase(shop, user, caseNumber));
const statesOf = (offers: readonly Offer[]) => offers.map(({ offerState }) => offerState);
const withdraw = (caseNumber: string) => callAs(shop, withdrawCase, consultant, { body: { caseNumber } });

describe('an offer that is accepted', () => {
  test('accepts the case, and declines the others that are open [C-5.2-01]', async () => {
    const { first, caseNumber, third } = await offered();
    granted(await keyIn(shop, officer, third, { answeredAs: 'notQuoting', remark: 'Full' }));
    await later(60);
    const answer = await acceptOffer(shop, consultant, first);
    expect([answer.status, answer.msg, answer.msgC]).toEqual([200, 'Success', '成功']);
    expect(statesOf(granted(answer))).toEqual(['accepted', 'declined', 'notQuoting']);
    const detail = await opened(caseNumber);
    expect(detail).toMatchObject({
      caseState: 'accepted',
      stateName: 'Accepted',
      holder: 'officer',
      heldSince: shop.clock.now().toISOString(),
      allowedActions: ['withdraw'],
    });
    expect(detail.offers.flatMap(({ allowedActions }) => allowedActions)).toEqual([]);
    expect((await opened(caseNumber, officer)).offers.flatMap(({ allowedActions }) => allowedActions)).toEqual([]);
    const events = detail.history.map(({ eventAction, eventInsurer }) => [eventAction, eventInsurer]);
    expect(events.slice(0, 2).sort()).toEqual([
      ['accept', null],
      ['offerAccept', first.insurerCode],
    ]);
  });

  test('is accepted by the row of the list as the list has it', async () => {
    const { caseNumber } = await offered(1);
    const { wire } = c.caseNumber;
    const detail = await call(
      shop,
      'GET',
      `/commercial-insurance/quote-detail?${wire}=${caseNumber}`,
      undefined,
      consultant.browser,
    );
    const [row] = detail.data.offerList;
    expect(row).toMatchObject({
      [o.offerNumber.wire]: 1,
      [o.insurerCode.wire]: 'LPG',
      [o.premiumCents.wire]: '10000.00',
      [o.offerState.wire]: 'Q',
      docList: [],
    });
    const declined = await call(shop, 'POST', calls.declineOffer.path, row, consultant.browser);
    expect(declined.data.map((each: Record<string, unknown>) => each[o.offerState.wire])).toEqual(['X', 'W', 'W']);
  });

  test('pressed twice, or in two browsers, is accepted once, and the other is told [C-5.2-02]', async () => {
    for (let i = 0; i < 3; i++) {
      const { first, second, caseNumber } = await offered();
      const answers = await Promise.all([first, first, second].map((offer) => acceptOffer(shop, consultant, offer)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
      expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([undefined, 'case.accepted']));
      const { offers, history } = await opened(caseNumber);
      expect(statesOf(offers).filter((state) => state === 'accepted')).toHaveLength(1);
      expect(history.filter(({ eventAction }) => eventAction === 'offerAccept')).toHaveLength(1);
    }
    const { first } = await offered();
    const [one, two] = await Promise.all(
      [1, 2].map(() => acceptOffer(shop, consultant, first, 'the-same-press-of-a-key')),
    );
    expect([one?.status, two?.status, one?.data]).toEqual([200, 200, two?.data]);
  });

  test('while the case is withdrawn: one wins, and the other is told what happened [C-5.2-02]', async () => {
    for (let i = 0; i < 4; i++) {
      const { first, caseNumber } = await offered();
      const [accepted, withdrawn] = await Promise.all(
        i % 2
          ? [acceptOffer(shop, consultant, first), withdraw(caseNumber)]
          : [withdraw(caseNumber), acceptOffer(shop, consultant, first)].reverse(),
      );
      const { caseState, offers } = await opened(caseNumber);
      expect([accepted?.status, withdrawn?.status].sort()).toEqual([200, 409]);
      if (caseState === 'accepted') {
        expect([withdrawn?.code, statesOf(offers)]).toEqual(['case.accepted', ['accepted', 'declined', 'declined']]);
      } else {
        expect([accepted?.code, statesOf(offers)]).toEqual(['case.withdrawn', ['declined', 'declined', 'declined']]);
      }
    }
  });

  test('is its consultant’s alone: the office accepts, declines and withdraws for clients of its own only', async () => {
    const { first, second, caseNumber } = await offered();
    const withdrawn = callAs(shop, withdrawCase, officer, { body: { caseNumber } });
    const tries = [acceptOffer(shop, officer, first), declineOffer(shop, officer, second), withdrawn];
    for (const answer of await Promise.all(tries))
      expect(answer).toMatchObject({ status: 403, code: 'case.ofConsultant' });
    const seen = granted(await openCase(shop, officer, caseNumber));
    expect([seen.caseState, statesOf(seen.offers)]).toEqual(['waiting', statesOf((await opened(caseNumber)).offers)]);
    const decisions = [...seen.allowedActions, ...seen.offers.flatMap(({ allowedActions }) => allowedActions)];
    expect(decisions.filter((action) => /accept|decline|withdraw/.test(action))).toEqual(['decline']);
    const own = await someOffers(shop, { consultant: officer, officer }, 2);
    granted(await declineOffer(shop, officer, own[1] as Offer));
    expect(granted(await acceptOffer(shop, officer, own[0] as Offer))[0]?.offerState).toBe('accepted');
  });

  test('as another version than was shown is not accepted: what changed is read first', async () => {
    const { first } = await offered(1);
    const [changed] = granted(await keyIn(shop, officer, first, { premiumCents: 2_000_000 }));
    const late = await acceptOffer(shop, consultant, first);
    expect([late.status, late.code]).toEqual([409, 'offer.stale']);
    expect(granted(await acceptOffer(shop, consultant, changed as Offer))[0]).toMatchObject({
      offerState: 'accepted',
      premiumCents: 2_000_000,
    });
  });

  test('is no other consultant’s, and none that nobody has quoted', async () => {
    const { first, second, caseNumber } = await offered(1);
    const stranger = await aConsultant(shop);
    for (const answer of [acceptOffer, declineOffer]) {
      const refused = await answer(shop, stranger, first);
      const none = await answer(shop, stranger, { ...first, caseNumber: 'RQ2611999999' });
      expect([refused.status, refused.code, refused.msg]).toEqual([none.status, none.code, none.msg]);
      expect(refused.status).toBe(404);
      expect((await answer(shop, consultant, second)).code).toBe('offer.wrongState');
      expect((await answer(shop, consultant, { ...first, offerNumber: 7 })).code).toBe('offer.notFound');
    }
    expect(statesOf((await opened(caseNumber)).offers)).toEqual(['quoted', 'waiting', 'waiting']);
  });
});

describe('an offer that is declined', () => {
  test('answers the list of offers, and leaves the others open [C-5.2-03]', async () => {
    const { first, second, caseNumber } = await offered();
    expect(statesOf(granted(await declineOffer(shop, consultant, first)))).toEqual(['declined', 'quoted', 'waiting']);
    const again = await declineOffer(shop, consultant, first);
    expect([again.status, again.code]).toEqual([409, 'offer.declined']);
    expect((await acceptOffer(shop, consultant, first)).code).toBe('offer.declined');
    expect((await opened(caseNumber)).caseState).toBe('waiting');
    granted(await acceptOffer(shop, consultant, second));
    expect((await declineOffer(shop, consultant, second)).code).toBe('case.accepted');
  });
});

describe('an offer that has run out', () => {
  test('is not accepted from the first minute of the next day in Hong Kong, and the job says so [C-5.2-04]', async () => {
    const { caseNumber, first } = await offered(0);
    const [quoted] = granted(await keyIn(shop, officer, first, { validUntil: '2026-11-22' }));
    const end = Date.parse('2026-11-22T16:00:00Z');
    await later((end - shop.clock.now().getTime()) / 1000 - 60);
    await expireOffers(shop.deps);
    expect((await opened(caseNumber)).offers[0]?.allowedActions).toEqual(['accept', 'decline']);
    await later(60);
    expect((await opened(caseNumber)).offers[0]?.allowedActions).toEqual(['decline']);
    const late = await acceptOffer(shop, consultant, quoted as Offer);
    expect([late.status, late.code]).toEqual([409, 'offer.expired']);
    await Promise.all([expireOffers(shop.deps), expireOffers(shop.deps)]);
    const { offers, history, caseState } = await opened(caseNumber);
    expect([caseState, statesOf(offers)]).toEqual(['waiting', ['expired', 'waiting', 'waiting']]);
    expect(history.filter(({ eventAction }) => eventAction === 'offerExpire')).toHaveLength(1);
    expect((await acceptOffer(shop, consultant, offers[0] as Offer)).code).toBe('offer.expired');
    const [renewed] = granted(await keyIn(shop, officer, offers[0] as Offer));
    expect(granted(await acceptOffer(shop, consultant, renewed as Offer))[0]?.offerState).toBe('accepted');
  });

  test('with its case is declined when somebody ends that, and runs out with one that does', async () => {
    const { caseNumber } = await offered(1);
    granted(
      await callAs(shop, endRequest, officer, {
        body: { requestNumber: caseNumber, outcome: 'decline', reason: 'Nobody writes it' },
      }),
    );
    expect(statesOf((await opened(caseNumber)).offers)).toEqual(['declined', 'declined', 'declined']);
    const forgotten = await offered(0);
    await later(91 * DAY);
    await expireCases(shop.deps);
    const over = await opened(forgotten.caseNumber);
    expect([over.caseState, statesOf(over.offers)]).toEqual(['expired', ['expired', 'expired', 'expired']]);
  });
});

describe('the list of offers', () => {
  const listed = async (user: SignedIn, body: object = {}) => {
    const { data, status, fields } = await call(shop, 'POST', offerList.page.path, body, user.browser);
    if (status !== 200) throw new Error(`${status} ${fields}`);
    return z.decode(offerList.page.answer.codec, data);
  };

  test('has those that wait for the consultant, the own alone, what runs out first in front [C-5.2-05]', async () => {
    const { first, second, caseNumber } = await offered(2, { insuredName: 'Wan Chai Demo Tea Limited' });
    granted(
      await keyIn(shop, officer, { ...second, offerVersion: 2 }, { validUntil: '2026-11-30', premiumCents: 500 }),
    );
    const other = await aConsultant(shop);
    const theirs = await aSubmittedCase(shop, other);
    const [asked] = granted(await sendTo(shop, officer, theirs.caseNumber, ['BRG']));
    granted(await keyIn(shop, officer, asked as Offer));
    const page = await listed(consultant);
    expect(page).toMatchObject({ total: 2, pages: 1, current: 1 });
    expect(page.records).toMatchObject([
      {
        caseNumber,
        insurerCode: 'SFY',
        insuredName: 'Wan Chai Demo Tea Limited',
        allowedActions: ['accept', 'decline'],
      },
      { caseNumber, insurerCode: 'LPG', productName: 'Business Package' },
    ]);
    const codes = async (user: SignedIn, body: object) =>
      (await listed(user, body)).records.map(({ insurerCode }) => insurerCode);
    expect(await codes(officer, {})).toHaveLength(3);
    expect(await codes(consultant, { sort: o.premiumCents.wire, order: 'desc' })).toEqual(['LPG', 'SFY']);
    expect(await codes(officer, { [o.insurerAsked.wire]: 'BRG' })).toEqual(['BRG']);
    expect(await codes(officer, { [c.caseNumberPart.wire]: caseNumber.slice(-4) })).toEqual(['SFY', 'LPG']);
    expect(await codes(officer, { [c.caseProduct.wire]: 'EC' })).toEqual([]);
    granted(await declineOffer(shop, consultant, { ...first, offerVersion: 2 }));
    expect(await codes(consultant, {})).toEqual(['SFY']);
    await later(11 * DAY);
    expect(await codes(consultant, {})).toEqual([]);
    granted(await withdraw(caseNumber));
  });

  test('has none of a case that waits for items of the consultant, nor of one that moved to another code [C-5.2-05]', async () => {
    const { caseNumber } = await offered(1);
    expect((await listed(consultant)).total).toBe(1);
    granted(await askForItems(shop, officer, caseNumber));
    expect((await listed(consultant)).total).toBe(0);
    expect((await listed(officer)).total).toBe(0);
    const { db } = shop.deps;
    await db
      .updateTable('quote_requests')
      .set({ status: 'waiting' })
      .where('request_number', '=', caseNumber)
      .execute();
    expect((await listed(consultant)).total).toBe(1);
    const moved = { consultant_code: 'TR09999999', product: 'EC' };
    await db.updateTable('quote_requests').set(moved).where('request_number', '=', caseNumber).execute();
    expect((await listed(consultant)).total).toBe(0);
    expect((await listed(officer, { [c.caseProduct.wire]: 'EC' })).total).toBe(1);
  });
});
