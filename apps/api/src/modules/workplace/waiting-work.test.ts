import { editedFileList } from '@onegi/contract/calls/content/editing';
import { applicationList } from '@onegi/contract/calls/purchases/application-list';
import { paymentList } from '@onegi/contract/calls/purchases/payment-list';
import { endRequest } from '@onegi/contract/calls/requests/change-request';
import { requestList } from '@onegi/contract/calls/requests/office-requests';
import { waitingWork } from '@onegi/contract/calls/workplace/waiting-work';
import { companyFields } from '@onegi/contract/fields/company';
import { contentFields as c } from '@onegi/contract/fields/content';
import { requestFields as r } from '@onegi/contract/fields/requests';
import { addDays } from '@onegi/contract/lines/dates';
import { type TestApp, testApp } from '@onegi/testing/app';
import { type SignedIn, signedInAs } from '@onegi/testing/factories/accounts';
import { granted } from '@onegi/testing/factories/calls';
import { addCase, aSubmittedCase, askForItems, openCase, updateCase } from '@onegi/testing/factories/commercial-cases';
import { anEnquiryId } from '@onegi/testing/factories/company-requests';
import { aContentFile, aFaq } from '@onegi/testing/factories/content-requests';
import { aDraft, aNotice, aPayment, aQuoteRef, call, fillIn, notify, submit } from '@onegi/testing/factories/purchases';
import { aRefund } from '@onegi/testing/factories/receipts';
import { aRequest, aSentLink, submitted } from '@onegi/testing/factories/work-cases';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod';

let shop: TestApp;
beforeEach(async () => {
  shop = await testApp();
});
afterEach(() => shop.close());

const consultant = (...consultantCodes: string[]) => signedInAs(shop, ['consultant'], { consultantCodes });

async function waiting(user: SignedIn) {
  const { data, status } = await call(shop, 'GET', waitingWork.path, undefined, user.browser);
  expect(status).toBe(200);
  return z.decode(waitingWork.answer, data);
}
const counts = async (user: SignedIn) =>
  Object.fromEntries((await waiting(user)).map(({ code, count }) => [code, count]));

/** What the page of a kind lists: the same as was counted. */
async function listed(user: SignedIn, list: { page: { path: string } }, body: object = {}) {
  return (await call(shop, 'POST', list.page.path, body, user.browser)).data;
}

describe('a purchase link waits for who sent it', () => {
  test('until it is paid, and for nobody else but the office', async () => {
    const [connie, other, officer] = [
      await consultant('TR9001'),
      await consultant('TR9002'),
      await signedInAs(shop, ['officer']),
    ];
    expect(await waiting(connie)).toEqual([]);
    const sentAt = shop.clock.now().toISOString();
    const link = await aSentLink(shop, connie);
    expect(await waiting(connie)).toEqual([
      // The cover begins on 1 December: the quote can be used until that day.
      {
        code: 'linksUnpaid',
        path: '/applications?stage=linkSent',
        count: 1,
        oldestAt: sentAt,
        dueAt: expect.any(String),
      },
    ]);
    expect([await counts(other), await counts(officer)]).toEqual([{}, { linksUnpaid: 1 }]);

    const { records, total } = await listed(connie, applicationList, { stage: 'linkSent' });
    expect(total).toBe(1);
    expect(records[0]).toMatchObject({
      applicationRef: link.applicationRef,
      stage: 'linkSent',
      consultantCode: 'TR9001',
    });
    expect(records[0].clientName).toMatch(/^.\*\*\*.?@example\.com$/);
    expect((await listed(other, applicationList)).total).toBe(0);

    const application = await submitted(shop, link);
    expect((await listed(connie, applicationList)).records[0].clientName).toBe('DEMO ONE');
    expect(await counts(connie)).toEqual({ linksUnpaid: 1 });
    await notify(shop, await aNotice(shop, await aPayment(shop, application)));
    expect([await waiting(connie), await waiting(officer)]).toEqual([[], []]);
  });

  test('no longer than its quote can be used', async () => {
    const connie = await consultant('TR9001');
    await aSentLink(shop, connie, { departDate: '2026-11-25', returnDate: '2026-11-27' });
    expect(await counts(connie)).toEqual({ linksUnpaid: 1 });
    shop.clock.advance(40 * 86_400);
    expect(await counts(await consultant('TR9001'))).toEqual({});
  });
});

test('an application waits once it is filled in, and before when its quote runs out within a week', async () => {
  const [connie, officer] = [await consultant('TR9001'), await signedInAs(shop, ['officer'])];
  const begin = async (trip: object) => {
    const body = { quoteRef: await aQuoteRef(shop, { ...trip }), language: 'en' };
    return (await call(shop, 'POST', '/buy/application', body, connie.browser)).data;
  };
  await begin({ departDate: '2026-12-20', returnDate: '2026-12-21' });
  expect(await counts(connie)).toEqual({});
  const soon = await begin({ departDate: '2026-11-26', returnDate: '2026-11-28' });
  expect([await counts(connie), await counts(officer)]).toEqual([{ quotesExpiring: 1 }, {}]);
  expect((await listed(connie, applicationList)).records.map(({ stage }: { stage: string }) => stage)).toEqual([
    'expiring',
    'begun',
  ]);
  const { data } = await fillIn(shop, soon);
  await submit(shop, data);
  expect([await counts(connie), await counts(officer)]).toEqual([{ applicationsUnpaid: 1 }, { applicationsUnpaid: 1 }]);
});

test('a basket that a visitor left waits for nobody', async () => {
  await aDraft(shop);
  const officer = await signedInAs(shop, ['officer']);
  expect([await waiting(officer), (await listed(officer, applicationList)).total]).toEqual([[], 0]);
});

// Who has asked waits for an answer, and has nothing to do meanwhile: their bell counts what waits for them.
test('a request waits for officers, and not for the consultant who asked, until it is answered', async () => {
  const [connie, other, officer] = [
    await consultant('TR9001', 'TR9003'),
    await consultant('TR9002'),
    await signedInAs(shop, ['officer']),
  ];
  const askedAt = shop.clock.now();
  await aRequest(shop, connie.browser);
  shop.clock.advance(60);
  const number = await aRequest(shop);
  expect(await waiting(officer)).toEqual([
    {
      code: 'requestsOpen',
      path: '/requests?view=unclaimed',
      count: 2,
      oldestAt: askedAt.toISOString(),
      dueAt: new Date(askedAt.getTime() + 24 * 3_600_000).toISOString(),
    },
  ]);
  expect([await counts(connie), await counts(other)]).toEqual([{}, {}]);
  const answered = { [r.requestAsked.wire]: number, [r.outcome.wire]: 'A' };
  expect((await call(shop, 'POST', endRequest.path, answered, officer.browser)).status).toBe(200);
  expect([await counts(connie), await counts(officer)]).toEqual([{}, { requestsOpen: 1 }]);
});

test('a case that the office asks something about waits for its consultant alone, until that comes', async () => {
  const [connie, other, officer] = [
    await consultant('TR9001'),
    await consultant('TR9002'),
    await signedInAs(shop, ['officer']),
  ];
  granted(await addCase(shop, connie));
  const { caseNumber } = await aSubmittedCase(shop, connie);
  expect([await counts(connie), await counts(officer)]).toEqual([{}, { requestsOpen: 1 }]);
  shop.clock.advance(60);
  const pending = granted(await askForItems(shop, officer, caseNumber));
  const asked = { code: 'casesPending', path: '/requests?state=pending', count: 1, dueAt: null };
  expect(await waiting(connie)).toEqual([{ ...asked, oldestAt: shop.clock.now().toISOString() }]);
  expect([await counts(other), await counts(officer)]).toEqual([{}, {}]);
  expect((await listed(connie, requestList, { [r.requestState.wire]: 'P' })).total).toBe(1);
  granted(await updateCase(shop, connie, granted(await openCase(shop, connie, caseNumber)), { savedAs: 'waiting' }));
  expect([await counts(connie), await counts(officer)]).toEqual([{}, { requestsOpen: 1 }]);
  expect(pending.caseState).toBe('pending');
});

test('an enquiry waits until it is answered', async () => {
  const officer = await signedInAs(shop, ['officer']);
  const sentAt = shop.clock.now().toISOString();
  const id = await anEnquiryId(shop);
  shop.clock.advance(1);
  await anEnquiryId(shop);
  expect(await waiting(officer)).toMatchObject([
    { code: 'enquiriesOpen', path: '/enquiries?state=waiting&order=asc', count: 2, oldestAt: sentAt },
  ]);
  await call(
    shop,
    'POST',
    '/sys-common/contract-us/answered',
    { [companyFields.id.wire]: id, answered: true },
    officer.browser,
  );
  expect(await counts(officer)).toEqual({ enquiriesOpen: 1 });
});

test('what is late stands in front: enquiries before requests when theirs alone is over', async () => {
  await anEnquiryId(shop);
  // The next working day is Monday.
  shop.clock.advance(3 * 86_400);
  await aRequest(shop);
  const inOrder = async () =>
    (await waiting(await signedInAs(shop, ['officer']))).map(({ code, dueAt }) => [code, dueAt]);
  const due = new Date(shop.clock.now().getTime() + 86_400_000).toISOString();
  expect(await inOrder()).toEqual([
    ['enquiriesOpen', '2026-11-23T16:00:00.000Z'],
    ['requestsOpen', due],
  ]);
  shop.clock.advance(86_401);
  expect((await inOrder()).map(([code]) => code)).toEqual(['requestsOpen', 'enquiriesOpen']);
});

test('drafts wait for editors other than who wrote them, under the page of each box', async () => {
  const [editor, second] = [await signedInAs(shop, ['editor']), await signedInAs(shop, ['editor'])];
  const news = await aContentFile(shop, 'news', 'draft');
  await aContentFile(shop, 'activities', 'draft');
  await aContentFile(shop, 'activities', 'published');
  // Without insurer and product nobody can publish it yet.
  await aContentFile(shop, 'prodlib', 'draft');
  await aFaq(shop, 'draft');
  await shop.deps.db.updateTable('content_files').set({ changed_by: editor.id }).where('id', '=', news).execute();
  expect(await waiting(editor)).toMatchObject([
    { code: 'activityDrafts', path: '/content-editor?box=activities&approval=mine&order=asc', count: 1 },
    { code: 'faqDrafts', path: '/content-editor?box=faq&prod=GOLF&approval=mine', count: 1 },
  ]);
  expect(await counts(second)).toEqual({ newsDrafts: 1, activityDrafts: 1, faqDrafts: 1 });
  const toApprove = async (user: SignedIn) =>
    (await listed(user, editedFileList, { box: 'news', approval: 'mine' })).records.length;
  expect([await toApprove(editor), await toApprove(second)]).toEqual([0, 1]);
});

test('what was corrected since it was withdrawn waits as a draft does; what was only withdrawn, or is over, does not', async () => {
  const [editor, second] = [await signedInAs(shop, ['editor']), await signedInAs(shop, ['editor'])];
  const [file, faq] = [await aContentFile(shop, 'news', 'published'), await aFaq(shop, 'published')];
  const done = async (path: string, body: object) =>
    expect((await call(shop, 'POST', `/boxes/${path}`, body, editor.browser)).status).toBe(200);
  const [ofFile, ofFaq] = [{ [c.id.wire]: file }, { [c.id.wire]: faq }];
  await done('editor/withdraw', { ...ofFile, version: 1 });
  await done('faq/editor/withdraw', { ...ofFaq, version: 1 });
  expect(await counts(second)).toEqual({});

  shop.clock.advance(60);
  const titles = { [c.title.wire]: 'Corrected', [c.titleZh.wire]: '已更正', [c.date.wire]: shop.clock.today() };
  await done('editor/save', { ...ofFile, version: 2, ...titles });
  const text = { question: 'Why?', question9: '為何？', answer: 'So, corrected.', answer9: '因此。' };
  await done('faq/editor/save', { ...ofFaq, version: 2, prod: 'GOLF', [c.seq.wire]: 1, ...text });
  expect([await counts(editor), await counts(second)]).toEqual([{}, { newsDrafts: 1, faqDrafts: 1 }]);
  const toApprove = async (user: SignedIn) => [
    (await listed(user, editedFileList, { box: 'news', approval: 'mine' })).records.length,
    (await call(shop, 'POST', '/boxes/faq/editor/list', { prod: 'GOLF' }, user.browser)).data.records[0].toApprove,
  ];
  expect([await toApprove(editor), await toApprove(second)]).toEqual([
    [0, false],
    [1, true],
  ]);

  const yesterday = addDays(shop.clock.today(), -1);
  await done('editor/save', { ...ofFile, version: 3, ...titles, [c.date.wire]: yesterday, [c.until.wire]: yesterday });
  expect(await counts(second)).toEqual({ faqDrafts: 1 });
});

test('money without a result, and money to give back, wait for finance', async () => {
  const finance = await signedInAs(shop, ['finance']);
  const payment = await aPayment(shop);
  expect(await counts(finance)).toEqual({});
  await shop.deps.db
    .updateTable('payments')
    .set({ created_at: new Date(shop.clock.now().getTime() - 76 * 60_000) })
    .execute();
  expect(await counts(finance)).toEqual({ paymentsUnresolved: 1 });
  expect((await listed(finance, paymentList, { problem: 'unresolved' })).records).toMatchObject([
    { problem: 'unresolved' },
  ]);
  await shop.deps.db
    .updateTable('payments')
    .set({ state: 'paid', paid_at: shop.clock.now(), refund_due: true, refund_reason: 'changed' })
    .where('gateway_ref', '=', payment.session)
    .execute();
  expect(await counts(finance)).toEqual({ refundsDue: 1 });
  const { records } = await listed(finance, paymentList);
  expect(records).toMatchObject([{ problem: 'refundDue', refundReason: 'changed', amount: payment.total }]);
});

test('a refund to a client waits for who may approve it and did not ask for it', async () => {
  const [finance, approver] = [await signedInAs(shop, ['finance']), await signedInAs(shop, ['approver'])];
  await aRefund(shop, finance);
  expect(await waiting(approver)).toMatchObject([
    { code: 'clientRefundsToApprove', path: '/settlement/refunds?refundState=due&order=asc', count: 1 },
  ]);
  expect(await counts(finance)).toEqual({});
});

describe('rights', () => {
  test('nothing waits for who only reads, nor for who sells under no code', async () => {
    await aRequest(shop);
    await aSentLink(shop);
    await anEnquiryId(shop);
    for (const role of ['compliance', 'underwriter', 'productManager'] as const) {
      expect([role, await waiting(await signedInAs(shop, [role]))]).toEqual([role, []]);
    }
    expect(await waiting(await consultant())).toEqual([]);
    expect(await counts(await signedInAs(shop, ['compliance', 'officer']))).toEqual({
      requestsOpen: 1,
      enquiriesOpen: 1,
      linksUnpaid: 1,
    });
  });

  test('a visitor is asked to sign in, and the lists are for those who may read them', async () => {
    expect((await call(shop, 'GET', waitingWork.path)).status).toBe(401);
    const editor = await signedInAs(shop, ['editor']);
    for (const { page } of [applicationList, paymentList]) {
      expect((await call(shop, 'POST', page.path, {}, editor.browser)).status).toBe(403);
    }
  });
});
