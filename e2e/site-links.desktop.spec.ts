import { expect, test } from '@playwright/test';
import { openReady, untilIdle } from './open-ready.ts';

test('every link of the footer and of the sitemap leads to a page, in both languages [C-2.3-07]', async ({
  page,
  request,
}) => {
  for (const path of ['/sitemap', '/zh-Hant/sitemap']) {
    await openReady(page, path);
    const links = page.locator('main a, footer a');
    const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    const own = [...new Set(addresses)].filter((address) => address.startsWith('/'));
    expect(own.length).toBeGreaterThan(20);
    const failed: string[] = [];
    for (const address of own) {
      const answer = await request.get(address, { maxRedirects: 0 });
      if (answer.status() !== 200) failed.push(`${address}: ${answer.status()}`);
    }
    expect(failed).toEqual([]);
  }
});

test('every page of the sitemap for search engines is there, says so itself and names its other language', async ({
  request,
}) => {
  const xml = await (await request.get('/sitemap.xml')).text();
  const addresses = [...xml.matchAll(/<loc>([^<]+)/g)].map(([, address = '']) => new URL(address));
  expect(addresses.length).toBeGreaterThan(40);
  for (const { pathname } of addresses) {
    const answer = await request.get(pathname, { maxRedirects: 0 });
    const html = await answer.text();
    expect(answer.status(), pathname).toBe(200);
    expect(html, pathname).not.toContain('content="noindex"');
    expect(html, pathname).toMatch(/rel="alternate" hrefLang="zh-Hant"/i);
  }
});

test('what is not there is a 404 with the sentence, in both languages and at any depth [C-2.3-08]', async ({
  page,
}) => {
  for (const [path, sentence] of [
    ['/no-such-page', 'The webmaster said that you can not enter this page...'],
    ['/travelIndex/below/nothing', 'The webmaster said that you can not enter this page...'],
    ['/zh-Hant/no/such/page', '網站管理員表示，你不能進入此頁面……'],
  ] as const) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(404);
    await expect(page.getByText(sentence)).toBeVisible();
  }
});

test('nothing is wider than the screen, from a small phone to a desk', async ({ page }) => {
  test.setTimeout(120_000);
  for (const path of ['/', '/sitemap', '/motorIndex', '/no-such-page']) {
    for (const address of [path, `/zh-Hant${path === '/' ? '' : path}`]) {
      await openReady(page, address);
      for (const width of [320, 390, 768, 1024, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await untilIdle(page);
        const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(over, `${address} at ${width}`).toBeLessThanOrEqual(0);
      }
    }
  }
});
