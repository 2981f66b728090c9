import { expect, test } from '@playwright/test';
import { signIn } from './accounts.ts';
import { desk, expectOpenToAll, phone } from './barriers.ts';

test('finance records a receipt, and asks for a part of it to go back', async ({ page }) => {
  await signIn(page, 'finance');
  await page.goto('/settlement/record-receipt');
  await page.getByLabel('Amount', { exact: true }).fill('1234.50');
  await page.getByLabel('Payer').fill('DEMO ONE');
  await page.getByRole('button', { name: 'Record the receipt' }).click();
  const number = page.getByRole('heading', { name: /^RC\d{10}$/ });
  await expect(number).toBeVisible();
  await expect(page.getByText('Banked in', { exact: true })).toBeVisible();
  await page.getByRole('form', { name: 'Ask for the refund' }).getByLabel('Amount').fill('234.50');
  await page.getByRole('button', { name: 'Ask for the refund' }).click();
  await expect(page.getByText('HK$1,000.00').first()).toBeVisible();
  const address = page.url();
  await expectOpenToAll(page, new URL(address).pathname + new URL(address).search, [
    { size: desk, colorScheme: 'light' },
    { size: phone, colorScheme: 'dark' },
  ]);
  await page.goto('/settlement/refunds');
  await expect(page.getByText('To be approved', { exact: true }).last()).toBeVisible();
  await page.goto('/settlement/receipts');
  await expect(page.getByRole('link', { name: /^Open receipt RC/ }).first()).toBeVisible();
});
