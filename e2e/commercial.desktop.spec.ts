import { expect, test } from '@playwright/test';
import { signIn } from './accounts.ts';
import { expectNoBarrier } from './barriers.ts';
import { openReady } from './open-ready.ts';
import { complaintsOf, daysAhead } from './purchase.ts';

const typed = (day: string) => day.split('-').reverse().join('/');
const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');

test('a consultant asks for employees’ compensation, reloads in the middle, submits; the office takes it, asks, places it and declines', async ({
  page,
  browser,
}) => {
  test.slow();
  const complaints = complaintsOf(page);
  const insured = `Demo Kitchens ${Date.now()} Limited`;
  await signIn(page, 'consultant');
  await openReady(page, '/commercial-insurance/quotation');
  await page.getByRole('link', { name: 'Employees’ compensation' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Employees’ compensation' })).toBeVisible();

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
  await expect(page.getByRole('term').filter({ hasText: 'Insured Name' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Submit' })).toHaveCount(0);
  const address = page.url();

  // The office takes it, looks at a document where it stands, and asks for the address again.
  const desk = await browser.newPage();
  await signIn(desk, 'officer');
  const officeComplaints = complaintsOf(desk);
  await openReady(desk, address);
  const status = desk.getByRole('region', { name: 'Where it stands' });
  await expect(status).toContainText('our office (nobody has taken it yet)');
  await desk.getByRole('button', { name: 'Take it' }).click();
  await expect(status).toContainText('With Olive Demo');
  await desk.getByRole('button', { name: 'Show document.pdf' }).first().click();
  const frame = desk.getByTitle('Preview of document.pdf');
  await expect(frame).toBeVisible();
  expect((await desk.request.get((await frame.getAttribute('src')) ?? '')).headers()['content-type']).toBe(
    'application/pdf',
  );
  const header = page.getByRole('banner');
  await header.getByRole('button', { name: /waits? for you$/ }).click();
  const waiting = header.getByRole('link', { name: 'Cases awaiting your information' });
  const pending = async () => Number((await waiting.count()) && (await waiting.locator('span').last().textContent()));
  const before = await pending();
  await desk.getByRole('button', { name: 'Ask for information' }).click();
  const dialog = desk.getByRole('dialog');
  await dialog
    .getByRole('checkbox', { name: /address/i })
    .first()
    .check();
  await dialog.getByLabel('Note to the consultant').fill('Which floor is it?');
  await dialog.getByRole('button', { name: 'Ask for it' }).click();
  await expect(status).toContainText('clock stopped');
  // The bell of the consultant's page, which lies open, rises by itself.
  await expect.poll(pending).toBe(before + 1);

  // The consultant answers what alone is open, and the office declines in the end.
  await page.reload();
  await expect(page.getByText('Which floor is it?')).toBeVisible();
  await expect(page.locator('#insuredName')).toHaveCount(0);
  await page.locator('#answers-EC04').fill('Unit 1, 2/F, 1 Demo Road, Kwun Tong');
  await page.getByRole('button', { name: 'Send what was asked for' }).click();
  await expect(page).toHaveURL(/\/commercial-insurance\/quotation/);
  await desk.reload();
  await expect(desk.getByText('Unit 1, 2/F, 1 Demo Road, Kwun Tong')).toBeVisible();

  // The office asks all who write it at once, and keys in what two of them answer.
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

  // The consultant finds them among the offers to answer, compares, prints, and declines one.
  await openReady(page, '/commercial-insurance/quotation?list=offers&size=100');
  await page.getByRole('row').filter({ hasText: insured }).getByRole('link').first().click();
  await page.getByRole('button', { name: 'Compare offers' }).click();
  await expect(page.getByRole('row', { name: /^Above the lowest/ })).toContainText('HK$2,216.80');
  await expectNoBarrier(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'PDF in Chinese' }).click();
  expect((await download).suggestedFilename()).toContain(number);
  await page.getByRole('button', { name: /^Decline the offer of Lantern/ }).click();
  await page
    .getByRole('dialog', { name: 'Are you sure to declined?' })
    .getByRole('button', { name: 'Decline' })
    .click();
  await expect(page.getByText('Declined by client')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Accept the offer of/ })).toHaveCount(1);

  await desk.getByRole('button', { name: 'Decline' }).click();
  await desk.getByRole('dialog').getByLabel('Reason').fill('No insurer writes this trade.');
  await desk.getByRole('dialog').getByRole('button', { name: 'Decline' }).click();
  await expect(status).toContainText('Declined');
  await openReady(page, address);
  await expect(page.getByText('No insurer writes this trade.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Withdraw' })).toHaveCount(0);
  expect([...complaints, ...officeComplaints]).toEqual([]);
});

test('a consultant writes what a public liability case insures, adds a record and finds both after a reload', async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  await signIn(page, 'consultant');
  await openReady(page, '/commercial-insurance/quotation');
  await page.getByRole('link', { name: 'Public liability', exact: true }).click();
  await page.locator('#insuredName').fill(`Demo Events ${Date.now()} Limited`);
  await page.getByRole('link', { name: 'Open subject matter' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Subject Matter' })).toBeVisible();
  await page.getByLabel('Situation of risk', { exact: true }).fill('Shop 3, Demo Arcade');
  await page.getByRole('button', { name: 'Add a record' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add subject matter' });
  await dialog.getByLabel('Subject Matter Description').fill('Lifts');
  await dialog.getByLabel('Type').selectOption('NUMERIC');
  await expect(dialog.getByLabel('Max Length')).toBeDisabled();
  await dialog.getByLabel('Content').fill('2');
  await expectNoBarrier(page);
  await dialog.getByRole('button', { name: 'Add a record' }).click();
  // What was typed before is still there, and is saved with the button.
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The records are saved')).toBeVisible();
  await expectNoBarrier(page);
  await page.reload();
  await expect(page.getByLabel('Situation of risk', { exact: true })).toHaveValue('Shop 3, Demo Arcade');
  await expect(page.getByLabel('Lifts', { exact: true })).toHaveValue('2');
  await page.goto(`${page.url()}&lookType=enquiry`);
  await expect(page.getByRole('button', { name: 'Add a record' })).toBeDisabled();
  expect(complaints).toEqual([]);
});
