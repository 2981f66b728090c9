import type { Offer } from '@onegi/contract/calls/requests/commercial/offer-shapes';
import { saveOffer as saveOfferCall, sendToInsurers } from '@onegi/contract/calls/requests/commercial/offers';
import { caseFields as c } from '@onegi/contract/fields/commercial';
import { offerFields as o } from '@onegi/contract/fields/offers';
import { type TestApp, testApp } from '@onegi/testing/app';
import { type SignedIn, signedInAs } from '@onegi/testing/factories/accounts';
import { granted } from '@onegi/testing/factories/calls';
import {
  aConsultant,
  aSubmittedCase,
  askForItems,
  openCase,
  uploadDocument,
} from '@onegi/testing/factories/commercial-cases';
import { acceptOffer, declineOffer, INSURERS, keyIn, sendTo, someOffers } from '@onegi/testing/factories/offers';
import { call } from '@onegi/testing/factories/purchases';
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

const offered = async (howMany: number, input: object = {}) =>
  someOffers(shop, { consultant, officer }, howMany, input);
const first = async (howMany = 0, input: object = {}) => (await offered(howMany, input))[0] as Offer;
const opened = async (caseNumber: string, user = consultant) => granted(await openCase(shop, user, caseNumber));

describe('an officer who sends a case to insurers', () => {
  test('asks many at once, and the consultant sees whom and when [C-5.1-01]', async () => {
    const { caseNumber } = await aSubmittedCase(shop, consultant);
    const sentAt = shop.clock.now().toISOString();
    const offers = granted(await sendTo(shop, officer, caseNumber));
    expect(offers.map(({ offerNumber, insurerCode }) => [offerNumber, insurerCode])).toEqual([
      [1, INSURERS[0]],
      [2, INSURERS[1]],
      [3, INSURERS[2]],
    ]);
    const asked = {
      caseNumber,
      sentAt,
      insurerName: 'Lantern Peak General Insurance',
      insurerNameZh: '燈峰保險',
      offerState: 'waiting',
      offerStateName: 'Waiting for insurer',
      offerStateNameZh: '等候保險公司報價',
      holder: 'insurer',
      premiumCents: null,
      totalCents: null,
      validUntil: null,
      files: [],
      allowedActions: [],
    };
    const detail = await opened(caseNumber);
    expect(detail.offers).toHaveLength(3);
    expect(detail.offers[0]).toMatchObject(asked);
    expect(detail.caseState).toBe('waiting');
    expect(detail.history.map(({ eventAction, eventInsurer }) => [eventAction, eventInsurer]).sort()).toEqual([
      ['passOn', null],
      ['send', INSURERS[2]],
      ['send', INSURERS[0]],
      ['send', INSURERS[1]],
      ['submit', null],
    ]);
  });

  test('asks nobody twice, nobody who is not there, and nobody for a case that is not with the office', async () => {
    const { caseNumber } = await aSubmittedCase(shop, consultant);
    granted(await sendTo(shop, officer, caseNumber, ['LPG']));
    const again = await sendTo(shop, officer, caseNumber, ['SFY', 'LPG', 'NIL']);
    expect([again.status, again.fields]).toEqual([400, ['insurers.1', 'insurers.2']]);
    const twice = await Promise.all([1, 2].map(() => sendTo(shop, officer, caseNumber, ['BRG', 'BRG'])));
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect((await opened(caseNumber)).offers.map(({ insurerCode }) => insurerCode)).toEqual(['LPG', 'BRG']);
    const nobody = { [c.caseNumber.wire]: caseNumber, [o.insurers.wire]: [] };
    const refused = await call(shop, 'POST', sendToInsurers.path, nobody, officer.browser);
    expect([refused.status, refused.fields]).toEqual([400, [o.insurers.wire]]);
    expect((await sendTo(shop, consultant, caseNumber, ['JDF'])).status).toBe(403);
    granted(await askForItems(shop, officer, caseNumber));
    expect(await sendTo(shop, officer, caseNumber, ['JDF'])).toMatchObject({ status: 409, code: 'case.wrongState' });
    expect(await sendTo(shop, officer, 'RQ2611999999', ['JDF'])).toMatchObject({ code: 'quoteRequest.notFound' });
  });

  test('asks again whose offer is over', async () => {
    const offer = await first();
    const refused = granted(
      await keyIn(shop, officer, offer, { answeredAs: 'notQuoting', remark: 'Full' }),
    )[0] as Offer;
    expect(refused).toMatchObject({ offerState: 'notQuoting', remark: 'Full', holder: null });
    const [again] = granted(await sendTo(shop, officer, offer.caseNumber, ['LPG']));
    expect(again).toMatchObject({ offerNumber: 1, offerState: 'waiting', remark: '', answeredAt: null });
  });

  test('asks anew: the files of the answer before are gone, those of other insurers stay', async () => {
    const [offer, other] = (await offered(2)) as [Offer, Offer];
    const file = async () => [(await uploadDocument(shop, officer, { name: 'quote.pdf' })).sent];
    granted(await keyIn(shop, officer, offer, { files: await file() }));
    granted(await keyIn(shop, officer, other, { files: await file() }));
    granted(await declineOffer(shop, consultant, { ...offer, offerVersion: offer.offerVersion + 1 }));
    const asked = granted(await sendTo(shop, officer, offer.caseNumber, ['LPG']));
    expect(asked.map(({ files }) => files.length)).toEqual([0, 1, 0]);
  });
});

describe('an officer who keys in an offer', () => {
  test('has its levies worked out, and its words stand sealed [C-5.1-02]', async () => {
    const offer = await first();
    const words = {
      insurerReference: 'LP/26/0042',
      excess: 'HK$5,000 water damage',
      conditions: 'Survey within 30 days',
      comment: 'Broadest cover of the three',
      remark: 'Discount of 5% included',
    };
    const { sent } = await uploadDocument(shop, officer, { name: 'quotation.pdf' });
    const keyed = { premiumCents: 2_137_200, validUntil: '2026-12-24', ...words, files: [sent] };
    expect(granted(await keyIn(shop, officer, offer, keyed))[0]).toMatchObject({
      offerState: 'quoted',
      holder: 'consultant',
      dueAt: '2026-12-24T16:00:00.000Z',
      premiumCents: 2_137_200,
      bearingCents: 0,
      classLeviesCents: 0,
      iaLevyCents: 855,
      totalCents: 2_138_055,
      validUntil: '2026-12-24',
      answeredAt: shop.clock.now().toISOString(),
      ...words,
      files: [{ fileNameOriginal: 'quotation.pdf', fileType: 'pdf' }],
    });
    const [shown] = (await opened(offer.caseNumber)).offers;
    expect(shown?.allowedActions).toEqual(['accept', 'decline']);
    const file = await shop.app.inject({ url: shown?.files[0]?.downloadUrl ?? '', headers: consultant.browser });
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'application/pdf']);
    const stranger = await aConsultant(shop);
    expect(
      (await shop.app.inject({ url: shown?.files[0]?.downloadUrl ?? '', headers: stranger.browser })).statusCode,
    ).toBe(404);
    const { rows } = await shop.database.pool.query('select * from request_offers');
    for (const word of Object.values(words)) expect(JSON.stringify(rows)).not.toContain(word);
    const trail = await shop.database.pool.query("select * from audit_waiting where action = 'offer.quoted'");
    expect(trail.rows.at(-1)).toMatchObject({
      object_name: offer.caseNumber,
      after_facts: JSON.stringify({ state: 'quoted', insurer: 'LPG', amountCents: 2_137_200 }),
    });
  });

  test('is good for thirty days unless said otherwise, and replaces what the insurer has said before', async () => {
    const offer = await first();
    const answers = [
      { answeredAs: 'informationRequired', remark: 'Sprinklers?' },
      { premiumCents: 900_000 },
      { premiumCents: 850_000, comment: 'Better' },
      { answeredAs: 'notQuoting', remark: 'After all no' },
      { premiumCents: 800_000 },
    ];
    let shown = offer;
    for (const answer of answers) {
      shown = granted(await keyIn(shop, officer, shown, answer))[0] as Offer;
      expect(shown.premiumCents).toBe(answer.premiumCents ?? null);
    }
    expect(shown).toMatchObject({ offerState: 'quoted', validUntil: '2026-12-21', remark: '', comment: '' });
    expect(shown.offerVersion).toBe(offer.offerVersion + answers.length);
    const late = await keyIn(shop, officer, offer, { premiumCents: 1 });
    expect([late.status, late.code]).toEqual([409, 'offer.stale']);
  });

  test('is told of each figure that cannot be', async () => {
    const offer = await first();
    const tries: [object, string[]][] = [
      [{ premiumCents: undefined }, [o.premiumKeyed.wire]],
      [{ bearingCents: 1_000_001 }, [o.bearingKeyed.wire]],
      [{ validUntil: '2026-11-20' }, [o.validUntilKeyed.wire]],
      [{ answeredAs: 'notQuoting' }, [o.remark.wire]],
      [{ answeredAs: 'informationRequired', remark: ' ' }, [o.remark.wire]],
    ];
    for (const [changes, fields] of tries) {
      const refused = await keyIn(shop, officer, offer, changes);
      expect([changes, refused.status, refused.fields]).toEqual([changes, 400, fields]);
    }
    const { caseNumber, offerNumber: num, offerVersion: version } = offer;
    const answer = { [c.caseNumber.wire]: caseNumber, num, version, [o.answeredAs.wire]: 'Q' };
    for (const premium of ['0.00', '-1.00', '1e309', 'NaN', '1,000.00', '10000000000.01', '', 1000, null]) {
      const body = { ...answer, [o.premiumKeyed.wire]: premium };
      const refused = await call(shop, 'POST', saveOfferCall.path, body, officer.browser);
      expect([premium, refused.status, refused.fields]).toEqual([premium, 400, [o.premiumKeyed.wire]]);
    }
    const strange = await keyIn(shop, officer, offer, {
      files: [{ uploadId: '00000000-0000-4000-8000-000000000000' }],
    });
    expect([strange.status, strange.code]).toEqual([404, 'file.notFound']);
    expect((await opened(offer.caseNumber)).offers[0]).toMatchObject({ offerState: 'waiting', offerVersion: 1 });
    expect(granted(await keyIn(shop, officer, offer, { validUntil: '2026-11-21' }))[0]?.offerState).toBe('quoted');
  });

  test('is the office’s alone, of an offer that is there, while the case is underway', async () => {
    const offer = await first(1);
    expect((await keyIn(shop, consultant, offer)).status).toBe(403);
    const missing = await keyIn(shop, officer, { ...offer, offerNumber: 9 });
    expect([missing.status, missing.code]).toEqual([404, 'offer.notFound']);
    granted(await acceptOffer(shop, consultant, offer));
    const late = await keyIn(shop, officer, { ...offer, offerNumber: 2 });
    expect([late.status, late.code]).toEqual([409, 'case.accepted']);
  });

  test('can do so while the consultant is asked for items, but nobody accepts then', async () => {
    const offer = await first();
    granted(await askForItems(shop, officer, offer.caseNumber));
    const [quoted] = granted(await keyIn(shop, officer, offer));
    expect(quoted?.offerState).toBe('quoted');
    expect((await opened(offer.caseNumber)).offers[0]?.allowedActions).toEqual(['decline']);
    const early = await acceptOffer(shop, consultant, quoted as Offer);
    expect([early.status, early.code]).toEqual([409, 'case.wrongState']);
  });
});
