import { MOTOR_DETAIL_PARAM } from '@onegi/contract/fields/motor';
import { expect, type Page, test } from '@playwright/test';
import { expectNoBarrier } from './barriers.ts';
import { readMotorCase, someChassis } from './motor-case.ts';
import { atDesk } from './office.ts';
import { openReady } from './open-ready.ts';

const heads = ['Make', 'Model', 'Chassis no.', 'Cover type', 'Sum insured (HK$)', 'No-claim discount (%)'];
const car = (chassis: string, discount = '40') => ['TOY', 'NOAH', chassis, 'C', '180000', discount];

/** Chooses a spreadsheet of a fleet. */
async function chooseFleet(page: Page, rows: readonly (readonly string[])[]): Promise<void> {
  const lines = [heads, ...rows].map((row) => row.map((cell) => `"${cell}"`).join());
  const buffer = Buffer.from(`\uFEFF${lines.join('\r\n')}`);
  await page.getByLabel('Filled-in spreadsheet').setInputFiles({ name: 'fleet.csv', mimeType: 'text/csv', buffer });
}

test('a fleet is refused by row and column, corrected, and begun, one case a row [C-2.12-124] [C-2.12-123]', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const broker = await atDesk(browser, 'bk');
  await openReady(broker, '/go_motor_quotation');
  await broker.getByText('Begin many cases from a spreadsheet').click();
  const download = broker.waitForEvent('download');
  await broker.getByRole('button', { name: 'Download the template' }).click();
  expect((await download).suggestedFilename()).toBe('motor-fleet.xlsx');

  const chassis = [someChassis(), someChassis()] as const;
  await chooseFleet(broker, [car(chassis[0]), car('DEMOIQ', '45')]);
  const problems = broker.getByRole('alert').filter({ hasText: 'Nothing was begun' });
  await expect(problems.getByRole('listitem')).toHaveCount(2);
  await expect(problems).toContainText('Row 3, Chassis no.:');
  await expect(problems).toContainText('Row 3, No-claim discount (%):');
  await expectNoBarrier(broker);

  await chooseFleet(broker, [car(chassis[0]), car(chassis[1])]);
  await expect(broker.getByText('2 cases are begun.')).toBeVisible();
  await expect(problems).toHaveCount(0);
  const links = broker.getByRole('link', { name: /^Open case / });
  const begun: string[] = [];
  for (const link of await links.all()) {
    const number = ((await link.textContent()) ?? '').trim();
    const { form } = await readMotorCase(broker, number);
    if (chassis.includes(form.chassis)) begun.push(form.chassis);
    if (begun.length === chassis.length) break;
  }
  expect(begun.toSorted()).toEqual([...chassis].toSorted());
});

const search =
  'prod=MOTOR&coverType=C&make=TOY&model=NOAH&year=2023&estimated=180000&disc=60&driverNo=1&policyHolder=Y&driverList=1-T-T&accident=N&offense=N&company=N';

test('a case is begun from a personal quote by the address of its page; what is none is said at the field [C-2.12-121] [C-2.12-133]', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const broker = await atDesk(browser, 'bk');
  await openReady(broker, `/quoteCards?${search}`);
  const details = broker.locator('a[href*="/planCoverage/MOTOR/"][href*="quote="]').first();
  const address = new URL((await details.getAttribute('href')) ?? '', broker.url()).href;

  await openReady(broker, '/go_motor_quotation');
  await broker.getByRole('button', { name: 'Other ways to begin a case' }).click();
  await broker.getByRole('menuitem', { name: 'From a personal quote or application' }).click();
  const dialog = broker.getByRole('dialog', { name: 'Begin from a personal quote or application' });
  const source = dialog.getByRole('textbox', { name: 'Quote' });
  const begin = dialog.getByRole('button', { name: 'Begin the case' });
  await begin.click();
  await expect(dialog.getByText('Please paste the address or the reference')).toBeVisible();
  // A reference that was changed on the way is the server's to refuse.
  await source.fill(`${address.slice(0, -2)}zz`);
  await begin.click();
  await expect(source).toHaveAttribute('aria-invalid', 'true');
  await expectNoBarrier(broker);
  await source.fill(address);
  await begin.click();
  await expect(broker).toHaveURL(/_detail\?.*=GQ\d+$/);
  const number = new URL(broker.url()).searchParams.get(MOTOR_DETAIL_PARAM) ?? '';
  await expect(broker.locator('#make')).toHaveValue('TOY');
  await expect(broker.locator('#insuredDollars')).toHaveValue('180,000');
  await expect(broker.locator('#declared')).not.toBeChecked();
  expect((await readMotorCase(broker, number)).form).toMatchObject({
    ncdPercent: '60',
    yearMade: '2023',
    declared: '',
  });
});
