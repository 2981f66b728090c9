import { type TestApp, testApp } from '@onegi/testing/app';
import { type SignedIn, signedInAs } from '@onegi/testing/factories/accounts';
import {
  aNotice,
  anApplicant,
  aPayment,
  aQuoteRef,
  call,
  fillIn,
  notify,
  submit,
} from '@onegi/testing/factories/purchases';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SealedMail } from '../mail/queue-mail.ts';
import { writeMail } from '../mail/write-mail.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
});
afterAll(() => shop.close());

/** Buys a trip that this consultant prepared; the mails that its policy made. */
async function mailsOfSale({ browser }: SignedIn, beforePaid?: () => Promise<unknown>) {
  const { db, seal, config } = shop.deps;
  const before = await db.selectFrom('mails').select('id').execute();
  const known = new Set(before.map(({ id }) => id));
  const quoteRef = await aQuoteRef(shop);
  const { data } = await call(shop, 'POST', '/buy/application', { quoteRef, language: 'en' }, browser);
  const { data: submitted } = await submit(shop, (await fillIn(shop, data)).data);
  const payment = await aPayment(shop, submitted);
  await beforePaid?.();
  expect((await notify(shop, await aNotice(shop, payment))).status).toBe(200);
  const rows = await db.selectFrom('mails').selectAll().where('kind', '=', 'policy').execute();
  return rows
    .filter(({ id }) => !known.has(id))
    .map((row) => {
      const mail = seal.open<SealedMail>(`mails/${row.id}`, row.mail_sealed);
      const { language, attachments } = row;
      return { to: mail.to, language, attachments, ...writeMail(mail, language, config), ref: payment.applicationRef };
    });
}

test('the consultant whose client pays gets the policy too, in the own language and without the client’s links', async () => {
  const consultant = await signedInAs(shop, ['consultant'], { consultantCodes: ['TR9101'] });
  await shop.deps.db.updateTable('users').set({ language: 'zh-Hant' }).where('id', '=', consultant.id).execute();
  const mails = await mailsOfSale(consultant);
  expect(mails.map(({ to }) => to).toSorted()).toEqual([anApplicant.email, consultant.email].toSorted());
  const own = mails.find(({ to }) => to === consultant.email);
  const clients = mails.find(({ to }) => to === anApplicant.email);
  expect(own?.language).toBe('zh-Hant');
  expect(own?.subject).toMatch(/^保單 [A-Z]{3}-TRV-26-\d{7} 已簽發$/);
  expect(own?.text).toMatch(/\/zh-Hant\/QuotationPolicyEnquiryEdit\?polNo=PT2026\d{7}/);
  for (const part of ['/client/', '/confirmation/', own?.ref]) expect(own?.html).not.toContain(part);
  expect(own?.attachments).toEqual(clients?.attachments);
  expect(clients?.text).toContain('/confirmation/');
  expect(clients?.text).toContain('/client/');
});

test('one letter box gets one mail, and who has left gets none', async () => {
  const same = await signedInAs(shop, ['consultant'], {
    consultantCodes: ['TR9102'],
    email: anApplicant.email.toUpperCase(),
  });
  expect(await mailsOfSale(same)).toHaveLength(1);
  const leaver = await signedInAs(shop, ['consultant'], { consultantCodes: ['TR9103'] });
  const leave = () =>
    shop.deps.db.updateTable('users').set({ state: 'suspended' }).where('id', '=', leaver.id).execute();
  expect((await mailsOfSale(leaver, leave)).map(({ to }) => to)).toEqual([anApplicant.email]);
});
