import { expect, type Page, test } from '@playwright/test';
import { authenticatorCode, giveCredentials, logIn, logOut, signIn } from './accounts.ts';
import { openReady } from './open-ready.ts';
import { complaintsOf, field } from './purchase.ts';

/** Sets up an authenticator app on the page of security settings. */
async function setUpApp(page: Page, password: string): Promise<{ secret: string; recoveryCodes: string[] }> {
  await page.getByRole('button', { name: 'Set up an app' }).click();
  await field(page, 'totp-password').fill(password);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
  const secret = await page.locator('code').first().innerText();
  await expect(field(page, 'secondFactorCode')).toBeFocused();
  await field(page, 'secondFactorCode').fill(authenticatorCode(secret));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Please write these codes down')).toBeFocused();
  return { secret, recoveryCodes: await page.locator('li code').allInnerTexts() };
}

async function acceptTerms(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: 'Accept' }).click();
}

test('an authenticator app is set up, asked for at the login, and replaced once by a recovery code', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const complaints = complaintsOf(page);
  const [user, password] = ['demo.uw@example.com', 'Demo-uw-2026'] as const;
  await page.goto('/security-settings');
  await logIn(page, user, password);
  await expect(page).toHaveURL(/\/security-settings$/);
  await page.getByRole('button', { name: 'Set up an app' }).click();
  await field(page, 'totp-password').fill('not the password');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.locator('#totp-password-error')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Set up an app' })).toBeFocused();

  const { secret, recoveryCodes } = await setUpApp(page, password);
  expect(new Set(recoveryCodes).size).toBe(recoveryCodes.length);
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByText('Codes of your app are asked at every login.')).toBeVisible();
  await expect(page.getByText(`${recoveryCodes.length} codes are left.`)).toBeVisible();

  await logOut(page);
  await page.goto('/login');
  await giveCredentials(page, user, password);
  await acceptTerms(page);
  const dialog = page.getByRole('dialog', { name: 'Confirm it is you' });
  await field(page, 'proof').fill('000000');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.locator('#proof-error')).toBeVisible();
  await field(page, 'proof').fill(authenticatorCode(secret, 1));
  await field(page, 'proof').press('Enter');
  await expect(page).toHaveURL(/\/home-page$/);

  const [recovery = ''] = recoveryCodes;
  for (const isFirstTime of [true, false]) {
    await logOut(page);
    await page.goto('/login?next=%2Fsecurity-settings');
    await giveCredentials(page, user, password);
    await acceptTerms(page);
    await dialog.getByRole('button', { name: 'Use a recovery code' }).click();
    await field(page, 'proof').fill(recovery);
    await field(page, 'proof').press('Enter');
    if (!isFirstTime) await expect(page.locator('#proof-error')).toBeVisible();
    else await expect(page.getByText(`${recoveryCodes.length - 1} codes are left.`)).toBeVisible();
    if (!isFirstTime) await field(page, 'proof').fill(recoveryCodes[1] ?? '');
    if (!isFirstTime) await field(page, 'proof').press('Enter');
    await expect(page).toHaveURL(/\/security-settings$/);
  }

  await page.getByRole('button', { name: 'Remove the app' }).click();
  await field(page, 'totp-password').fill(password);
  await page.getByRole('button', { name: 'Remove the app' }).click();
  await expect(page.getByRole('button', { name: 'Set up an app' })).toBeVisible();
  await logOut(page);
  await page.goto('/login');
  await logIn(page, user, password);
  await expect(page).toHaveURL(/\/home-page$/);
  expect(complaints.filter((complaint) => !/40[0-9]|42[0-9]/.test(complaint))).toEqual([]);
});

test('a passkey is made, signs in by itself, and is taken away', async ({ page, context }) => {
  test.setTimeout(150_000);
  const browser = await context.newCDPSession(page);
  await browser.send('WebAuthn.enable');
  const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const keysOfDevice = async () =>
    (await browser.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length;
  const [user, password] = ['demo.auditor@example.com', 'Demo-auditor-2026'] as const;
  await signIn(page, 'auditor');
  await openReady(page, '/security-settings');

  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await field(page, 'passkey-password').fill(password);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.locator('#passkeyName-error')).toBeVisible();
  expect(await keysOfDevice()).toBe(0);
  await field(page, 'passkeyName').fill('My laptop');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const key = page.getByRole('listitem').filter({ hasText: 'My laptop' });
  await expect(key).toContainText('not used yet');
  expect(await keysOfDevice()).toBe(1);

  await logOut(page);
  await page.goto('/login?next=%2Fsecurity-settings');
  await page.getByRole('button', { name: /passkey/i }).click();
  await acceptTerms(page);
  await expect(page).toHaveURL(/\/security-settings$/);
  await expect(key).toContainText(/last used/);

  await logOut(page);
  await page.goto('/login?next=%2Fsecurity-settings');
  await giveCredentials(page, user, password);
  await acceptTerms(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page).toHaveURL(/\/security-settings$/);
  await key.getByRole('button', { name: 'Remove the passkey: My laptop' }).click();
  await key.getByLabel('Password', { exact: false }).first().fill(password);
  await key.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(key).toHaveCount(0);

  await logOut(page);
  await page.goto('/login');
  await page.getByRole('button', { name: /passkey/i }).click();
  await expect(page.locator('form').getByRole('alert')).toBeVisible();
});

test('a role that needs a second factor gets no further without one', async ({ page, browser }) => {
  test.setTimeout(150_000);
  const admin = await browser.newPage();
  const setting = admin
    .getByRole('group', { name: 'Roles that need a second factor' })
    .getByRole('checkbox', { name: 'Approver' });
  const save = async () => {
    await admin.getByRole('button', { name: 'Save' }).click();
    await expect(admin.getByText('saved', { exact: false }).first()).toBeVisible();
  };
  await signIn(admin, 'admin');
  await openReady(admin, '/settings');
  await setting.check();
  await save();

  const [user, password] = ['demo.approver@example.com', 'Demo-approver-2026'] as const;
  await page.goto('/login');
  await logIn(page, user, password);
  await expect(page).toHaveURL(/\/security-settings$/);
  await expect(page.getByText('Your role needs a second factor.')).toBeVisible();
  await page.goto('/home-page');
  await expect(page).toHaveURL(/\/security-settings$/);
  await setUpApp(page, password);
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await page.getByRole('link', { name: 'Go to your home page' }).click();
  await expect(page).toHaveURL(/\/home-page$/);

  await page.goto('/security-settings');
  await page.getByRole('button', { name: 'Remove the app' }).click();
  await field(page, 'totp-password').fill(password);
  await page.getByRole('button', { name: 'Remove the app' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await setting.uncheck();
  await save();
  await page.getByRole('button', { name: 'Remove the app' }).click();
  await expect(page.getByRole('button', { name: 'Set up an app' })).toBeVisible();
});
