import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { signIn } from './accounts.ts';
import { expectNoBarrier } from './barriers.ts';
import { openReady } from './open-ready.ts';
import { complaintsOf, field } from './purchase.ts';

test('a list is worked by the keyboard alone', async ({ page }) => {
  const complaints = complaintsOf(page);
  await signIn(page, 'compliance');
  await openReady(page, '/audit');
  const rows = page.getByRole('table', { name: 'Actions, the latest first' }).locator('[data-list-row]');
  await expect(rows.first()).toBeVisible();
  await page.keyboard.press('j');
  await expect(rows.first()).toBeFocused();
  await page.keyboard.press('Enter');
  const details = rows.first().getByRole('button', { name: /^Details of row/ });
  await expect(details).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('/');
  await expect(field(page, 'actorSearched')).toBeFocused();
  await page.keyboard.type('jk/');
  await expect(field(page, 'actorSearched')).toHaveValue('jk/');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Nothing fits these filters')).toBeVisible();
  expect(complaints).toEqual([]);
});

test('what is pressed as soon as a filter stands in the address starts from it, and keeps it', async ({ page }) => {
  await signIn(page, 'admin');
  await openReady(page, '/users');
  const sort = page.getByRole('link', { name: 'Sort by Last login' });
  await expect(sort).toBeVisible();
  // Pressed in the moment after the address is written, before the browser does anything else.
  await sort.evaluate((link: HTMLAnchorElement) => {
    const write = history.pushState;
    history.pushState = (...args) => {
      history.pushState = write;
      write.apply(history, args);
      queueMicrotask(() => link.click());
    };
  });
  await page.getByLabel('Role', { exact: true }).selectOption({ label: 'Consultant' });
  await expect(page).toHaveURL(/sort=lastSignInAt/);
  await expect(page).toHaveURL(/role=consultant/);
});

test('a view is kept with the user, and a list leaves as a workbook', async ({ page, browser }) => {
  const complaints = complaintsOf(page);
  await signIn(page, 'admin');
  await openReady(page, '/users');
  await page.getByLabel('Role', { exact: true }).selectOption({ label: 'Consultant' });
  await expect(page).toHaveURL(/role=consultant/);
  await page.getByRole('link', { name: 'Sort by Last login' }).click();
  await expect(page).toHaveURL(/sort=lastSignInAt&order=desc/);
  await page.getByRole('button', { name: 'Save this view' }).click();
  const name = `Consultants ${Date.now()}`;
  await page.getByLabel('Name of the view').fill(name);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('button', { name: `Actions: view “${name}”` })).toBeVisible();
  await expectNoBarrier(page);

  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await signIn(other, 'admin');
  await openReady(other, '/users');
  await other.getByLabel('Saved views').selectOption({ label: name });
  await expect(other).toHaveURL(/role=consultant/);
  const download = other.waitForEvent('download');
  await other.getByRole('button', { name: 'Export to Excel' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('listUsers.xlsx');
  expect((await readFile(await file.path())).subarray(0, 2).toString()).toBe('PK');
  const actions = other.getByRole('button', { name: `Actions: view “${name}”` });
  await actions.click();
  await other.getByRole('menuitem', { name: 'Open the list with this view' }).click();
  await expect(other.getByLabel('Saved views')).toContainText('(default)');
  await openReady(other, '/users');
  await expect(other).toHaveURL(/role=consultant/);
  await actions.click();
  await other.getByRole('menuitem', { name: 'Delete this view' }).click();
  await expect(other.getByRole('button', { name: 'Save this view' })).toBeVisible();
  expect(complaints).toEqual([]);
  await elsewhere.close();
});
