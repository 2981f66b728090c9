import { expect, test } from '@playwright/test';
import { giveCredentials, lastMailTo, logIn, logOut, typeCaptcha } from './accounts.ts';
import { complaintsOf, field } from './purchase.ts';

test('a wrong captcha is told of and replaced; the terms are asked before anybody is signed in [C-2.1-01] [C-2.1-02]', async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  await page.goto('/login');
  await field(page, 'userName').fill('demo.officer@example.com');
  await field(page, 'passwordDigest').fill('Demo-officer-2026');
  await typeCaptcha(page);
  const right = await field(page, 'captcha').inputValue();
  await field(page, 'captcha').fill(String((Number(right) + 1) % 10_000).padStart(4, '0'));
  const question = page.locator('#captcha-help');
  const before = await question.innerText();
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  const alert = page.locator('form').getByRole('alert');
  await expect(alert).toBeVisible();
  await expect(question).not.toHaveText(before);
  await expect(field(page, 'captcha')).toHaveValue('');
  await expect(alert).toBeHidden({ timeout: 7_000 });

  await typeCaptcha(page);
  await field(page, 'captcha').press('Enter');
  const terms = page.getByRole('dialog', { name: 'Terms and Conditions' });
  await terms.getByRole('button', { name: 'Decline' }).click();
  await expect(terms).toBeHidden();
  await page.goto('/home-page');
  await expect(page).toHaveURL(/\/login\?next=%2Fhome-page$/);

  await logIn(page, 'demo.officer@example.com', 'Demo-officer-2026');
  await expect(page).toHaveURL(/\/home-page$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Good (morning|afternoon|evening), Olive Demo$/);
  await page.goto('/travelIndex');
  await expect(page.getByRole('button', { name: 'Signed in as Olive Demo' })).toBeVisible();
  await logOut(page);
  await expect(page).toHaveURL(/\/$/);
  await page.goto('/home-page');
  await expect(page).toHaveURL(/\/login/);
  expect(complaints).toEqual([]);
});

test('a forgotten password is replaced by a temporary one, which must be changed before anything else [C-2.1-03]', async ({
  page,
  request,
}) => {
  const address = 'demo.bk2@example.com';
  await page.goto('/login');
  await expect(page.getByRole('img', { name: 'Picture of four digits' })).toBeVisible();
  await page.getByRole('link', { name: 'Forgot password' }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.locator('#loginName-error')).toHaveText('Login ID cannot be empty');
  await field(page, 'loginName').fill('demo.bk2');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText(/d\S*\*\S*@/)).toBeVisible();
  await field(page, 'email').fill(address);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText(/a temporary password is on its way/)).toBeVisible();
  await page.getByRole('link', { name: 'Return to login' }).click();

  const mail = await lastMailTo(request, address, 'Your temporary password');
  const temporary = /Temporary password:?\s+(\S+)/.exec(mail)?.[1] ?? '';
  expect(temporary).not.toBe('');
  await logIn(page, address, temporary);
  await expect(page).toHaveURL(/\/go_system_update_password$/);
  await page.goto('/home-page');
  await expect(page).toHaveURL(/\/go_system_update_password$/);

  await field(page, 'oldPasswordDigest').fill(temporary);
  await field(page, 'newPassword').fill('short');
  await field(page, 'newPasswordAgain').fill('other');
  await page.getByRole('button', { name: 'Change password' }).last().click();
  await expect(page.locator('#newPassword-error')).toHaveText(
    'Must be a minimum of 8 characters and contains at least two letters with one uppercase letter',
  );
  await expect(page.locator('#newPasswordAgain-error')).toHaveText(
    'The confirmation password is inconsistent with the new password',
  );
  await field(page, 'newPassword').fill('Harbour-2027-Lantern');
  await field(page, 'newPasswordAgain').fill('Harbour-2027-Lantern');
  await page.getByRole('button', { name: 'Change password' }).last().click();
  const changed = page.getByRole('dialog', { name: 'Password changed' });
  await changed.getByRole('button', { name: 'Confirm' }).click();
  await expect(page).toHaveURL(/\/login$/);

  await giveCredentials(page, address, 'Demo-bk2-2026');
  await expect(page.locator('form').getByRole('alert')).toBeVisible();
  await logIn(page, address, 'Harbour-2027-Lantern');
  await expect(page).toHaveURL(/\/home-page$/);
});
