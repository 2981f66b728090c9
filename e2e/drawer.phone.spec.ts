import { expect, test } from '@playwright/test';
import { signIn } from './accounts.ts';
import { expectNoBarrier } from './barriers.ts';
import { openReady, waitUntilReady } from './open-ready.ts';
import { complaintsOf } from './purchase.ts';

test('a consultant walks the drawer in Chinese: groups fold, a page opens, the way out is there', async ({ page }) => {
  const complaints = complaintsOf(page);
  await signIn(page, 'consultant');
  await openReady(page, '/zh-Hant/home-page');
  await openReady(page, '/zh-Hant/petsIndex');
  const button = page.getByRole('button', { name: '開啟選單' });
  await button.click();
  const drawer = page.getByRole('dialog', { name: '選單' });
  await expect(drawer.getByRole('link', { name: '汽車保險' })).toBeVisible();
  await drawer.getByText('投保', { exact: true }).click();
  await expect(drawer.getByRole('link', { name: '汽車保險' })).toBeHidden();
  await expect(drawer.getByRole('link', { name: '公司簡介' })).toBeHidden();
  await drawer.getByText('關於我們', { exact: true }).click();
  await expect(drawer.getByRole('link', { name: '公司簡介' })).toBeVisible();
  await expect(drawer.getByText('系統管理')).toHaveCount(0);
  await expect(drawer.getByRole('link', { name: /^致電熱線：/ })).toHaveAttribute('href', /^tel:\+852/);
  for (const shown of ['更改密碼', '登出', 'English', '轉用深色']) await expect(drawer.getByText(shown)).toBeVisible();
  await expectNoBarrier(page, 'dialog');

  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(button).toBeFocused();

  await button.click();
  await drawer.getByRole('link', { name: '產品資料庫' }).click();
  await expect(page).toHaveURL(/\/zh-Hant\/productLibrary/);
  await expect(drawer).toBeHidden();
  expect(complaints).toEqual([]);
});

test('the footer keeps its links when the language is changed, and they open without loading the page anew', async ({
  page,
}) => {
  await openReady(page, '/travelIndex');
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await page.getByRole('banner').getByRole('link', { name: '繁體中文' }).click();
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: '網站地圖' }).click();
  await expect(page).toHaveURL(/\/zh-Hant\/sitemap$/);
  await page.reload();
  await waitUntilReady(page);
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await footer.getByRole('link', { name: '寵物保險' }).click();
  await expect(page).toHaveURL(/\/zh-Hant\/petsIndex$/);
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
});
