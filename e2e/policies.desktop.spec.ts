import { readFile } from 'node:fs/promises';
import { policyList } from '@onegi/contract/calls/policies/list-policies';
import { policyFields as p } from '@onegi/contract/fields/policies';
import { expect, test } from '@playwright/test';
import { callAs, signIn } from './accounts.ts';
import { expectNoBarrier } from './barriers.ts';
import { openReady } from './open-ready.ts';
import { complaintsOf, field } from './purchase.ts';

test('a consultant finds a policy, opens an endorsement of it and what is due, and goes back [C-2.4-15]', async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  await signIn(page, 'consultant');
  const { records } = (await callAs(page, policyList.page, {})) as { records: Record<string, string>[] };
  const number = records[0]?.[p.policyNumber.wire] ?? '';
  await openReady(page, '/quotation/policy-enquiry');
  await field(page, 'policyNumberPart').fill(number);
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(new RegExp(`${p.policyNumberPart.wire}=`));
  const row = page.getByRole('table', { name: 'Policy inquiry' }).locator('[data-list-row]');
  await expect(row).toHaveCount(1);
  await expectNoBarrier(page);
  // The row itself, beside its link.
  await row.getByText(records[0]?.[p.holderName.wire] ?? '').click();
  await expect(page).toHaveURL(/QuotationPolicyEnquiryEdit\?polNo=PT/);
  await expect(page.getByRole('region', { name: 'Where the policy stands' })).toContainText(number);

  await page.getByRole('link', { name: /^Endorsement 000/ }).click();
  await expect(page).toHaveURL(/endst=000/);
  await expect(page.getByRole('heading', { name: /^Endorsement 000/ })).toBeInViewport();
  await expect(page.getByRole('region', { name: 'Premium and levies' })).toContainText('HK$');
  await expect(page.getByRole('region', { name: 'Commission' })).toContainText('Your commission');
  await expect(page.getByRole('region', { name: 'Commission' })).not.toContainText('House');
  await expect(page.getByRole('region', { name: 'Subject matter' })).toBeVisible();
  await expectNoBarrier(page);

  await page.getByRole('button', { name: 'AR/AP inquiry' }).click();
  const dialog = page.getByRole('dialog', { name: 'AR/AP inquiry' });
  await expect(dialog.getByRole('table', { name: 'Endorsements' })).toContainText('000');
  await expectNoBarrier(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await page.getByRole('link', { name: 'Back to the policy inquiry' }).click();
  await expect(page).toHaveURL(new RegExp(`policy-enquiry\\?.*${p.policyNumberPart.wire}=${number}`));
  await expect(row).toHaveCount(1);
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(page).toHaveURL(/policy-enquiry\??$/);
  await expect(field(page, 'policyNumberPart')).toHaveValue('');
  expect(complaints).toEqual([]);
});

test('a link opens a policy at its endorsement, for whose it is; the office edits it and takes the list away', async ({
  page,
  browser,
}) => {
  const complaints = complaintsOf(page);
  await signIn(page, 'officer');
  const { records } = (await callAs(page, policyList.page, { line: 'PL' })) as { records: Record<string, string>[] };
  const address = `/QuotationPolicyEnquiryEdit?polNo=${records[0]?.[p.transactionNumber.wire]}&endst=000`;
  await openReady(page, address);
  await expect(page.getByRole('heading', { name: /^Endorsement 000/ })).toBeInViewport();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const remarks = `Calls in the morning ${Date.now()}`;
  await page.getByLabel('Remarks').fill(remarks);
  await expectNoBarrier(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('region', { name: 'General information' })).toContainText(remarks);

  const elsewhere = await browser.newContext();
  const stranger = await elsewhere.newPage();
  await signIn(stranger, 'bk');
  await openReady(stranger, address);
  await expect(stranger.getByText('There is no such policy')).toBeVisible();
  await elsewhere.close();

  await openReady(page, '/quotation/policy-enquiry');
  await page.getByLabel('Status', { exact: true }).selectOption({ label: 'Active' });
  await expect(page).toHaveURL(new RegExp(`${p.statusAsked.wire}=active`));
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export to Excel' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('listPolicies.xlsx');
  expect((await readFile(await file.path())).subarray(0, 2).toString()).toBe('PK');
  expect(complaints).toEqual([]);
});
