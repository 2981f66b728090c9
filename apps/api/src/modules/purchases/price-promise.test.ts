import { quoteFields as q } from '@onegi/contract/fields/quotes';
import { type LineCode, lineCodes } from '@onegi/contract/lines';
import { type TestApp, testApp } from '@onegi/testing/app';
import { workbookDesk } from '@onegi/testing/catalogue-workbook';
import { aLineForm, aLineQuoteRef, lineExamples, scheduleText } from '@onegi/testing/factories/lines';
import { aNotice, aPayment, call, fillIn, notify, submit, wire } from '@onegi/testing/factories/purchases';
import { canReadPdf, pdfText } from '@onegi/testing/pdf';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { printedMoney } from '../../lib/printed.ts';
import { importWorkbook } from '../catalogue/upkeep/import-workbook.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
});
afterAll(() => shop.close());

type Json = Record<string, unknown>;

const promotions: Partial<Record<LineCode, string>> = {
  TRAVEL: 'TRIP10',
  HOME: 'HOME15',
  MOTOR: 'DRIVE8',
  PA: 'SAFE20',
};
const promoted = (line: LineCode) => (promotions[line] ? { [q.promotionCode.wire]: promotions[line] } : {});

/** Dearer from today, with the statutory levies, and no promotion code left. */
async function changeEverything(line: LineCode, relativity = 1.5): Promise<void> {
  const { db } = shop.deps;
  const desk = workbookDesk(db, line);
  const path = await desk.file((tables) => {
    for (const plan of tables.plans) plan.relativity = relativity;
  }, '2026-11-21');
  await importWorkbook({ db, clock: shop.clock }, path, { publish: true });
  desk.close();
  await sql`update settings set value = 'DATED' where key = 'LEVY_MODE'`.execute(db);
  await sql`update promotions set valid_to = '2026-11-20'`.execute(db);
  await shop.deps.catalogue.refresh();
}

async function changeBack(): Promise<void> {
  await sql`update settings set value = 'FIXED_004' where key = 'LEVY_MODE'`.execute(shop.deps.db);
  await sql`update promotions set valid_to = '2027-12-31' where code <> 'OLDCODE'`.execute(shop.deps.db);
  await shop.deps.catalogue.refresh();
}

const totalListed = async (line: LineCode, plan: string) => {
  const { data } = await call(shop, 'POST', lineExamples[line].path, lineExamples[line].search);
  return data.find((card: Json) => card[wire.plan] === plan)[wire.total];
};

const receiptText = async (confirmation: Json): Promise<string> => {
  const names = (confirmation.docList as Json[]).flatMap((row) => Object.values(row).map(String));
  const name = names.find((each) => each.startsWith('receipt-'));
  return pdfText((await shop.app.inject(`/api/common/down-file?name=${name}`)).rawPayload);
};

describe('the price that is listed is the price that is paid', () => {
  test.each([...lineCodes])(
    '%s: though a dearer tariff, other levies and the end of a promotion come between',
    async (line) => {
      const quoteRef = await aLineQuoteRef(shop, line, promoted(line));
      const [, plan = '', totalCents] = quoteRef.split('.');
      const listed = (Number(totalCents) / 100).toFixed(2);
      const { data: draft } = await call(shop, 'POST', '/buy/application', { quoteRef, language: 'en' });
      expect(draft.quote[wire.total]).toBe(listed);
      await changeEverything(line);
      expect(Number(await totalListed(line, plan))).toBeGreaterThan(Number(listed));

      // Begun before the change or after it, at home or on another day: what was listed is what is paid.
      shop.clock.set('2026-11-30T23:59:59+08:00');
      const { data: later } = await call(shop, 'POST', '/buy/application', { quoteRef, language: 'en' });
      expect(later.quote[wire.total]).toBe(listed);
      const saved = await fillIn(shop, draft, { ...aLineForm(line), optionCovers: [] });
      const submitted = await submit(shop, saved.data);
      expect([submitted.status, submitted.fields]).toEqual([200, []]);
      // Midnight passes in Hong Kong before the payment is opened.
      shop.clock.set('2026-12-01T00:00:01+08:00');
      const payment = await aPayment(shop, submitted.data);
      expect(payment.total).toBe(listed);
      expect((await notify(shop, await aNotice(shop, payment))).status).toBe(200);

      const { data: confirmation } = await call(shop, 'GET', `/buy/confirmation/${payment.applicationRef}`);
      expect(confirmation).toMatchObject({ [wire.total]: listed, quote: { [wire.total]: listed } });
      if (canReadPdf) {
        expect(await receiptText(confirmation)).toContain(printedMoney(Number(totalCents)));
        expect(await scheduleText(shop, confirmation)).toContain(`Total paid ${printedMoney(Number(totalCents))}`);
      }
      shop.clock.set('2026-11-21');
      await changeBack();
    },
    30_000,
  );

  test('an optional cover chosen after the change is added at the levies and the tariff of the quote', async () => {
    const quoteRef = await aLineQuoteRef(shop, 'GOLF');
    const before = await call(shop, 'POST', '/buy/application', { quoteRef, language: 'en' });
    const [cover] = before.data.optionCoverList;
    const optionCovers = [{ [wire.optionCode]: cover[wire.optionCode] }];
    const bought = await fillIn(shop, before.data, { ...aLineForm('GOLF'), optionCovers });
    await changeEverything('GOLF', 2);
    const after = await call(shop, 'POST', '/buy/application', { quoteRef, language: 'en' });
    const boughtAfter = await fillIn(shop, after.data, { ...aLineForm('GOLF'), optionCovers });
    expect(boughtAfter.data.quote[wire.total]).toBe(bought.data.quote[wire.total]);
    expect(Number(bought.data.quote[wire.total])).toBeGreaterThan(Number(before.data.quote[wire.total]));
    await changeBack();
  });
});
