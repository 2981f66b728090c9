import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { currentBuild, folderOfBuild } from '../apps/api/src/http/pages/current-build.ts';
import { signIn } from './accounts.ts';
import { expectNoBarrier } from './barriers.ts';
import { openReady, untilIdle, waitUntilReady } from './open-ready.ts';
import { complaintsOf } from './purchase.ts';

const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const trigger = (page: Page, name: string) => menuOf(page).getByRole('button', { name });

/** A page that has been taken over: before that a press leads to the sitemap. */
async function opened(page: Page, path: string) {
  await openReady(page, path);
  await expect(page.locator('footer [data-known="true"]')).toBeVisible();
}

test('the menus are worked by keys alone, and load nothing of the workplace', async ({ page }) => {
  const complaints = complaintsOf(page);
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  await opened(page, '/travelIndex');
  const buy = trigger(page, 'Buy');
  await buy.focus();
  await expect(buy).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Enter');
  await expect(buy).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /^Travel insurance/ }).first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(menuOf(page).getByRole('link', { name: /^Home insurance/ })).toBeFocused();
  await page.keyboard.press('End');
  await expect(menuOf(page).getByRole('link', { name: 'Business package' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(menuOf(page).getByRole('link', { name: /^Travel insurance/ })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(buy).toBeFocused();
  await expect(buy).toHaveAttribute('aria-expanded', 'false');

  await page.keyboard.press('ArrowRight');
  await expect(trigger(page, 'Support')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(trigger(page, 'Support')).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await expect(menuOf(page).getByRole('link', { name: 'My requests' })).toBeFocused();
  await expectNoBarrier(page, 'header');
  expect(scripts.filter((path) => /\/(workplace|api)-[^/]*\.js$/.test(path))).toEqual([]);
  await page.keyboard.press('Tab');
  await expect(menuOf(page).getByRole('link', { name: 'My requests' })).toBeHidden();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/requests$/);
  await expect(menuOf(page).getByRole('link')).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('a press before the menu has arrived is kept, and one without script leads to the same pages', async ({
  browser,
  page,
}) => {
  await page.route(/\/opened-menus-/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await route.continue();
  });
  await opened(page, '/');
  await trigger(page, 'About').click();
  await expect(menuOf(page).getByRole('link', { name: 'Sitemap' })).toBeVisible();

  const plain = await browser.newPage({ javaScriptEnabled: false });
  await plain.goto('/zh-Hant/travelIndex');
  await plain.getByRole('navigation', { name: '主要導覽' }).getByRole('button', { name: '支援' }).click();
  await expect(plain).toHaveURL(/\/zh-Hant\/sitemap\??#support$/);
  await expect(plain.getByRole('main').getByRole('link', { name: '索償常見問題' })).toBeVisible();
});

test('a menu that does not come is told of, and comes with the next press', async ({ page }) => {
  await opened(page, '/');
  let isBroken = true;
  await page.route(/\/opened-menus-/, (route) => (isBroken ? route.abort() : route.continue()));
  await trigger(page, 'About').click();
  await expect(page.getByText('Please check your connection and try again.')).toBeVisible();
  await expect(trigger(page, 'About')).toHaveAttribute('aria-expanded', 'false');
  isBroken = false;
  await page.reload();
  await waitUntilReady(page);
  await trigger(page, 'About').click();
  await expect(menuOf(page).getByRole('link', { name: 'Sitemap' })).toBeVisible();
});

test('the pages that were made show what the server gives a visitor, in both languages', async ({ request }) => {
  const { data } = (await (await request.post('/api/common/menu')).json()) as {
    data: { label: string; label9: string; items: { label: string; label9: string; path: string }[] }[];
  };
  for (const [prefix, key] of [
    ['', 'label'],
    ['/zh-Hant', 'label9'],
  ] as const) {
    const build = currentBuild();
    if (!build) throw new Error('nothing is built');
    const html = await (await request.get(`${prefix}/sitemap`)).text();
    for (const place of [/<main[\s\S]*<\/main>/, /<footer[\s\S]*<\/nav>/]) {
      const part = place.exec(html)?.[0] ?? '';
      const links = [...part.matchAll(/<a [^>]*href="([^"#]+)"[^>]*>(?:<svg[\s\S]*?<\/svg>)?([^<]+)<\/a>/g)];
      expect(links.map(([, href, text]) => [href, text])).toEqual(
        data.flatMap(({ items }) => items.map((item) => [`${prefix}${item.path}`, item[key]])),
      );
      const heads = [...part.matchAll(/<section[^>]*data-group[^>]*><h2[^>]*>([^<]+)<\/h2>/g)].map(([, text]) => text);
      expect(heads).toEqual(data.map((group) => group[key]));
    }
  }
});

test('an administrator finds the administration, and the number that it sets is what every page calls', async ({
  page,
}) => {
  await signIn(page, 'admin');
  await openReady(page, '/home-page');
  await menuOf(page).getByRole('link', { name: 'Settings' }).click();
  await expect(page).toHaveURL(/\/settings$/);
  const number = page.getByLabel('Hotline number');
  const before = await number.inputValue();
  await number.fill('+852 2345 6789');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The settings are saved.')).toBeVisible();
  try {
    const visitor = await (await page.context().browser()?.newContext())?.newPage();
    if (!visitor) throw new Error('no browser');
    const build = currentBuild();
    if (!build) throw new Error('nothing is built');
    const html = await readFile(join(folderOfBuild(build), 'travelIndex', 'index.html'), 'utf8');
    expect(html).not.toContain('href="tel:');
    await visitor.route('**/api/common/hotline', async (route) => {
      await expect(visitor.getByText(before)).toHaveCount(2);
      for (const shown of await visitor.getByText(before).all()) await expect(shown).toBeHidden();
      await route.continue();
    });
    await visitor.goto('/travelIndex');
    const call = visitor.getByRole('banner').getByRole('link', { name: 'Call us: +852 2345 6789' });
    await expect(call).toHaveAttribute('href', 'tel:+85223456789');
    await expect(call).toContainText('+852 2345 6789');
    await expect(visitor.getByRole('contentinfo')).toContainText('Mon-Fri 09:00-18:00');
  } finally {
    await number.fill(before);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect
      .poll(async () => (await (await page.request.get('/api/common/hotline')).json()).data.hotline)
      .toBe(before);
  }
});

test('the bar fits a long name in both languages, from the narrowest width it has', async ({ page }) => {
  await signIn(page, 'admin');
  await openReady(page, '/home-page');
  for (const prefix of ['', '/zh-Hant']) {
    await openReady(page, `${prefix}/sitemap`);
    for (const width of [640, 768, 1001, 1024, 1101, 1241, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await untilIdle(page);
      const header = page.getByRole('banner');
      await header
        .locator('[class*=userName]')
        .evaluate((name) => (name.textContent = 'Christopher Alexander Wong-Featherstonehaugh'));
      const trouble = await header.evaluate((bar) => {
        const right = bar.getBoundingClientRect().right;
        const shown = [...bar.querySelectorAll<HTMLElement>('a, button')].filter((one) => one.offsetParent !== null);
        return shown
          .filter((one) => one.getBoundingClientRect().right > right - 8 || one.getBoundingClientRect().height > 48)
          .map((one) => one.textContent);
      });
      expect(trouble, `${prefix || '/en'} at ${width}`).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(
        0,
      );
    }
  }
});
