import { expect, test } from '@playwright/test';
import { currentBuild, folderOfBuild } from '../apps/api/src/http/pages/current-build.ts';
import { heavyPages, lightPages } from '../apps/web/scripts/weigh.ts';
import { openReady } from './open-ready.ts';

test('the server is ready', async ({ request }) => {
  const answer = await request.get('/api/ready');
  expect(answer.status()).toBe(200);
  expect((await answer.json()).data).toMatchObject({ status: 'ready', reasons: [] });
});

test('no page that visitors land on loads more script than it may', async () => {
  const build = currentBuild();
  if (!build) throw new Error('nothing is built');
  expect(lightPages.map(({ address }) => address)).toContain('/zh-Hant/petsIndex');
  expect(await heavyPages(folderOfBuild(build))).toEqual([]);
});

for (const { path, language } of [
  { path: '/', language: 'en' },
  { path: '/zh-Hant', language: 'zh-Hant-HK' },
]) {
  test(`the home page at ${path} runs without a complaint of the browser [P-1-03]`, async ({ page }) => {
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    const answer = await openReady(page, path);
    expect(answer?.status()).toBe(200);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(complaints).toEqual([]);
  });
}

test('an unknown page is a real 404 with a page of its own [C-2.3-08]', async ({ page }) => {
  const answer = await page.goto('/no-such-page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByText('The webmaster said that you can not enter this page')).toBeVisible();
});
