import { test } from '@playwright/test';
import { logIn } from './accounts.ts';
import { expectOpenToAll } from './barriers.ts';
import { openReady } from './open-ready.ts';

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
    await openReady(page, '/login');
    await logIn(page, `demo.${word}@example.com`, `Demo-${word}-2026`);
    await expectOpenToAll(page, paths);
  });
}
