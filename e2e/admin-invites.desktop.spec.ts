import { devices, expect, test } from '@playwright/test';
import { lastMailTo, logIn, signIn, typeCaptcha } from './accounts.ts';
import { openReady } from './open-ready.ts';
import { complaintsOf, field } from './purchase.ts';

const address = 'mei.wong@example.com';
const password = 'Lantern-Peak-2026';

test('an administrator invites a consultant, who sets a password and logs in on a phone in Chinese', async ({
  page,
  browser,
  request,
}) => {
  test.setTimeout(120_000);
  await signIn(page, 'admin');
  await openReady(page, '/users');
  await expect(page).toHaveURL(/\/users$/);
  await page.getByRole('button', { name: 'Invite a user' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite a user' });
  await dialog.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(dialog.getByText('Email cant be empty').last()).toBeVisible();
  await field(page, 'email').fill(address);
  await field(page, 'employeeId').fill('E1001');
  await field(page, 'name').fill('Wong Mei');
  await field(page, 'nameZh').fill('黃美');
  await field(page, 'licenceOnRecord').fill('IA1001');
  await field(page, 'consultantCodes').fill('TR1001');
  await dialog.getByRole('checkbox', { name: 'Consultant' }).check();
  await dialog.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(dialog).toBeHidden();
  await field(page, 'searched').fill(address);
  await expect(page.getByRole('row').filter({ hasText: 'Wong Mei' })).toContainText('Invited');
  await lastMailTo(request, address, 'Your OneGI account');

  const phone = await browser.newContext({ ...devices['Pixel 7'], viewport: { width: 390, height: 844 } });
  const own = await phone.newPage();
  const complaints = complaintsOf(own);
  await own.goto('/zh-Hant/FirstLogin');
  await own.getByRole('button', { name: '發送' }).click();
  await expect(own.locator('#employeeId-error')).toHaveText('員工編號不能為空');
  await expect(own.locator('#oneTimeCode-error')).toBeHidden();
  await field(own, 'employeeId').fill('E1001');
  await field(own, 'iaLicence').fill('IA1001');
  await field(own, 'email').fill(address);
  await own.getByRole('button', { name: '發送' }).click();
  await expect(own.getByRole('button', { name: /1[12]\d 秒後可重發|120 秒後可重發/ })).toBeDisabled();
  const mail = await lastMailTo(request, address, '你的一次性驗證碼');
  await field(own, 'oneTimeCode').fill(/\b\d{6}\b/.exec(mail)?.[0] ?? '');
  await own.getByRole('button', { name: '下一步' }).click();
  await field(own, 'firstPassword').fill(password);
  await field(own, 'firstPasswordAgain').fill(password);
  await own.getByRole('button', { name: '設定密碼' }).click();

  await expect(own).toHaveURL(/\/zh-Hant\/login$/);
  await logIn(own, address, password);
  await expect(own).toHaveURL(/\/zh-Hant\/home-page$/);
  await expect(own.getByRole('heading', { level: 1 })).toHaveText(/^(早晨|午安|晚上好)，黃美$/);
  await own.goto('/zh-Hant/users');
  await expect(own.getByRole('heading', { level: 1 })).toHaveText('你的職能不能使用此頁');

  // Suspended at the desk, out on the phone.
  await page.getByRole('button', { name: 'Actions: Wong Mei' }).click();
  await page.getByRole('menuitem', { name: 'Suspend' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Wong Mei' })).toContainText('Suspended');
  await own.goto('/zh-Hant/sessions');
  await expect(own).toHaveURL(/\/zh-Hant\/login\?next=/);
  await typeCaptcha(own);
  expect(complaints).toEqual([]);
  await phone.close();
});

test('a user sees where they are logged in and ends the other sessions', async ({ page, browser }) => {
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  // Nobody else's journey is this user's, whose sessions all end here.
  await signIn(other, 'product');
  await openReady(other, '/sessions');
  await signIn(page, 'product');
  await openReady(page, '/sessions');
  await expect(page).toHaveURL(/\/sessions$/);
  await expect(page.getByText('This device')).toBeVisible();
  await page.getByRole('button', { name: 'End all others' }).click();
  await expect(page.getByRole('button', { name: 'End all others' })).toBeHidden();
  await other.reload();
  await expect(other).toHaveURL(/\/login/);
  await elsewhere.close();
});
