import { expect, type Page, test } from '@playwright/test';
import { digitsOf } from './accounts.ts';
import { complaintsOf, field, listAddress } from './purchase.ts';

const pageScripts = /\/assets\/[^/]+\.js$/;

/** Holds a page's script back until it is let run. */
async function heldBack(page: Page, address: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(pageScripts, async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Until they are there nothing is painted, but everything can be measured, at places where nobody sees it.
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]:not([disabled])')].every(
      ({ sheet }) => sheet,
    ),
  );
  return resolve;
}

const isHydrated = (page: Page) => expect(page.getByRole('img', { name: 'Picture of four digits' })).toBeVisible();

test('who types and presses before the login’s script runs is signed in with what was typed', async ({ page }) => {
  const complaints = complaintsOf(page);
  const letScriptRun = await heldBack(page, '/login');
  await field(page, 'userName').fill('demo.officer@example.com');
  await field(page, 'passwordDigest').pressSequentially('Demo-officer-2026');
  await page.getByRole('button', { name: 'I cannot read the picture' }).click();
  letScriptRun();
  const question = page.locator('#captcha-help');
  await expect(question).toHaveText(/:.+/);
  await expect(field(page, 'userName')).toHaveValue('demo.officer@example.com');
  await expect(field(page, 'passwordDigest')).toHaveValue('Demo-officer-2026');
  await field(page, 'captcha').fill(digitsOf(await question.innerText()));
  await field(page, 'captcha').press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Accept' }).click();
  await expect(page).toHaveURL(/\/home-page$/);
  expect(complaints).toEqual([]);
});

test('a form that is sent before its script runs is neither emptied nor forgotten', async ({ page }) => {
  const letScriptRun = await heldBack(page, '/login');
  await field(page, 'userName').fill('demo.officer@example.com');
  await field(page, 'userName').press('Enter');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL(/\/login$/);
  letScriptRun();
  await expect(page.locator('#passwordDigest-error')).toBeVisible();
  await expect(page.locator('#userName-error')).toHaveCount(0);
  await expect(field(page, 'userName')).toHaveValue('demo.officer@example.com');
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
});

test('a link of the login works before the script, and stays where it is when the script comes', async ({ page }) => {
  const letScriptRun = await heldBack(page, '/login');
  const link = page.getByRole('link', { name: 'Forgot password' });
  const before = await link.boundingBox();
  letScriptRun();
  await isHydrated(page);
  expect(await link.boundingBox()).toEqual(before);

  await page.unroute(pageScripts);
  const letItRunAgain = await heldBack(page, '/login');
  await link.click();
  letItRunAgain();
  await expect(page).toHaveURL(/\/forgetpassword$/);
});

test('a dialog, the password’s eye and the menu open when they were pressed too early', async ({ page }, {
  project,
}) => {
  const letScriptRun = await heldBack(page, '/login');
  await field(page, 'passwordDigest').fill('Demo-officer-2026');
  await page.getByRole('button', { name: 'Show the password' }).click();
  await page.getByRole('button', { name: 'Privacy' }).click();
  letScriptRun();
  await expect(page.getByRole('dialog', { name: /Privacy/ })).toBeVisible();
  await expect(field(page, 'passwordDigest')).toHaveAttribute('type', 'text');
  await expect(field(page, 'passwordDigest')).toHaveValue('Demo-officer-2026');

  await page.unroute(pageScripts);
  const letLandingRun = await heldBack(page, '/travelIndex');
  if (project.name === 'phone') {
    await page.getByRole('button', { name: 'Open the menu' }).click();
    letLandingRun();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  } else {
    const buy = page.getByRole('button', { name: 'Buy' });
    await buy.click();
    letLandingRun();
    await expect(buy).toHaveAttribute('aria-expanded', 'true');
  }
});

test('every field of the first login and the forgotten password is kept', async ({ page }) => {
  const letScriptRun = await heldBack(page, '/FirstLogin');
  const given = { employeeId: 'E12345', iaLicence: 'IA9999', email: 'someone@example.com', oneTimeCode: '123456' };
  for (const [name, value] of Object.entries(given)) await field(page, name).fill(value);
  letScriptRun();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.locator('[id$="-error"]')).toHaveText('The code has expired. Please ask for a new one');
  for (const [name, value] of Object.entries(given)) await expect(field(page, name)).toHaveValue(value);

  await page.unroute(pageScripts);
  const letForgotRun = await heldBack(page, '/forgetpassword');
  await field(page, 'loginName').fill('demo.officer');
  await page.getByRole('button', { name: 'Next' }).click();
  letForgotRun();
  await expect(page.getByText(/d\S*\*\S*@/)).toBeVisible();
});

test('step 1 keeps what was typed and pressed, beside what its address says', async ({ page }) => {
  const letScriptRun = await heldBack(page, '/medical-searchPlan?prod=MEDICAL&planType=H&peopleType=03');
  await field(page, 'age').fill('42');
  await field(page, 'promotionCode').fill('NOTACODE');
  letScriptRun();
  await expect(page.getByRole('radio', { name: 'Family' })).toBeChecked();
  await expect(field(page, 'age')).toHaveValue('42');
  await expect(field(page, 'promotionCode')).toHaveValue('NOTACODE');
  await expect(page).toHaveURL(/peopleType=03.*age=42/);
});

test.describe('the first cards of a quote list', () => {
  const firstPlan = (page: Page) => page.locator('main li:has(h2)').first();

  test('Apply opens its dialog for that plan', async ({ page }) => {
    const complaints = complaintsOf(page);
    const letScriptRun = await heldBack(page, listAddress());
    const button = page.getByRole('button', { name: /^Apply/ }).nth(1);
    const name = await button.getAttribute('aria-label');
    await button.click();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    letScriptRun();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    const plan = name?.split(/: | – /).at(-1) ?? '';
    await expect(dialog).toContainText(plan);
    expect(complaints).toEqual([]);
  });

  test('boxes that were ticked stay ticked, over a reload too', async ({ page }) => {
    const letScriptRun = await heldBack(page, listAddress());
    const boxes = page.getByRole('checkbox', { name: /^Compare/ });
    await expect(boxes.nth(3)).toBeVisible();
    const [first, second] = await boxes.evaluateAll((found) => found.map((box) => box.ariaLabel ?? ''));
    await boxes.nth(0).click();
    await boxes.nth(1).click();
    await boxes.nth(2).click();
    await boxes.nth(2).click();
    await page.reload({ waitUntil: 'commit' });
    await expect(page.getByRole('checkbox', { name: first, exact: true })).toBeChecked();
    await boxes.nth(3).click();
    await page.getByRole('checkbox', { name: second, exact: true }).click();
    letScriptRun();
    await expect(page.getByRole('region', { name: /compar/i })).toBeVisible();
    await expect(page.getByRole('checkbox', { name: first, exact: true })).toBeChecked();
    await expect(page.getByRole('checkbox', { name: second, exact: true })).not.toBeChecked();
    await expect(boxes.nth(3)).toBeChecked();
    await expect(page.getByRole('checkbox', { checked: true, name: /^Compare/ })).toHaveCount(2);
    await expect(page).toHaveURL(/chosen=[\w-]+,[\w-]+$/);
  });

  test('Details opens, and Back finds the list as it was left', async ({ page }) => {
    const letScriptRun = await heldBack(page, listAddress());
    const plan = await firstPlan(page).getByRole('heading').innerText();
    await firstPlan(page).getByRole('checkbox').click();
    await firstPlan(page)
      .getByRole('link', { name: /details/i })
      .click();
    letScriptRun();
    await expect(page).toHaveURL(/\/planCoverage\//);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(plan);
    await page.goBack();
    await expect(page.locator('main li:has(h2)').nth(6)).toBeVisible();
    await expect(page.getByRole('checkbox', { checked: true, name: /^Compare/ })).toHaveCount(1);
  });
});
