import { acceptOffer, saveOffer, sendToInsurers } from '@onegi/contract/calls/requests/commercial/offers';
import { offerFields as o } from '@onegi/contract/fields/offers';
import { expect, test } from '@playwright/test';
import { callAs, signIn } from './accounts.ts';
import { caseAddress, submittedCase } from './commercial-case.ts';
import { openReady } from './open-ready.ts';

test('a consultant withdraws a case while an acceptance is under way in another browser: one wins, the other is told [C-6.7-04]', async ({
  page,
  browser,
}) => {
  test.slow();
  await signIn(page, 'consultant');
  const officer = await (await browser.newContext()).newPage();
  await signIn(officer, 'officer');
  const caseNumber = await submittedCase(page, `Demo Race ${Date.now()} Limited`);
  const [asked] = await callAs(officer, sendToInsurers, { caseNumber, insurers: ['LPG'] });
  await callAs(officer, saveOffer, {
    caseNumber,
    offerNumber: asked[o.offerNumber.wire],
    offerVersion: asked[o.offerVersion.wire],
    answeredAs: 'quoted',
    premiumCents: 18_000_00,
  });

  // The acceptance has been pressed, and is held up on its way.
  let arrives = () => {};
  const held = new Promise<void>((resolve) => {
    arrives = resolve;
  });
  let leftAt = () => {};
  const left = new Promise<void>((resolve) => {
    leftAt = resolve;
  });
  await page.route(`**/api${acceptOffer.path}`, async (route) => {
    leftAt();
    await held;
    await route.continue();
  });
  await openReady(page, caseAddress(caseNumber));
  await page.getByRole('button', { name: /^Accept the offer of/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Accept' }).click();
  await left;

  const elsewhere = await (await browser.newContext()).newPage();
  await signIn(elsewhere, 'consultant');
  await openReady(elsewhere, caseAddress(caseNumber));
  await elsewhere.getByRole('button', { name: 'Withdraw' }).click();
  await elsewhere.getByRole('dialog').getByLabel('Reason').fill('The client stays with the present insurer.');
  await elsewhere.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(elsewhere.getByText(`${caseNumber} is withdrawn`)).toBeVisible();

  arrives();
  await expect(page.getByText('The case was withdrawn meanwhile').first()).toBeVisible();
  // Both see the same, and neither can go on.
  for (const tab of [page, elsewhere]) {
    await openReady(tab, caseAddress(caseNumber));
    await expect(tab.getByText('Withdrawn by the consultant').first()).toBeVisible();
    await expect(tab.getByRole('button', { name: /^Accept the offer of/ })).toHaveCount(0);
    await expect(tab.getByRole('button', { name: 'Withdraw' })).toHaveCount(0);
  }
});
