import { caseDetail } from '@onegi/contract/calls/requests/commercial/case-shapes';
import { addCase } from '@onegi/contract/calls/requests/commercial/cases';
import { uploadTempDocument } from '@onegi/contract/calls/requests/commercial/documents';
import { listInsurerLinks } from '@onegi/contract/calls/requests/commercial/insurer-links';
import { sendToInsurers } from '@onegi/contract/calls/requests/commercial/offers';
import { caseFields as c } from '@onegi/contract/fields/commercial';
import { expect, type Page, test } from '@playwright/test';
import { callAs, signIn } from './accounts.ts';
import { expectNoBarrier } from './barriers.ts';
import { openReady } from './open-ready.ts';
import { complaintsOf, daysAhead } from './purchase.ts';

const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');

async function upload(page: Page, name: string): Promise<string> {
  const { origin } = new URL(test.info().project.use.baseURL ?? '');
  const file = { name, mimeType: 'application/pdf', buffer: PDF };
  const answer = await page.request.post(`/api${uploadTempDocument.path}`, {
    headers: { origin },
    multipart: { dir: 'QUOTATION', file },
  });
  return (await answer.json()).data[c.uploadId.wire];
}

/** The number of a case that a consultant has submitted. */
async function submittedCase(page: Page, insuredName: string): Promise<string> {
  const documents = [
    { order: 10, uploadId: await upload(page, 'proposal.pdf') },
    { order: 20, uploadId: await upload(page, 'registration.pdf') },
  ];
  const answers = {
    BP01: 'OFF',
    BP02: 'TRD',
    BP03: 'Unit 1, 1 Demo Road, Kwun Tong',
    BP04: '12',
    BP05: '800',
    BP06: 'Y',
    BP08: '500000',
    BP09: '0',
    BP11: '5000000',
    BP12: '20000',
    BP13: 'Y',
    BP15: 'N',
  };
  const period = { startsOn: daysAhead(30), endsOn: daysAhead(394) };
  const agreed = { consented: true, optedOut: false } as const;
  const sent = { templateId: 'BP', insuredName, ...period, ...agreed, answers, documents, savedAs: 'waiting' } as const;
  return (await callAs(page, addCase, sent))[caseDetail.wireName('caseNumber')];
}

test('an insurer on a phone opens its link from the mail, in Chinese too, and its offer is with the consultant', async ({
  browser,
  page,
}) => {
  test.slow();
  const complaints = complaintsOf(page);
  const [consultant, officer] = await Promise.all(
    ['consultant', 'officer'].map(async (word) => {
      const own = await (await browser.newContext()).newPage();
      await signIn(own, word);
      return own;
    }),
  );
  if (!consultant || !officer) throw new Error('nobody has signed in');
  const insured = `Demo Trading ${Date.now()} Limited`;
  const caseNumber = await submittedCase(consultant, insured);
  await callAs(officer, sendToInsurers, { caseNumber, insurers: ['LPG'] });

  // The mail in the outbox leads to the case.
  await openReady(page, '/outbox');
  const mail = page.getByRole('article').filter({ hasText: caseNumber });
  if (!(await mail.getByRole('link').first().isVisible())) await mail.getByRole('heading').click();
  const link = (await mail.getByRole('link').first().getAttribute('href')) ?? '';
  const answer = await openReady(page, link);
  expect(await answer?.headerValue('referrer-policy')).toBe('no-referrer');
  await expect(page.getByRole('heading', { level: 1, name: 'Business Package' })).toBeVisible();
  await expect(page.getByText(insured)).toBeVisible();
  await expectNoBarrier(page);
  const opened = await page.request.get(
    (await page.getByRole('link', { name: 'Open proposal.pdf in a new tab' }).getAttribute('href')) ?? '',
  );
  expect([opened.status(), await opened.text()]).toEqual([200, PDF.toString()]);

  // What is typed is there after a reload and in the other language.
  await page.getByLabel('Premium without levies').fill('18000');
  await page.getByLabel('Conditions').fill('Survey within 30 days <b>please</b>');
  await page.reload();
  await expect(page.getByLabel('Premium without levies')).toHaveValue('18,000.00');
  await page.getByRole('link', { name: '繁' }).first().click();
  await expect(page.getByLabel('保費（不包括徵費）')).toHaveValue('18,000.00');
  await expect(page.getByLabel('條件')).toHaveValue('Survey within 30 days <b>please</b>');
  await page.getByLabel('檔案').setInputFiles({ name: 'terms.pdf', mimeType: 'application/pdf', buffer: PDF });
  await expect(page.getByText('terms.pdf會隨回覆送出')).toBeVisible();
  await page.getByRole('button', { name: '送出報價' }).dblclick();
  await expect(page.getByText('已收到貴公司的回覆，謝謝')).toBeVisible();
  await expect(page.getByText('貴公司已報價')).toBeVisible();
  await expectNoBarrier(page);

  // The consultant has the offer, once, and the office sees that the link was opened.
  const form = `/commercial-insurance/form?${c.caseNumber.wire}=${caseNumber}`;
  const detailPath = `/commercial-insurance/quote-detail?${c.caseNumber.wire}=${caseNumber}`;
  const { data } = await (await consultant.request.get(`/api${detailPath}`)).json();
  const detail = caseDetail.codec.decode(data);
  expect(detail.offers).toMatchObject([{ offerState: 'quoted', premiumCents: 1_800_000, offerVersion: 2 }]);
  expect(detail.offers[0]?.files.map(({ fileName }) => fileName)).toEqual(['terms.pdf']);
  await openReady(officer, form);
  await expect(officer.getByText(/^Opened /)).toBeVisible();

  // Revoked, the link says so and shows nothing.
  await officer.getByRole('button', { name: 'Revoke the link of Lantern Peak General Insurance' }).click();
  await officer.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(officer.getByText('Link revoked')).toBeVisible();
  await page.reload();
  await expect(page.getByText('此連結已由本公司撤回')).toBeVisible();
  await expect(page.getByText(insured)).toHaveCount(0);
  const links = await officer.request.get(`/api${listInsurerLinks.path}?${c.caseNumber.wire}=${caseNumber}`);
  expect((await links.json()).data).toMatchObject([{ linkState: 'revoked', openedCount: expect.any(Number) }]);
  expect(complaints).toEqual([]);
});
