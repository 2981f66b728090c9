import { type Page, test } from '@playwright/test';
import { signIn } from '../accounts.ts';
import { openReady } from '../open-ready.ts';
import { firstRows, pagesOfUsers, publicPages } from '../pages.ts';
import { makeContactSheet } from './contact-sheet.ts';
import { pagesOfPurchase } from './pages-of-purchase.ts';
import { takePictures } from './take-pictures.ts';

for (const [area, pages] of Object.entries(publicPages)) {
  test(area, async ({ page }) => makeContactSheet(page, area, await takePictures(page.context(), area, pages)));
}

test('purchase', async ({ page }) => {
  const pages = await pagesOfPurchase(page);
  await makeContactSheet(page, 'purchase', await takePictures(page.context(), 'purchase', pages));
});

/** Paths of the pages that the first rows of these lists lead to. */
async function pagesOfFirstRows(page: Page, lists: Readonly<Record<string, string>>): Promise<Record<string, string>> {
  const pages: Record<string, string> = {};
  for (const [name, list] of Object.entries(lists)) {
    await openReady(page, list);
    const path = await page.locator('main tbody a[href]').first().getAttribute('href');
    if (path) pages[name] = path;
  }
  return pages;
}

for (const [word, pages] of Object.entries(pagesOfUsers)) {
  test(`signed in: ${word}`, async ({ page }) => {
    await signIn(page, word);
    const opened = await pagesOfFirstRows(page, firstRows[word] ?? {});
    await makeContactSheet(page, word, await takePictures(page.context(), word, { ...pages, ...opened }));
  });
}
