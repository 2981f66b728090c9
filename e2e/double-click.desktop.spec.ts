import { expect, test } from '@playwright/test';
import { agree, fillApplicant, listAddress, payWithCard } from './purchase.ts';

test('double clicks at every step start one application, one payment and one policy', async ({ page, request }) => {
  test.setTimeout(90_000);
  const client = `demo${Date.now()}@example.com`;
  await page.goto(listAddress());
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Moonquay Travel Standard' }) });
  await card.getByRole('button', { name: /Apply Now\(A\)/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill(client);
  await dialog.getByRole('button', { name: 'Accept' }).dblclick();
  await expect(page).toHaveURL(/\/apply\/[\w-]+/);
  await page.getByRole('button', { name: 'Continue to your details' }).dblclick();
  await fillApplicant(page, client);
  await page.getByRole('button', { name: 'Continue to the review' }).dblclick();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Please check everything');
  await agree(page);
  await page.getByRole('button', { name: /^Pay HK\$/ }).dblclick();
  await payWithCard(page, '4242 4242 4242 4242');
  const policy = page.getByText(/MQD-TRV-\d{2}-\d{7}/).first();
  await expect(policy).toBeVisible({ timeout: 30_000 });
  const number = await policy.innerText();

  // Back to the payment page and again: still the one policy.
  await page.reload();
  await expect(page.getByText(number).first()).toBeVisible();
  const outbox = await request.get('/api/demo/outbox');
  const mails = ((await outbox.json()).data as { to: string; subject: string }[]).filter((mail) => mail.to === client);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.subject).toContain(number);
});
