import { expect, type Page } from '@playwright/test';

/** A day from now in Hong Kong, yyyy-MM-dd. */
export function daysAhead(days: number): string {
  return new Date(Date.now() + 8 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10);
}

/** The address of a quote list: one adult, five days in Asia unless said otherwise. */
export function listAddress(change: Record<string, string> = {}): string {
  const search = {
    prod: 'TRAVEL',
    planType: 'S',
    destination: 'A',
    departDate: daysAhead(10),
    returnDate: daysAhead(14),
    travelling: 'I',
    spouse: 'N',
    adult: '1',
    children: '0',
    sort: 'ASC',
    ...change,
  };
  return `/quoteCards?${new URLSearchParams(search)}`;
}

/** A field of the application by its place in it, such as applicant.surname: the same in both languages. */
export const field = (page: Page, path: string) => page.locator(`#${path.replaceAll('.', '-')}`);

/** Types a made-up applicant who travels too. */
export async function fillApplicant(page: Page, email = 'demo01@example.com'): Promise<void> {
  await page.getByRole('radio', { name: /^(Miss|小姐)$/ }).check();
  await field(page, 'applicant.surname').fill('DEMO');
  await field(page, 'applicant.firstName').fill('ONE');
  await field(page, 'applicant.bornOn').fill('1990');
  await field(page, 'applicant.bornOn-month').fill('5');
  await field(page, 'applicant.bornOn-day').fill('17');
  await field(page, 'applicant.hkid').fill('A123456(3)');
  await field(page, 'applicant.building').fill('Sample House');
  await field(page, 'applicant.district').selectOption('WC');
  await field(page, 'applicant.phone').fill('2000 0001');
  await field(page, 'applicant.email').fill(email);
}

/** Makes the declaration and answers on direct marketing, once the page that asks for them is there. */
export async function agree(page: Page): Promise<void> {
  await page.locator('#agreeWording').check();
  await page
    .getByRole('radiogroup', { name: /direct marketing|直接促銷/ })
    .getByRole('radio')
    .last()
    .check();
}

/** On the sandbox gateway's own page: a test card, whatever the language. */
export async function payWithCard(page: Page, number: string): Promise<void> {
  await expect(page).toHaveURL(/\/sandbox-gateway\//);
  await page.locator('#number').fill(number);
  await page.locator('#expiry').fill('12/39');
  await page.locator('#code').fill('123');
  await page.locator('form.card button[type=submit]').click();
}

/** What the browser complained about: errors of scripts and of the content policy. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !/Failed to load resource/.test(message.text())) complaints.push(message.text());
  });
  return complaints;
}
