import { expect, test } from '@playwright/test';
import { signIn } from './accounts.ts';
import { expectNoBarrier } from './barriers.ts';
import { openReady } from './open-ready.ts';
import { complaintsOf, daysAhead } from './purchase.ts';

const typed = (day: string) => day.split('-').reverse().join('/');
const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');

test('a consultant asks for employees’ compensation, reloads in the middle, submits, and accepts what an officer has placed', async ({
  page,
  browser,
}) => {
  test.slow();
  const complaints = complaintsOf(page);
  const insured = `Demo Kitchens ${Date.now()} Limited`;
  await signIn(page, 'consultant');
  await openReady(page, '/commercial-insurance/quotation');
  await page.getByRole('link', { name: "Employees' compensation" }).click();
  await expect(page.getByRole('heading', { level: 1, name: "Employees' compensation" })).toBeVisible();

  await page.locator('#insuredName').fill(insured);
  // The first save gives the case its number and address; who types goes on typing.
  await expect(page).toHaveURL(/\/form\?\w+=RQ\d{10}/);
  await expect(page.locator('#insuredName')).toBeFocused();
  const number = /RQ\d{10}/.exec(page.url())?.[0] ?? '';
  await page.locator('#startsOn').fill(typed(daysAhead(30)));
  await page.locator('#endsOn').fill(typed(daysAhead(394)));
  await page.locator('#answers-EC02').selectOption({ index: 1 });
  await page.locator('#answers-EC03').selectOption({ index: 1 });
  await page.locator('#employees-0-employeeOccupation').selectOption('COOK');
  await page.locator('#employees-0-employeeCount').pressSequentially('004a');
  await page.locator('#employees-0-annualPayroll').fill('960000');
  await page.locator('#employees-0-annualPayroll').blur();
  await expect(page.locator('#employees-0-employeeCount')).toHaveValue('4');
  await expect(page.locator('#employees-0-annualPayroll')).toHaveValue('960,000.00');
  await expect(page.getByText('All changes are saved')).toBeVisible();

  await page.reload();
  await expect(page.locator('#insuredName')).toHaveValue(insured);
  await expect(page.locator('#employees-0-annualPayroll')).toHaveValue('960,000.00');

  // A row that is deleted is asked for first.
  await page.getByRole('button', { name: 'Add an occupation' }).click();
  await page.locator('#employees-1-employeeOccupation').selectOption('SCAFFOLDER');
  await page.getByRole('button', { name: 'Delete row 2' }).click();
  await page
    .getByRole('dialog', { name: 'Do you want to delete the record?' })
    .getByRole('button', { name: 'Delete' })
    .click();
  await expect(page.locator('#employees-1-employeeOccupation')).toHaveCount(0);

  // Consent unlocks; what is missing is told at the top.
  const submit = page.getByRole('button', { name: 'Submit' });
  await expect(submit).toBeDisabled();
  await page.locator('#consented').check();
  await submit.click();
  await expect(page.getByRole('alert').filter({ hasText: 'Please correct' })).toContainText('Please upload documents');

  await page.locator('#answers-EC01').fill('12345678');
  await page.locator('#answers-EC04').fill('Unit 1, 1 Demo Road, Kwun Tong');
  await page.locator('#answers-EC05').fill('2001');
  for (const statement of ['EC06', 'EC08', 'EC10', 'EC12']) await page.locator(`#answers-${statement}`).check();
  await page.locator('#answers-EC15').check();
  for (const upload of await page.getByLabel(/^Upload: /).all()) {
    const name = (await upload.getAttribute('aria-label')) ?? '';
    if (/Another/.test(name)) continue;
    await upload.setInputFiles({ name: 'document.pdf', mimeType: 'application/pdf', buffer: PDF });
    await expect(page.getByRole('button', { name: 'Delete document.pdf' }).first()).toBeVisible();
  }
  // What it is likely to cost stands beside it, and says that no insurer has given it.
  const indication = page.getByRole('complementary', { name: 'Indicative premium' });
  await expect(indication).toContainText('Total with levies');
  await expect(indication).toContainText('No insurer has given this figure');

  await submit.click();
  await expect(page).toHaveURL(/\/commercial-insurance\/quotation/);
  const row = page.getByRole('row').filter({ hasText: number });
  await expect(row).toContainText(insured);
  await expect(row).toContainText('Waiting for Reply');
  await row.getByRole('link', { name: `Open ${number}` }).click();
  await expect(page.getByText(insured)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Submit' })).toHaveCount(0);

  // The office asks all who write it at once, and keys in what two of them answer.
  const desk = await (await browser.newContext()).newPage();
  await signIn(desk, 'officer');
  await openReady(desk, page.url());
  await desk.getByRole('button', { name: 'Choose insurers' }).click();
  await desk.getByRole('button', { name: 'Select all that write it' }).click();
  await desk.getByRole('button', { name: 'Send to 3 insurers' }).click();
  for (const [insurer, premium, total] of [
    ['Lantern Peak', '24000', 'HK$26,601.60'],
    ['Jadefield', '22000', 'HK$24,384.80'],
  ] as const) {
    await desk.getByRole('button', { name: new RegExp(`^Key in the answer of ${insurer}`) }).click();
    const form = desk.getByRole('form', { name: new RegExp(`^Answer of ${insurer}`) });
    await form.getByLabel('Premium without levies').fill(premium);
    // All of it bears the levies of employees’ compensation, which are shown before anything is saved.
    await expect(form.getByRole('status')).toContainText(total);
    await form.getByRole('button', { name: 'Save the answer' }).click();
    await expect(form).toHaveCount(0);
  }
  await expectNoBarrier(desk);
  await desk.context().close();

  await openReady(page, '/commercial-insurance/quotation?list=offers');
  await page.getByRole('row').filter({ hasText: insured }).getByRole('link').first().click();
  await page.getByRole('button', { name: 'Compare offers' }).click();
  await expect(page.getByRole('row', { name: /^Above the lowest/ })).toContainText('HK$2,216.80');
  await expectNoBarrier(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'PDF in Chinese' }).click();
  expect((await download).suggestedFilename()).toContain(number);
  await page.getByRole('button', { name: /^Accept the offer of Jadefield/ }).click();
  await page.getByRole('dialog', { name: 'Are you sure to accept?' }).getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByRole('columnheader', { name: 'Actions' })).toHaveCount(0);
  await expect(page.getByText('Accepted by client')).toBeVisible();
  await expect(page.getByText('Declined by client')).toHaveCount(2);
  expect(complaints).toEqual([]);
});
