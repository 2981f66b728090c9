import { expect, type Locator, type Page, test } from '@playwright/test';
import { openReady } from './open-ready.ts';
import { agree, complaintsOf, field, fillApplicant, listAddress, payWithCard } from './purchase.ts';

/** A client who counts: every press, and every field that has to be gone to and answered. */
function countingClient() {
  const count = { presses: 0, fields: 0 };
  return {
    count,
    async press(target: Locator) {
      count.presses += 1;
      await target.click();
    },
    /** Typed key by key, as a client does. */
    async type(target: Locator, text: string) {
      count.fields += 1;
      await target.click();
      await target.page().keyboard.type(text);
    },
    async choose(target: Locator, value: string) {
      count.fields += 1;
      await target.selectOption(value);
    },
    async pick(target: Locator) {
      count.fields += 1;
      await target.check();
    },
  };
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const pay = (page: Page) => button(page, /^Pay HK\$/);

/** From a list of travel plans to the review of the application, all filled in. */
async function reviewed(page: Page): Promise<void> {
  const email = `demo${Date.now()}@example.com`;
  await openReady(page, listAddress());
  await button(page, /^Apply Now\(A\)/)
    .first()
    .click();
  await page.getByRole('dialog').getByRole('textbox').fill(email);
  await page.getByRole('dialog').getByRole('button', { name: 'Accept' }).click();
  await button(page, 'Continue to your details').click();
  await fillApplicant(page, email);
  await button(page, 'Continue to the review').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Please check everything');
}

test('one traveller comes from the home page to a paid policy in 10 presses and 12 fields', async ({ page }) => {
  test.setTimeout(120_000);
  const client = countingClient();
  await openReady(page, '/');
  // The form begins with an adult and a child, as the specification has it.
  await client.press(button(page, 'One fewer: Children'));
  await client.press(button(page, 'Get a Free Quote').first());
  await expect(page).toHaveURL(/\/quoteCards\?.*adult=1&children=0/);
  expect(client.count).toEqual({ presses: 2, fields: 0 });

  await client.press(button(page, /^Apply Now\(A\)/).first());
  const dialog = page.getByRole('dialog');
  await client.type(dialog.getByRole('textbox'), `demo${Date.now()}@example.com`);
  await client.press(dialog.getByRole('button', { name: 'Accept' }));
  await client.press(button(page, 'Continue to your details'));
  await client.pick(page.getByRole('radio', { name: 'Miss' }));
  await client.type(field(page, 'applicant.surname'), 'DEMO');
  await client.type(field(page, 'applicant.firstName'), 'ONE');
  // Year, month and day in one go.
  await client.type(field(page, 'applicant.bornOn'), '19900517');
  await expect(field(page, 'applicant.bornOn')).toHaveValue('1990');
  await expect(field(page, 'applicant.bornOn-month')).toHaveValue('05');
  await expect(field(page, 'applicant.bornOn-day')).toHaveValue('17');
  await client.type(field(page, 'applicant.hkid'), 'A123456(3)');
  await client.type(field(page, 'applicant.building'), 'Sample House');
  await client.choose(field(page, 'applicant.district'), 'WC');
  await client.type(field(page, 'applicant.phone'), '20000001');
  await client.press(button(page, 'Continue to the review'));
  await client.press(page.locator('#agreeWording'));
  await client.press(page.getByRole('radio', { name: 'No', exact: true }));
  await client.press(pay(page));
  await expect(page).toHaveURL(/\/sandbox-gateway\//);
  await client.type(page.locator('#number'), '4242424242424242');
  await client.type(page.locator('#expiry'), '1239');
  await client.type(page.locator('#code'), '123');
  await client.press(page.locator('form.card button[type=submit]'));
  await expect(page.getByText(/-TRV-\d{2}-\d{7}/).first()).toBeVisible({ timeout: 30_000 });
  expect(client.count).toEqual({ presses: 10, fields: 12 });
});

test('Back from the gateway, another try and a reload lose nothing, and the ticket has what is needed on the way', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000);
  const complaints = complaintsOf(page);
  await reviewed(page);
  await expect(page.getByRole('list', { name: 'Cards accepted' }).getByRole('listitem')).toHaveText([
    'Visa',
    'Mastercard',
    'UnionPay',
  ]);
  await expect(page.getByText('Test payment')).toBeVisible();

  // The declaration is needed: nothing is paid without it.
  await pay(page).click();
  await expect(page.getByText('Please tick this box to go on').first()).toBeVisible();
  await agree(page);
  await pay(page).click();
  await expect(page).toHaveURL(/\/sandbox-gateway\//);
  const gateway = page.url();

  // The browser's Back leads to the review, with what was agreed; the same payment is gone on with.
  await page.goBack();
  await expect(page.locator('#agreeWording')).toBeChecked();
  await page.reload();
  await expect(page.locator('#agreeWording')).toBeChecked();
  await button(page, /^Continue: pay HK\$/).click();
  await expect(page).toHaveURL(gateway);
  // The gateway's own way back leads to step 4, from where it is paid.
  await page.getByRole('link', { name: 'Cancel and return to the shop' }).click();
  await expect(page).toHaveURL(/\/pay\//);
  await expect(page.getByText('You left the payment page')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Cards accepted' })).toBeVisible();
  await button(page, /^Continue: pay HK\$/).click();
  await expect(page).toHaveURL(gateway);
  await payWithCard(page, '5555 5555 5555 4444');

  const ticket = page.getByRole('region', { name: /^Policy [A-Z]{3}-TRV-/ });
  await expect(ticket).toBeVisible({ timeout: 30_000 });
  await page.reload();
  await expect(ticket).toContainText('DEMO ONE');
  await expect(ticket).toContainText('First day of cover');
  await expect(ticket.getByRole('link')).toHaveAttribute('href', /^tel:\+852200001\d\d$/);
  const calendar = page.getByRole('link', { name: /^Add to calendar/ });
  const address = (await calendar.getAttribute('href')) ?? '';
  const file = await request.get(address);
  expect(file.headers()['content-type']).toContain('text/calendar');
  expect(await file.text()).toMatch(/^BEGIN:VCALENDAR\r\n/);
  const [download] = await Promise.all([page.waitForEvent('download'), calendar.click()]);
  expect(download.suggestedFilename()).toMatch(/^[A-Z]{3}-TRV-\d{2}-\d{7}\.ics$/);
  expect((await request.get(address.replace(/confirmation\/.{6}/, 'confirmation/AAAAAA'))).status()).toBe(404);
  expect(complaints).toEqual([]);
});
