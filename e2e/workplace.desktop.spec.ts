import { menusOf } from '@onegi/contract/menus';
import { rightsOf } from '@onegi/contract/permissions';
import { expect, type Page, test } from '@playwright/test';
import { signIn } from './accounts.ts';
import { expectNoBarrier } from './barriers.ts';
import { openReady, untilIdle, watchShifts } from './open-ready.ts';
import { complaintsOf, field } from './purchase.ts';

const sideOf = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const here = (page: Page) => page.getByRole('navigation', { name: 'You are here' });

/** Users of the demo, and a page that is theirs to work with. */
const users = [
  { word: 'consultant', role: 'consultant', row: 'Open applications', group: 'My Case' },
  { word: 'officer', role: 'officer', row: 'Enquiries', group: 'Administration' },
  { word: 'editor', role: 'editor', row: 'Content editor', group: 'Administration' },
  { word: 'admin', role: 'administrator', row: 'Users', group: 'Administration' },
  { word: 'compliance', role: 'compliance', row: 'Audit trail', group: 'Administration' },
] as const;

test('each role finds the pages of its rights at the side, and no others, and nothing moves while they come', async ({
  page,
}) => {
  test.slow();
  const complaints = complaintsOf(page);
  const shifts = await watchShifts(page);
  for (const { word, role, row, group } of users) {
    await page.context().clearCookies();
    await signIn(page, word);
    await openReady(page, '/sessions');
    const due = menusOf(rightsOf({ roles: [role], limitedTo: null }))
      .filter((one) => one.group !== 'myAccount')
      .flatMap(({ items }) => items.map(({ path }) => path));
    const links = sideOf(page).locator('li a');
    const shown = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    expect([role, shown.sort()]).toEqual([role, due.sort()]);
    expect([role, await shifts()]).toEqual([role, []]);
    await sideOf(page).getByRole('link', { name: row }).click();
    await expect(here(page)).toHaveText(`${group}${row}`);
    await expect(sideOf(page).getByRole('link', { name: row })).toHaveAttribute('aria-current', 'page');
  }
  expect(complaints).toEqual([]);
});

test('a page of the shop stands in the workplace from the first paint, keeps what was typed, and says who sells', async ({
  page,
}) => {
  await signIn(page, 'consultant');
  await openReady(page, '/home-page');
  const shifts = await watchShifts(page);
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(/\/workplace-[^/]*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/fireIndex');
  await expect(page.getByRole('contentinfo')).toBeHidden();
  const age = page.getByRole('textbox').first();
  const before = await page.getByRole('main').boundingBox();
  await age.fill('25');
  letThrough();
  await expect(page.getByText('Selling as Connie Demo, TR0001')).toBeVisible();
  await expect(here(page)).toHaveText('BuyFire insurance');
  await expect(age).toHaveValue('25');
  expect((await page.getByRole('main').boundingBox())?.x).toBe(before?.x);
  expect((await page.getByRole('main').boundingBox())?.y).toBe(before?.y);
  expect(await shifts()).toEqual([]);
  await expectNoBarrier(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(sideOf(page)).toBeHidden();
  expect((await page.getByRole('main').boundingBox())?.x).toBe(0);
});

test('Ctrl K finds a plan and a page by keys alone, in both languages, and goes there', async ({ page }) => {
  await signIn(page, 'consultant');
  await openReady(page, '/home-page');
  await page.keyboard.press('Control+k');
  const find = page.getByRole('combobox', { name: 'Find anything' });
  await expect(find).toBeFocused();
  await find.pressSequentially('Silverferry Travel Premier');
  const plan = page.getByRole('option', { name: /^Silverferry Travel Premier/ });
  await expect(plan).toHaveAttribute('aria-selected', 'true');
  await expectNoBarrier(page, 'dialog');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/planCoverage\/TRAVEL\//);
  await expect(here(page)).toHaveText('BuyPlan');
  await page.keyboard.press('Control+k');
  await find.pressSequentially('產品資料庫');
  await expect(page.getByRole('listbox').getByRole('option')).toHaveText(['Product librarySupport']);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/productLibrary/);
  await page.getByRole('button', { name: 'Find anything' }).click();
  await expect(find).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(find).toBeHidden();
});

test('bell, account and drawer are worked by keys alone, and fit letters twice as large on a small phone', async ({
  page,
}) => {
  await signIn(page, 'admin');
  await openReady(page, '/users');
  const header = page.getByRole('banner');
  const account = header.getByRole('button', { name: 'Signed in as Adam Demo' });
  await account.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(header.getByRole('link', { name: 'My devices' })).toBeFocused();
  await expectNoBarrier(page);
  await page.keyboard.press('Escape');
  await expect(account).toBeFocused();
  const bell = header.getByRole('button', { name: /waits? for you$/ });
  await bell.focus();
  await page.keyboard.press('Enter');
  await expect(header.getByText('Waiting for you', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(header.getByText('Waiting for you', { exact: true })).toBeHidden();

  await account.click();
  await header.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByRole('dialog', { name: 'Change password' })).toBeVisible();
  await expect(field(page, 'oldPasswordDigest')).toBeVisible();
  await page.keyboard.press('Escape');

  await page.setViewportSize({ width: 320, height: 700 });
  await page.addStyleTag({ content: ':root { font-size: 200% }' });
  await untilIdle(page);
  expect(await header.evaluate((bar) => bar.scrollWidth - bar.clientWidth)).toBeLessThanOrEqual(0);
  await header.getByRole('button', { name: 'Open the menu' }).press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await expect(drawer).toBeVisible();
  expect(await drawer.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBeLessThanOrEqual(0);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(header.getByRole('button', { name: 'Open the menu' })).toBeFocused();
});
