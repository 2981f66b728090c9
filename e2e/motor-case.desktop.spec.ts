import { policyList } from '@onegi/contract/calls/policies/list-policies';
import { MOTOR_DETAIL_PARAM } from '@onegi/contract/fields/motor';
import { expect, type Page, test } from '@playwright/test';
import { expectNoBarrier } from './barriers.ts';
import { PDF } from './commercial-case.ts';
import { aMotorCase, aWholeForm, detailAddress, premiumAddress, readMotorCase } from './motor-case.ts';
import { keyCase, quoteCase } from './motor-desk.ts';
import { atDesk } from './office.ts';
import { openReady } from './open-ready.ts';
import { field } from './purchase.ts';

const scan = (name: string) => ({ name, mimeType: 'application/pdf', buffer: PDF });
const dialogOf = (page: Page) => page.getByRole('dialog');

/** Opens a case from its list, as whoever works on it does. */
async function openFrom(page: Page, list: string, number: string): Promise<void> {
  await openReady(page, list);
  await expectNoBarrier(page);
  await page.getByRole('link', { name: `Open case ${number}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Basic Information' })).toBeVisible();
  await expect(page.getByText(number).first()).toBeVisible();
}

/** Everything of the form agrees with the documents. */
async function tickAll(page: Page): Promise<void> {
  for (const tick of await page.getByRole('checkbox', { name: /^Tick all of / }).all()) {
    await tick.click();
    await expect(tick).toBeChecked();
  }
}

/** Does something that is asked first. */
async function actAndAgree(page: Page, action: string): Promise<void> {
  await page.getByRole('button', { name: action, exact: true }).click();
  await dialogOf(page).getByRole('button', { name: action, exact: true }).click();
}

/** The page as it is, in the other language: nothing shuts anybody out. */
async function expectOpenInChinese(page: Page): Promise<void> {
  const { pathname, search } = new URL(page.url());
  await openReady(page, `/zh-Hant${pathname}${search}`);
  await expectNoBarrier(page);
  await openReady(page, pathname + search);
  await expectNoBarrier(page);
}

test('a case is keyed, confirmed, generated, returned by the auditor, corrected, audited, approved and found as a policy [C-2.12-30]', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const broker = await atDesk(browser, 'bk');
  const operations = await atDesk(browser, 'operations');
  const auditor = await atDesk(browser, 'auditor');
  const approver = await atDesk(browser, 'approver');

  // The broker begins a case, and what was keyed of it by another device is on its pages.
  await openReady(broker, '/go_motor_quotation');
  await expectNoBarrier(broker);
  await broker.getByRole('button', { name: 'New case' }).click();
  await expect(broker).toHaveURL(/_detail\?.*=GQ\d+$/);
  const number = new URL(broker.url()).searchParams.get(MOTOR_DETAIL_PARAM) ?? '';
  await expect(broker).toHaveURL(detailAddress(number));
  await expect(broker.getByText('※ Mandatory 必須輸入')).toBeVisible();
  await keyCase(broker, number, aWholeForm());
  await quoteCase(broker, number);
  await openReady(broker, premiumAddress(number));
  await expect(broker.getByRole('link', { name: 'Back', exact: true })).toHaveAttribute('href', detailAddress(number));

  // Several documents at once are sorted by their names, and by hand where a name says nothing.
  await broker.getByRole('button', { name: 'EFS' }).click();
  const names = ['signed proposal.pdf', 'E02 both sides.pdf', 'HKID.pdf', 'driving licence.pdf', 'scan0001.pdf'];
  await broker.getByLabel('Documents to add').setInputFiles(names.map(scan));
  const typeOf = (name: string) => broker.getByLabel(name, { exact: true });
  for (const [at, type] of ['E01', 'E02', 'E03', 'E04', ''].entries()) {
    await expect(typeOf(names[at] ?? '')).toHaveValue(type);
  }
  await typeOf('scan0001.pdf').selectOption('E11');
  await broker.getByRole('button', { name: 'Add 5 documents' }).click();
  await expect(broker.getByText('All documents for the next step are here.')).toBeVisible();
  await expectOpenInChinese(broker);
  // What stood open is closed by another route.
  await expect(broker.getByRole('heading', { name: 'Electronic file (EFS)' })).toHaveCount(0);
  await actAndAgree(broker, 'Confirm the case');
  await expect(broker.getByText(/^Confirm date /)).toBeVisible();

  // Operations find what is missing in the file, which stands open there.
  await openFrom(operations, '/go_motor_generate', number);
  await expect(operations.getByText('Needed for the next step: Payment record')).toBeVisible();
  await operations.getByLabel('Documents to add').setInputFiles([scan('payment slip.pdf')]);
  await operations.getByRole('button', { name: 'Add 1 document' }).click();
  await expect(operations.getByText('All documents for the next step are here.')).toBeVisible();
  await expectOpenInChinese(operations);
  await actAndAgree(operations, 'Generate');
  await expect(operations.getByText(`Case ${number} is generated.`)).toBeVisible();

  // The auditor ticks all but the chassis, which goes back with a remark.
  await openFrom(auditor, '/go_motor_audit', number);
  await expectOpenInChinese(auditor);
  await tickAll(auditor);
  const chassis = auditor.getByRole('checkbox', { name: /^Chassis no\./ });
  await chassis.click();
  await expect(chassis).not.toBeChecked();
  await auditor.getByRole('button', { name: 'Add a remark on Chassis no.' }).click();
  await auditor.getByLabel('Remark on Chassis no.').fill('The document ends with 9');
  await auditor.getByRole('button', { name: 'Return for correction' }).click();
  await expect(dialogOf(auditor).getByRole('checkbox', { checked: true })).toHaveCount(1);
  await expect(field(auditor, 'returnNote')).toHaveValue('Chassis no.: The document ends with 9');
  await expectNoBarrier(auditor);
  await dialogOf(auditor).getByRole('button', { name: 'Return for correction' }).click();
  await expect(auditor.getByText(`Case ${number} is returned.`)).toBeVisible();

  // The broker is told which field, corrects it and confirms again.
  await openFrom(broker, '/go_motor_quotation', number);
  await expect(broker.getByText('The document ends with 9')).toBeVisible();
  const { form } = await readMotorCase(broker, number);
  await keyCase(broker, number, { ...form, chassis: `${form.chassis.slice(0, -1)}X` });
  await quoteCase(broker, number);
  await openReady(broker, premiumAddress(number));
  await actAndAgree(broker, 'Confirm the case');
  await expect(broker.getByText(/^Confirm date /)).toBeVisible();
  await openFrom(operations, '/go_motor_generate', number);
  await actAndAgree(operations, 'Generate');
  await expect(operations.getByText(`Case ${number} is generated.`)).toBeVisible();

  // Of the corrected case nothing is ticked any more.
  await openFrom(auditor, '/go_motor_audit', number);
  await expect(auditor.getByText(/^0 of \d+ ticked$/)).toBeVisible();
  await tickAll(auditor);
  await actAndAgree(auditor, 'Pass the audit');
  await expect(auditor.getByText(`Case ${number} has passed the audit.`)).toBeVisible();

  // The approver opens it from the list of approvals and comes back there.
  await openFrom(approver, '/go_motor_approval', number);
  await expect(approver).toHaveURL(`/go_quotation_enquiry_detail?${MOTOR_DETAIL_PARAM}=${number}`);
  await expect(approver.getByRole('link', { name: 'Back', exact: true })).toHaveAttribute('href', '/go_motor_approval');
  await expectOpenInChinese(approver);
  await approver.getByRole('button', { name: 'Audit Trail' }).click();
  await expect(approver.getByRole('row').filter({ hasText: 'Chassis no.' }).first()).toBeVisible();
  await expectNoBarrier(approver);
  await actAndAgree(approver, 'Approve');
  await expect(approver.getByText(`Case ${number} is approved: its policy exists.`)).toBeVisible();

  // The policy is in the inquiry.
  const { policyNumber } = await readMotorCase(approver, number);
  expect(policyNumber).toMatch(/^[A-Z]{3}-MTR-\d{2}-\d{7}$/);
  await openReady(
    broker,
    `/quotation/policy-enquiry?${policyList.filters.policyNumberPart.field.wire}=${policyNumber}`,
  );
  await expect(broker.getByRole('link', { name: new RegExp(policyNumber ?? '') })).toBeVisible();
});

test('an underwriter clears a referred case with a loading; one action has one effect, and who is slower is told [C-2.12-31]', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const broker = await atDesk(browser, 'bk');
  const underwriter = await atDesk(browser, 'uw');
  const other = await atDesk(browser, 'uw');
  const number = await aMotorCase(broker, aWholeForm({ vehicleUse: 'O' }));
  await quoteCase(broker, number);

  await openReady(underwriter, '/go_motor_quotation');
  await underwriter
    .getByRole('navigation', { name: 'Cases by status' })
    .getByRole('link', { name: /^Referred/ })
    .click();
  await expect(underwriter).toHaveURL(/state=referred/);
  await underwriter.getByRole('link', { name: `Open case ${number}` }).click();
  await expect(underwriter.getByText('Refer Trinity', { exact: true })).toBeVisible();
  await expect(underwriter.getByText('M18', { exact: true })).toBeVisible();
  await expectOpenInChinese(underwriter);
  await openReady(other, detailAddress(number));

  await underwriter.getByRole('button', { name: 'Clear', exact: true }).click();
  await field(underwriter, 'underwriterLoading').fill('500');
  const clear = dialogOf(underwriter).getByRole('button', { name: 'Clear', exact: true });
  await clear.click();
  await expect(underwriter.getByText('Please enter the reason')).toBeVisible();
  await field(underwriter, 'clearNote').fill('Own business, low mileage');
  await clear.dblclick();
  await expect(underwriter.getByText(`Case ${number} is cleared.`)).toHaveCount(1);
  const { quote, state } = await readMotorCase(broker, number);
  expect([state, quote?.underwriterLoadingCents]).toEqual(['cleared', 500_00]);

  // The other underwriter still sees it referred.
  await other.getByRole('button', { name: 'Decline', exact: true }).click();
  await field(other, 'reason').fill('Outside our appetite');
  await dialogOf(other).getByRole('button', { name: 'Decline', exact: true }).click();
  await expect(other.getByText(/changed this motor case meanwhile|cannot be done/).first()).toBeVisible();
  await expect(other.getByText('Terms of the underwriter')).toBeVisible();
});
