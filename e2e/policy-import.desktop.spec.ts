import { buffer } from 'node:stream/consumers';
import { policyFields } from '@onegi/contract/fields/policies';
import { expect, test } from '@playwright/test';
import { writeSheets } from '../apps/api/src/lib/write-sheets.ts';
import { signIn } from './accounts.ts';
import { desk, expectOpenToAll, phone } from './barriers.ts';

const number = `MOVED-${Date.now()}`;

/** A workbook with one policy, whose note comes to so much. */
async function workbook(receivable: number) {
  const policy = {
    'Policy number': number,
    'Insurer code': 'LPG',
    'Product code': 'MOTOR',
    'Issued on': '2026-01-05',
    'First day of cover': '2026-01-05',
    'Last day of cover': '2099-01-04',
    Surname: 'MOVED',
    'Given name': 'IN',
  };
  const note = {
    'Policy number': number,
    Kind: 'NB',
    'Effective date': '2026-01-05',
    'Account date': '2026-01-05',
    'Due date': '2026-03-05',
    'Gross premium': 1000,
    'Net premium': 1000,
    'Premium charged': 1000,
    'Due from client (T)': receivable,
    'Due to insurer (P)': 900,
    'Commission (C)': 100,
  };
  const receipt = { 'Receipt number': '', Method: '', 'Received on': '' };
  const sheetOf = (name: string, row: object, isEmpty = false) => ({
    name,
    rows: [Object.keys(row), ...(isEmpty ? [] : [Object.values(row)])],
  });
  const sheets = [sheetOf('Policies', policy), sheetOf('Notes', note), sheetOf('Receipts', receipt, true)];
  const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  return { name: 'moving.xlsx', mimeType, buffer: await buffer(writeSheets(sheets)) };
}

test('operations import a workbook: told what is wrong, mended, imported, and found in the inquiry', async ({
  page,
}) => {
  await signIn(page, 'operations');
  await page.goto('/policy-imports');
  await page.locator('input[type=file]').setInputFiles(await workbook(1001));
  await expect(page.getByText('the figures come to HK$1,000.00, not HK$1,001.00')).toBeVisible();
  await expectOpenToAll(page, new URL(page.url()).pathname, [{ size: phone, colorScheme: 'dark' }]);
  await page.getByRole('link', { name: 'Back to the imports' }).click();
  await page.locator('input[type=file]').setInputFiles(await workbook(1000));
  await page.getByRole('button', { name: 'Import 1 policy' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Import 1 policy' }).click();
  await expect(page.getByText('Imported', { exact: true })).toBeVisible({ timeout: 30_000 });
  await expectOpenToAll(page, new URL(page.url()).pathname, [{ size: desk, colorScheme: 'light' }]);
  await page.goto(`/quotation/policy-enquiry?${new URLSearchParams({ [policyFields.policyNumberPart.wire]: number })}`);
  await expect(page.getByText(number).first()).toBeVisible();
});
