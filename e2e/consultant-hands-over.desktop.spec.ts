import { expect, test } from '@playwright/test';
import { signIn } from './accounts.ts';
import { openReady } from './open-ready.ts';
import { agree, complaintsOf, field, fillApplicant, payWithCard } from './purchase.ts';

test('a consultant prepares a home application with a sum for its building, the client confirms and pays, and Ctrl K finds the policy [P-2.6-02] [P-5-22]', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  const complaints = complaintsOf(page);
  const client = `demo${Date.now()}@example.com`;

  await signIn(page, 'consultant');
  await openReady(page, '/sessions');
  await page.goto('/quoteCards?prod=HOME&area=02&typeBuild=A&ageBuild=W&sort=ASC');
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Moonquay Home Standard' }) });
  await card.getByRole('button', { name: /Apply Now\(A\)/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill(client);
  await dialog.getByRole('button', { name: 'Accept' }).click();
  await expect(page).toHaveURL(/\/apply\/[\w-]+/);

  // A cover that is bought for a sum asks for it, and is priced once the sum is within its bounds.
  const building = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: /Building structure/ }) });
  await building.getByRole('radio', { name: 'Yes' }).check();
  await page.getByRole('button', { name: 'Continue to the client’s details' }).click();
  await expect(building.getByText('Enter the sum insured')).toBeVisible();
  await building.getByLabel('Sum insured').fill('1000000');
  await expect(building.getByText('+HK$450.00')).toBeVisible();
  const total = await page
    .getByRole('complementary', { name: 'Client’s plan' })
    .getByText(/^HK\$[\d,]+\.\d\d$/)
    .last()
    .innerText();

  // The line's own questions: a clean answer hides its row, the other one asks for it.
  await page.getByRole('button', { name: 'Continue to the client’s details' }).click();
  await fillApplicant(page, client);
  const sameAddress = page.getByRole('radiogroup', { name: /home address above/ });
  await sameAddress.getByRole('radio', { name: 'Not so' }).check();
  await expect(field(page, 'answers.propertyAddress')).toBeVisible();
  await sameAddress.getByRole('radio', { name: 'That is right' }).check();
  await expect(field(page, 'answers.propertyAddress')).toBeHidden();
  await field(page, 'answers.tenure').selectOption('O');
  const wooden = page.getByRole('radiogroup', { name: /built of wood/ });
  await wooden.getByRole('radio', { name: 'Yes' }).check();
  await expect(page.getByRole('link', { name: 'Request Quote' })).toBeVisible();
  for (const no of await page.getByRole('radio', { name: 'No', exact: true }).all()) await no.check();
  await sameAddress.getByRole('radio', { name: 'That is right' }).check();
  await expect(page.getByRole('link', { name: 'Request Quote' })).toBeHidden();
  await page.getByRole('button', { name: 'Continue to the review' }).click();
  await expect(page.getByText('Building structure (reinstatement cost) (HK$1,000,000)')).toBeVisible();

  // The declarations and the payment are the client's.
  await expect(page.getByText('Declaration and consent')).toBeHidden();
  await expect(page.getByRole('button', { name: /^Pay HK\$/ })).toBeHidden();
  await page.getByRole('button', { name: 'Send to client' }).click();
  await expect(page.getByText(`Sent to ${client}: please inform Client to check email`)).toBeVisible();

  // The client opens the mail elsewhere, finds everything, confirms and pays.
  await page.goto('/outbox');
  const mail = page.getByRole('listitem').or(page.getByRole('article')).filter({ hasText: client }).first();
  const address = /https?:\/\/\S+\/apply\/[\w-]+/.exec((await mail.textContent()) ?? '')?.[0] ?? '';
  expect(address).not.toBe('');
  const elsewhere = await browser.newContext();
  const clientPage = await elsewhere.newPage();
  await clientPage.goto(address);
  await expect(clientPage.getByRole('region', { name: 'Applicant (policyholder)' })).toContainText('DEMO');
  const pay = clientPage.getByRole('button', { name: `Pay ${total}` });
  await pay.click();
  await expect(clientPage.getByText('Please tick this box to go on').first()).toBeVisible();
  await agree(clientPage);
  await pay.click();
  await payWithCard(clientPage, '4242 4242 4242 4242');
  const policy = clientPage.getByText(/MQD-HOM-\d{2}-\d{7}/).first();
  await expect(policy).toBeVisible({ timeout: 30_000 });
  const policyNumber = /MQD-HOM-\d{2}-\d{7}/.exec(await policy.innerText())?.[0] ?? '';
  await expect(clientPage.getByText(total).first()).toBeVisible();
  await elsewhere.close();

  // In the workplace the consultant finds the policy from any page, by keys alone.
  await expect(page.getByText('Selling as Connie Demo, TR0001')).toBeHidden();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Find anything' }).pressSequentially(policyNumber);
  await expect(page.getByRole('option', { name: new RegExp(`^${policyNumber}`) })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/QuotationPolicyEnquiryEdit\?polNo=PT/);
  await expect(page.getByRole('main').getByText(policyNumber).first()).toBeVisible();
  expect(complaints).toEqual([]);
});
