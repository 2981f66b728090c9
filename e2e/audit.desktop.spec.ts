import { devices, expect, test } from '@playwright/test';
import { signIn } from './accounts.ts';
import { openReady } from './open-ready.ts';
import { complaintsOf, field } from './purchase.ts';

test('compliance finds who changed a setting, from what to what; a consultant finds nothing', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  await signIn(page, 'admin');
  await openReady(page, '/settings');
  const setting = page.getByLabel('Validity of an offer (days)');
  const [before, after] = (await setting.inputValue()) === '30' ? ['30', '45'] : ['45', '30'];
  await setting.fill(after);
  await page.getByRole('button', { name: /^Save/ }).first().click();
  await expect(page.getByText(/saved|changed/i).first()).toBeVisible();

  const desk = await browser.newContext();
  const reader = await desk.newPage();
  const complaints = complaintsOf(reader);
  await signIn(reader, 'compliance');
  await openReady(reader, '/audit');
  await expect(reader).toHaveURL(/\/audit$/);
  await field(reader, 'actorSearched').fill('demo.admin@example.com');
  // What is typed counts when its writer pauses: chosen before that, the action would be the same step of the history.
  await expect(reader).toHaveURL(/demo\.admin/);
  await reader.getByLabel('Action', { exact: true }).selectOption({ label: 'Changed a setting' });
  await expect(reader).toHaveURL(/action=setting\.changed/);
  const row = reader.getByRole('row').filter({ hasText: 'OFFER_VALID_DAYS' }).first();
  await expect(row).toContainText('Adam Demo');
  await expect(row).toContainText('Administrator');
  await row.getByRole('button', { name: /^Details of row/ }).click();
  const change = reader.getByRole('row', { name: `Value ${before} ${after}`, exact: true });
  await expect(change).toBeVisible();
  expect(complaints).toEqual([]);
  await reader.goBack();
  await expect(reader.getByLabel('Action', { exact: true })).toHaveValue('');
  await expect(field(reader, 'actorSearched')).toHaveValue('demo.admin@example.com');
  await reader.goBack();
  await expect(field(reader, 'actorSearched')).toHaveValue('');

  const phone = await browser.newContext({ ...devices['Pixel 7'], viewport: { width: 390, height: 844 } });
  const own = await phone.newPage();
  await signIn(own, 'consultant');
  await own.goto('/zh-Hant/audit');
  await expect(own.getByRole('heading', { name: '你的職能不能使用此頁' })).toBeVisible();
  expect((await own.request.post('/api/audit/list', { data: {} })).status()).toBe(403);
  await Promise.all([desk.close(), phone.close()]);
});
