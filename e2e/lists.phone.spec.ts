import { expect, test } from '@playwright/test';
import { signIn } from './accounts.ts';
import { desk, expectNoBarrier } from './barriers.ts';
import { openReady } from './open-ready.ts';
import { complaintsOf } from './purchase.ts';

test('a list without room is ordered by one field, and its rows say what their figures are', async ({ page }) => {
  const complaints = complaintsOf(page);
  await signIn(page, 'finance');
  await openReady(page, '/settlement/notes');
  const rows = page.locator('[data-list-row]');
  const order = page.getByLabel('Order by');
  const head = page.getByRole('link', { name: 'Sort by Balance' });
  await expect(rows.first().getByText('Balance', { exact: true })).toBeVisible();
  await expect(head).toBeHidden();
  await order.selectOption({ label: 'Balance' });
  await expect(page).toHaveURL(/sort=balance&order=desc/);
  await page.getByRole('link', { name: 'Descending: change to ascending' }).tap();
  await expect(page).toHaveURL(/sort=balance&order=asc/);
  await expect(rows.first()).toBeVisible();
  await expectNoBarrier(page);

  await page.setViewportSize(desk);
  await expect(order).toBeHidden();
  await expect(rows.first().getByText('Balance', { exact: true })).toBeHidden();
  await expect(head).toBeVisible();
  expect(complaints).toEqual([]);
});
