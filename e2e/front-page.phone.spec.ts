import { expect, test } from '@playwright/test';
import { openReady } from './open-ready.ts';
import { complaintsOf, listAddress } from './purchase.ts';

test('the front page on a phone keeps eight lines under More, and brings back what was being asked for [P-2.1-08] [P-9-08]', async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  await openReady(page, '/');
  const more = page.getByRole('button', { name: 'More', exact: true });
  const pet = page.getByRole('button', { name: 'Pet', exact: true });
  await expect(page.getByRole('button', { name: 'Home', exact: true })).toBeVisible();
  await expect(pet).toBeHidden();
  await more.click();
  for (const line of ['Fire', 'Student', 'Motor', 'Accident', 'Helper', 'Medical', 'Golf']) {
    await expect(page.getByRole('button', { name: line, exact: true })).toBeVisible();
  }
  await pet.click();
  const chosen = page.getByRole('button', { name: 'Pet', exact: true });
  await expect(chosen).toHaveAttribute('aria-expanded', 'false');
  await expect(chosen).toBeFocused();

  await page.getByRole('radio', { name: 'Cat' }).check();
  await page.getByRole('button', { name: 'Get a Free Quote' }).click();
  await expect(page).toHaveURL(/quoteCards\?prod=PET/);
  await page.goBack();
  await expect(page.getByRole('radio', { name: 'Cat' })).toBeChecked();
  expect(complaints).toEqual([]);
});

test('recent searches that do not load are passed over in silence [P-8-04]', async ({ page }) => {
  await page.route('**/api/buy/recent', (route) => route.abort());
  await openReady(page, '/');
  // Who never searched is asked nothing, and shown nothing to return to.
  await expect(page.getByRole('heading', { name: 'Recent searches' })).toHaveCount(0);
  await openReady(page, listAddress());
  await openReady(page, '/');
  const recent = page.getByRole('region', { name: 'Recent searches' });
  const asked = page.waitForRequest('**/api/buy/recent');
  await recent.scrollIntoViewIfNeeded();
  await asked;
  await expect(recent.getByText('Nothing here yet.')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});
