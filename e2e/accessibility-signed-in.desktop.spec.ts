import { test } from '@playwright/test';
import { signIn } from './accounts.ts';
import { desk, expectOpenToAll, phone } from './barriers.ts';

// As in accessibility.spec.ts.
test.use({ trace: 'off' });

/** What each of them works with, by the word in their address. */
const pagesOf = {
  admin: ['/home-page', '/users', '/settings', '/sessions', '/security-settings'],
  compliance: ['/audit', '/enquiries'],
  editor: ['/CpsPromotions', '/CpsActivities', '/productLibrary', '/content-editor', '/content-editor?box=faq'],
  consultant: ['/home', '/home1', '/home2', '/requests'],
};

for (const [word, paths] of Object.entries(pagesOf)) {
  test(`pages of the ${word} have no barrier, on a desk and on a phone`, async ({ page }) => {
    test.slow();
    await signIn(page, word);
    for (const path of paths) {
      await expectOpenToAll(page, path, [{ size: desk, colorScheme: 'light' }]);
      await expectOpenToAll(page, `/zh-Hant${path}`, [{ size: phone, colorScheme: 'dark' }]);
    }
  });
}
