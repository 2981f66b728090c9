import { expect, test } from '@playwright/test';
import { agree, complaintsOf, fillApplicant, listAddress, payWithCard } from './purchase.ts';

test('two tabs of a browser meet in one application: the second is told before paying, and what is bought is bought once', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  const complaints = complaintsOf(page);
  const email = `demo${Date.now()}@example.com`;

  /** From the list to the application, as a client who found the plan. */
  const begin = async (tab: typeof page) => {
    await tab.goto(listAddress({ returnDate: '', planType: 'A' }));
    await tab
      .getByRole('button', { name: /^Apply Now\(A\)/ })
      .first()
      .click();
    await tab.getByRole('dialog').getByRole('textbox').fill(email);
    await tab.getByRole('dialog').getByRole('button', { name: 'Accept' }).click();
    await expect(tab).toHaveURL(/\/apply\/[\w-]{40,}/);
    return /\/apply\/([\w-]+)/.exec(tab.url())?.[1] ?? '';
  };

  const application = await begin(page);
  await page.getByRole('button', { name: 'Continue to your details' }).click();
  await fillApplicant(page, email);
  await page.getByRole('button', { name: 'Continue to the review' }).click();
  await expect(page.getByRole('button', { name: /^Pay HK\$/ })).toBeVisible();

  const second = await context.newPage();
  expect(await begin(second)).toBe(application);
  await expect(second.getByText('You go on with an application that was begun before')).toBeVisible();

  await agree(page);
  await page.getByRole('button', { name: /^Pay HK\$/ }).click();
  await expect(page).toHaveURL(/\/sandbox-gateway\//);

  await second.goto(`/pay/${application}`);
  await expect(second.getByText('A payment for this application is open elsewhere')).toBeVisible();

  await payWithCard(page, '4242 4242 4242 4242');
  await expect(page.getByText(/-TRV-\d{2}-\d{7}/).first()).toBeVisible({ timeout: 30_000 });
  expect(await begin(second)).toBe(application);
  await expect(second.getByText('This application is already paid')).toBeVisible();
  await second.getByRole('link', { name: 'Buy this plan once more' }).click();
  await expect(second).toHaveURL(/\/apply\/[\w-]{40,}/);
  await expect(second).not.toHaveURL(new RegExp(application));
  expect(complaints).toEqual([]);
});

test('the link of a plan that is not sold online here leads to its Request Quote', async ({ page }) => {
  const client = `demo${Date.now()}r@example.com`;
  await page.goto('/quoteCards?prod=PET&petNumber=1&petType=D&petAgt=03&petThird=true&sort=ASC');
  const card = page.getByRole('listitem').filter({ hasText: 'Camphor Grove' }).first();
  await card.getByRole('button', { name: /Apply Now \(B\)/ }).click();
  await page.getByRole('dialog').getByRole('textbox').fill(client);
  await page.getByRole('dialog').getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByText('please inform Client to check email')).toBeVisible();

  await page.goto('/outbox');
  const mail = page.getByRole('listitem').or(page.getByRole('article')).filter({ hasText: client }).first();
  await expect(mail).toBeVisible();
  const address = /https?:\/\/\S+\/purchase\/[\w-]+/.exec((await mail.textContent()) ?? '')?.[0] ?? '';
  await page.goto(address);
  await page.getByRole('link', { name: 'Request Quote' }).click();
  await expect(page).toHaveURL(/\/commercial-insurance\/form\?templateId=OTHERS_P&prod=PET&isr=\w+/);
  await expect(page.locator('#answers-OP03')).toBeVisible();

  // The address that a mail of an earlier release led to ends there too.
  await page.goto(`/apply?token=${address.split('/').at(-1)}`);
  await expect(page).toHaveURL(/\/purchase\/[\w-]+/);
});
