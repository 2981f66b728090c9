import { test } from '@playwright/test';
import { signIn } from '../accounts.ts';
import { pagesOfUsers, publicPages } from '../pages.ts';
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

for (const [word, pages] of Object.entries(pagesOfUsers)) {
  test(`signed in: ${word}`, async ({ page }) => {
    await signIn(page, word);
    await makeContactSheet(page, word, await takePictures(page.context(), word, pages));
  });
}
