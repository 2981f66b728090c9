import { expect, type Page, test } from '@playwright/test';
import { expectNoBarrier } from './barriers.ts';
import { aMotorCase, aWholeForm, detailAddress, premiumAddress, readMotorCase } from './motor-case.ts';
import { quoteCase } from './motor-desk.ts';
import { atDesk } from './office.ts';
import { openReady } from './open-ready.ts';
import { field } from './purchase.ts';

const dialogOf = (page: Page) => page.getByRole('dialog');

/** Opens a referred case and clears it with a loading, as far as the server lets them. */
async function clear(page: Page, number: string, loading: string): Promise<void> {
  await openReady(page, detailAddress(number));
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await field(page, 'underwriterLoading').fill(loading);
  await field(page, 'clearNote').fill('Kept in a guarded garage');
  await dialogOf(page).getByRole('button', { name: 'Clear', exact: true }).click();
}

test('a case beyond an underwriter’s authority is refused there and cleared by an approver, and goes on with its broker [C-2.12-134]', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const broker = await atDesk(browser, 'bk');
  const underwriter = await atDesk(browser, 'uw');
  const approver = await atDesk(browser, 'approver');
  // Above the underwriters' sum insured, which is HK$2,000,000.
  const number = await aMotorCase(broker, aWholeForm({ insuredDollars: '2100000' }));
  await quoteCase(broker, number);
  expect((await readMotorCase(broker, number)).state).toBe('referred');

  await clear(underwriter, number, '500');
  await expect(dialogOf(underwriter).getByText(/above your limit of authority/)).toBeVisible();
  await expect(field(underwriter, 'clearNote')).toHaveValue('Kept in a guarded garage');
  await expectNoBarrier(underwriter);
  expect((await readMotorCase(broker, number)).state).toBe('referred');

  // It stands in what waits for the approver, who goes beyond the limit.
  await openReady(approver, '/home-page');
  await expect(approver.getByRole('link', { name: /Motor cases to clear/ }).first()).toBeVisible();
  await clear(approver, number, '500');
  await expect(approver.getByText(`Case ${number} is cleared.`)).toBeVisible();

  // Its broker reads the terms and can confirm.
  await openReady(broker, premiumAddress(number));
  await expect(broker.getByText('Kept in a guarded garage')).toBeVisible();
  await expect(broker.getByRole('region', { name: 'Confirm', exact: true })).not.toContainText(
    'An underwriter has to clear the case',
  );
  const { state, quote } = await readMotorCase(broker, number);
  expect([state, quote?.underwriterLoadingCents]).toEqual(['cleared', 500_00]);
});

test('a loading beyond the authority is refused, a smaller one is not, and a case that nobody wants is declined [C-2.12-134]', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const broker = await atDesk(browser, 'bk');
  const underwriter = await atDesk(browser, 'uw');
  const number = await aMotorCase(broker, aWholeForm({ vehicleUse: 'O' }));
  await quoteCase(broker, number);
  await clear(underwriter, number, '20000.01');
  const dialog = dialogOf(underwriter);
  await expect(dialog.getByText(/above your limit of authority/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await underwriter.getByRole('button', { name: 'Decline', exact: true }).click();
  await field(underwriter, 'reason').fill('Outside our appetite');
  await dialog.getByRole('button', { name: 'Decline', exact: true }).click();
  await expect(underwriter.getByText(`Case ${number} is declined.`)).toBeVisible();
  await openReady(broker, detailAddress(number));
  await expect(broker.getByText('Why the case was declined')).toBeVisible();
  await expect(broker.getByText('Outside our appetite')).toBeVisible();
});
