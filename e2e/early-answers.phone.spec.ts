import { expect, test } from '@playwright/test';

test('what is chosen before the script runs is searched', async ({ page }) => {
  let letScriptsRun = () => {};
  const chosen = new Promise<void>((resolve) => {
    letScriptsRun = resolve;
  });
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await chosen;
    await route.continue();
  });
  await page.goto('/medicalIndex', { waitUntil: 'commit' });
  await page.getByRole('radio', { name: 'Family' }).check();
  letScriptsRun();
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('link', { name: 'Promotion code and extra benefits' })).toHaveAttribute(
    'href',
    /peopleType=03/,
  );
  await page.locator('#age').fill('42');
  await page.getByRole('button', { name: 'Get a Free Quote' }).click();
  await expect(page).toHaveURL(/\/quoteCards\?prod=MEDICAL&planType=H&peopleType=03&age=42/);
});
