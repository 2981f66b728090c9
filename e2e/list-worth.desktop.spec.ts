import { expect, type Page, test } from '@playwright/test';
import { expectNoBarrier } from './barriers.ts';
import { openReady, watchShifts } from './open-ready.ts';
import { complaintsOf, listAddress } from './purchase.ts';

const cards = (page: Page) => page.locator('main li:has(h2)');

const scores = async (page: Page) =>
  (
    await cards(page)
      .getByText(/^Value score \d+ of 100$/)
      .allTextContents()
  ).map((text) => Number(/\d+/.exec(text)?.[0]));

test('the best value stands first when asked, and how it is computed is open to read', async ({ page }) => {
  const complaints = complaintsOf(page);
  await openReady(page, listAddress());
  await page.getByRole('radio', { name: 'Value score' }).check();
  await expect(page).toHaveURL(/sort=score/);
  const found = await scores(page);
  expect(found).toEqual(found.toSorted((a, b) => b - a));
  expect(found[0]).toBe(100);
  await page.reload();
  expect(await scores(page)).toEqual(found);

  await page.getByRole('button', { name: 'How is the value score computed?' }).click();
  const dialog = page.getByRole('dialog', { name: 'How the value score is computed' });
  await expect(dialog).toContainText('no insurer, no commission');
  await expect(dialog.getByRole('row').last()).toContainText('100');
  const second = await cards(page).nth(1).getByRole('heading').textContent();
  await dialog.getByLabel('Worked out for').selectOption({ label: second ?? '' });
  await expect(dialog.getByRole('row').last().getByRole('cell')).toHaveText(String(found[1]));
  await expectNoBarrier(page, 'dialog');
  expect(complaints).toEqual([]);
});

test('figures of neighbouring cards stand below each other, and nothing moves while the list loads', async ({
  page,
}) => {
  const shifts = await watchShifts(page);
  await openReady(page, listAddress());
  const places = await cards(page).evaluateAll((found) =>
    found.slice(0, 6).map((card) => {
      const parts = ['p.tabular[data-pays]', 'dl', 'dl > div:nth-child(3)', 'label'];
      return parts.map((part) => Math.round(card.querySelector(part)?.getBoundingClientRect().x ?? -1)).join(' ');
    }),
  );
  expect(new Set(places).size).toBe(1);
  expect(await shifts()).toEqual([]);
});

test('the highest payout of an incident stands first when asked', async ({ page }) => {
  await openReady(page, `${listAddress()}&incident=hospital-abroad`);
  await page.getByRole('radio', { name: 'Payout: I am taken to hospital in Japan' }).check();
  await expect(page).toHaveURL(/sort=payout/);
  const paid = (await cards(page).locator('[data-pays]').allTextContents()).map((text) =>
    Number((/HK\$([\d,]+)/.exec(text)?.[1] ?? '0').replaceAll(',', '')),
  );
  expect(paid[0]).toBeGreaterThan(0);
  expect(paid).toEqual(paid.toSorted((a, b) => b - a));
});
