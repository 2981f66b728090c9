import { test } from '@playwright/test';
import { signIn } from './accounts.ts';
import { desk, expectOpenToAll, phone } from './barriers.ts';
import { pagesOfUsers } from './pages.ts';

// As in accessibility.spec.ts.
test.use({ trace: 'off' });

for (const [word, paths] of Object.entries(pagesOfUsers)) {
  test(`pages of the ${word} have no barrier, on a desk and on a phone`, async ({ page }) => {
    test.slow();
    await signIn(page, word);
    for (const path of Object.values(paths)) {
      await expectOpenToAll(page, path, [{ size: desk, colorScheme: 'light' }]);
      await expectOpenToAll(page, `/zh-Hant${path}`, [{ size: phone, colorScheme: 'dark' }]);
    }
  });
}
