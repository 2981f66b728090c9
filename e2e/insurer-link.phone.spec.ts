import { caseDetail } from '@onegi/contract/calls/requests/commercial/case-shapes';
import { listInsurerLinks } from '@onegi/contract/calls/requests/commercial/insurer-links';
import { sendToInsurers } from '@onegi/contract/calls/requests/commercial/offers';
import { caseFields as c } from '@onegi/contract/fields/commercial';
import { expect, type Page, test } from '@playwright/test';
import { callAs, signIn } from './accounts.ts';
import { expectNoBarrier } from './barriers.ts';
import { caseAddress, PDF, submittedCase } from './commercial-case.ts';
import { openReady } from './open-ready.ts';
import { complaintsOf } from './purchase.ts';

/** The link in the mail to an insurer about a case. */
async function mailedLink(page: Page, caseNumber: string, insurer: string): Promise<string> {
  await openReady(page, '/outbox');
  const to = `commercial@${insurer.toLowerCase()}.example.com`;
  const mail = page.getByRole('article').filter({ hasText: caseNumber }).filter({ hasText: to });
  if (!(await mail.getByRole('link').first().isVisible())) await mail.getByRole('heading').click();
  return (await mail.getByRole('link').first().getAttribute('href')) ?? '';
}

test('two insurers on a phone answer by the links in their mails, in either language; one offer is accepted and becomes a policy', async ({
  browser,
  page,
}) => {
  test.slow();
  const complaints = complaintsOf(page);
  const [consultant, officer] = await Promise.all(
    ['consultant', 'officer'].map(async (word) => {
      const own = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage();
      await signIn(own, word);
      return own;
    }),
  );
  if (!consultant || !officer) throw new Error('nobody has signed in');
  const insured = `Demo Trading ${Date.now()} Limited`;
  const caseNumber = await submittedCase(consultant, insured);
  await callAs(officer, sendToInsurers, { caseNumber, insurers: ['LPG'] });

  // The mail in the outbox leads to the case.
  const link = await mailedLink(page, caseNumber, 'LPG');
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
  const form = caseAddress(caseNumber);
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

  // Another insurer answers in English, for less.
  await callAs(officer, sendToInsurers, { caseNumber, insurers: ['JDF'] });
  await openReady(page, await mailedLink(page, caseNumber, 'JDF'));
  await page.getByLabel('Premium without levies').fill('17000');
  await page.getByRole('button', { name: 'Send the offer' }).click();
  await expect(page.getByText('Your answer has arrived. Thank you')).toBeVisible();

  // The consultant accepts that one in Chinese, once however often it is pressed; the other is declined with it.
  await openReady(consultant, `/zh-Hant${form}`);
  await consultant
    .getByRole('button', { name: /^接納.+的報價$/ })
    .last()
    .click();
  const question = consultant.getByRole('dialog', { name: '確定接納此報價？' });
  await question.getByRole('button', { name: '接納' }).dblclick();
  await expect(consultant.getByRole('button', { name: /^接納/ })).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('The client has accepted your offer')).toBeVisible();

  // The office issues the policy, and the consultant reads its documents.
  await openReady(officer, form);
  await officer.getByRole('button', { name: 'Issue the policy' }).click();
  await officer.getByRole('dialog').getByRole('button', { name: 'Issue the policy' }).click();
  const issued = officer.getByRole('region', { name: 'Policy', exact: true });
  await expect(issued).toContainText(/JDF-\w+-\d\d-\d+/);
  await expectNoBarrier(officer);
  await consultant.reload();
  const schedule = consultant.getByRole('region', { name: '保單', exact: true }).getByRole('link').first();
  const printed = await consultant.request.get((await schedule.getAttribute('href')) ?? '');
  expect([printed.status(), printed.headers()['content-type']]).toEqual([200, 'application/pdf']);
  await expectNoBarrier(consultant);
  expect(complaints).toEqual([]);
});
