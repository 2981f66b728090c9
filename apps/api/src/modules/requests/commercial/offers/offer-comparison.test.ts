import { compareOffersPdf, offerLevies } from '@onegi/contract/calls/requests/commercial/offer-desk';
import type { Offer } from '@onegi/contract/calls/requests/commercial/offer-shapes';
import { caseFields as c } from '@onegi/contract/fields/commercial';
import { offerFields as o } from '@onegi/contract/fields/offers';
import { type TestApp, testApp } from '@onegi/testing/app';
import { aSession, type SignedIn, signedInAs } from '@onegi/testing/factories/accounts';
import { callAs, granted } from '@onegi/testing/factories/calls';
import { aConsultant, aSubmittedCase } from '@onegi/testing/factories/commercial-cases';
import { acceptOffer, keyIn, someOffers } from '@onegi/testing/factories/offers';
import { call } from '@onegi/testing/factories/purchases';
import { canReadPdf, pdfInk, pdfPages, pdfText } from '@onegi/testing/pdf';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let shop: TestApp;
let consultant: SignedIn;
let officer: SignedIn;
beforeAll(async () => {
  shop = await testApp();
  consultant = await aConsultant(shop);
  officer = await signedInAs(shop, ['officer']);
});
afterAll(() => shop.close());

/** Needs programs that read PDFs. */
const reading = test.skipIf(!canReadPdf);

const print = (caseNumber: string, user = consultant, language = 'en') =>
  shop.app.inject({
    url: `/api${compareOffersPdf.path}?${new URLSearchParams({ [c.caseNumber.wire]: caseNumber, language })}`,
    headers: user.browser,
  });

/** Two insurers have quoted, the third is silent. */
async function twoQuoted(first: object = {}, second: object = {}): Promise<Offer[]> {
  const all = await someOffers(shop, { consultant, officer }, 0);
  granted(await keyIn(shop, officer, all[0] as Offer, first));
  return granted(await keyIn(shop, officer, all[1] as Offer, second));
}

describe('the comparison of offers for a client', () => {
  reading('prints figures side by side, the lowest first, in either language [C-5.3-03]', async () => {
    const [offer] = await twoQuoted(
      { premiumCents: 1_200_000, validUntil: '2026-12-24', excess: 'HK$5,000 water damage', comment: 'Take this one' },
      { premiumCents: 1_000_000, conditions: 'Survey within 30 days' },
    );
    const { caseNumber } = offer as Offer;
    const answer = await print(caseNumber);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'private, no-store' });
    const text = await pdfText(answer.rawPayload);
    for (const fact of [
      'Harbour Demo Trading Limited',
      caseNumber,
      'HK$12,000.00',
      'HK$12,004.80',
      'HK$10,004.00',
      'HK$2,000.80',
      '24 December 2026',
      'HK$5,000 water',
      'Survey within 30 days',
      '1 January 2027 to 31 December 2027',
    ])
      expect(text).toContain(fact);
    expect(text.indexOf('Silverferry')).toBeLessThan(text.indexOf('Lantern Peak'));
    // The office's comment is for the consultant; who has not answered is not compared.
    expect(text).not.toContain('Take this one');
    expect(text).not.toContain('Jadefield');
    const chinese = await pdfText((await print(caseNumber, consultant, 'zh-Hant')).rawPayload);
    for (const fact of ['報價比較', '銀渡保險', '燈峰保險', '墊底費', '最低']) expect(chinese).toContain(fact);
  });

  reading('prints words as they were written, and as long as they are', async () => {
    const script = '<script>alert(1)</script>{"a":[1]}';
    const sentence = 'The insured shall keep every door and window locked outside business hours. ';
    const [offer] = await twoQuoted(
      { excess: script, conditions: `${sentence.repeat(25)}THE END`, remark: 'x'.repeat(1_000) },
      { excess: '五千元'.repeat(150), conditions: `一\n二\n\u{1F600}\u0E01` },
    );
    const pdf = (await print((offer as Offer).caseNumber)).rawPayload;
    const text = (await pdfText(pdf)).replaceAll(/\s+/g, '');
    for (const fact of ['<script>alert(1)</script>', 'THEEND', 'x'.repeat(50)]) expect(text).toContain(fact);
    expect(text.split('x'.repeat(5)).length).toBe(201);
    expect(await pdfPages(pdf)).toBeGreaterThan(1);
    for (const ink of await pdfInk(pdf)) expect(ink).toBeGreaterThan(0);
    // A character that the type lacks is seen to be missing.
    expect(text).toContain('□□');
  });

  test('is for who may see the case, once there is something to compare', async () => {
    const { caseNumber } = await aSubmittedCase(shop, consultant);
    const nothing = await print(caseNumber);
    expect([nothing.statusCode, nothing.json().code]).toEqual([409, 'offer.noneQuoted']);
    const [offer] = await twoQuoted();
    const number = (offer as Offer).caseNumber;
    const foreign = await print(number, await aConsultant(shop));
    const nobodys = await print('RQ2611999999', await aConsultant(shop));
    expect([foreign.statusCode, foreign.body]).toEqual([404, nobodys.body]);
    for (const role of ['BK', 'finance', 'editor'] as const)
      expect((await print(number, await signedInAs(shop, [role]))).statusCode).toBe(403);
    expect((await print(number, officer)).statusCode).toBe(200);
    const read = await shop.database.pool.query("select * from audit_waiting where action = 'request.read'");
    expect(read.rows.at(-1)).toMatchObject({ object_name: number, actor_id: officer.id });
    // Afterwards the accepted one is what is left to print.
    granted(await acceptOffer(shop, consultant, offer as Offer));
    expect((await print(number)).statusCode).toBe(200);
  });
});

describe('an offer whose last day is over', () => {
  const overnight = async () => {
    shop.clock.advance(86_400);
    [consultant, officer] = await Promise.all([aSession(shop, consultant), aSession(shop, officer)]);
  };

  reading('is compared on that day and not on the next, also before it is marked as expired', async () => {
    const validUntil = shop.clock.today();
    const [offer] = await twoQuoted({ validUntil });
    const printed = async () => pdfText((await print((offer as Offer).caseNumber)).rawPayload);
    expect(await printed()).toContain('Lantern Peak');
    await overnight();
    const next = await printed();
    expect([next.includes('Lantern Peak'), next.includes('Silverferry')]).toEqual([false, true]);
  });

  test('leaves nothing to compare; one that was accepted is printed ever after', async () => {
    const validUntil = shop.clock.today();
    const [over] = await twoQuoted({ validUntil }, { validUntil });
    const [offer] = await twoQuoted({ validUntil });
    granted(await acceptOffer(shop, consultant, offer as Offer));
    await overnight();
    const nothing = await print((over as Offer).caseNumber);
    expect([nothing.statusCode, nothing.json().code]).toEqual([409, 'offer.noneQuoted']);
    expect((await print((offer as Offer).caseNumber)).statusCode).toBe(200);
  });
});

describe('the levies on a premium that is being keyed in', () => {
  const ask = (body: object, user = officer) => callAs(shop, offerLevies, user, { body });

  test('are those that are kept with it afterwards [C-5.3-02]', async () => {
    const [offer] = await someOffers(shop, { consultant, officer }, 0);
    const { caseNumber } = offer as Offer;
    const keyed = { premiumCents: 2_137_200, bearingCents: 1_000_000 };
    const levied = granted(await ask({ caseNumber, ...keyed }));
    expect(levied).toEqual({
      bearingCents: 1_000_000,
      classLeviesCents: 108_000,
      iaLevyCents: 855,
      totalCents: 2_246_055,
    });
    expect(granted(await keyIn(shop, officer, offer as Offer, keyed))[0]).toMatchObject(levied);
  });

  test('are refused where keying it in would be', async () => {
    const { caseNumber } = await aSubmittedCase(shop, consultant);
    const tooMuch = await ask({ caseNumber, premiumCents: 100, bearingCents: 101 });
    expect([tooMuch.status, tooMuch.fields]).toEqual([400, [o.bearingKeyed.wire]]);
    for (const premium of ['0.00', '1e309', '-1.00', '', null]) {
      const body = { [c.caseNumber.wire]: caseNumber, [o.premiumKeyed.wire]: premium };
      const refused = await call(shop, 'POST', offerLevies.path, body, officer.browser);
      expect([premium, refused.status, refused.fields]).toEqual([premium, 400, [o.premiumKeyed.wire]]);
    }
    expect((await ask({ caseNumber, premiumCents: 100 }, consultant)).status).toBe(403);
  });
});
