import { expect, test } from '@playwright/test';
import { agree, complaintsOf, fillApplicant, listAddress, payWithCard } from './purchase.ts';

test('a consultant e-mails a purchase link, and the client buys through it at the listed price, once [P-4-03] [P-5-01]', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  const complaints = complaintsOf(page);
  const client = `demo${Date.now()}@example.com`;

  await page.goto(listAddress());
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Silverferry Travel Premier' }) });
  const price = /HK\$[\d,]+\.\d\d/.exec(await card.innerText())?.[0] ?? '';
  await card.getByRole('button', { name: /Apply Now \(B\)/ }).click();
  const dialog = page.getByRole('dialog');
  const email = dialog.getByRole('textbox');
  const accept = dialog.getByRole('button', { name: 'Accept' });
  await expect(accept).toBeDisabled();
  await email.fill('not an address');
  await expect(accept).toBeDisabled();
  await email.blur();
  await expect(dialog.getByText('E-mail must be valid')).toBeVisible();
  await email.fill('');
  await email.blur();
  await expect(dialog.getByText('E-mail is required')).toBeVisible();
  await email.fill(client);
  const opened = page.waitForEvent('popup');
  await accept.click();
  // The tab beside the list is the very application that the link leads to.
  const beside = await opened;
  await expect(beside).toHaveURL(/\/apply\/[\w-]{40,}/);
  const application = /\/apply\/([\w-]+)/.exec(beside.url())?.[1] ?? '';
  await expect(page.getByText('please inform Client to check email')).toBeVisible();

  // The client opens the mail elsewhere.
  await page.goto('/outbox');
  const mail = page.getByRole('listitem').or(page.getByRole('article')).filter({ hasText: client }).first();
  await expect(mail).toBeVisible();
  const address = /https?:\/\/\S+\/purchase\/[\w-]+/.exec((await mail.textContent()) ?? '')?.[0] ?? '';
  expect(address).not.toBe('');

  const elsewhere = await browser.newContext();
  const clientPage = await elsewhere.newPage();
  await clientPage.goto(address);
  await expect(clientPage.getByText('Silverferry Travel Premier').first()).toBeVisible();
  await expect(clientPage.getByText(price).first()).toBeVisible();
  await clientPage
    .getByRole('button', { name: /Continue/ })
    .or(clientPage.getByRole('link', { name: /Continue/ }))
    .first()
    .click();
  await expect(clientPage).toHaveURL(new RegExp(`/apply/${application}`));
  await clientPage.getByRole('button', { name: 'Continue to your details' }).click();
  await fillApplicant(clientPage, client);
  await clientPage.getByRole('button', { name: 'Continue to the review' }).click();
  await agree(clientPage);

  // A declined card changes nothing and can be tried again.
  await clientPage.getByRole('button', { name: new RegExp(`^Pay ${price.replaceAll('$', '\\$')}`) }).click();
  await payWithCard(clientPage, '4000 0000 0000 0002');
  await expect(clientPage.getByText('The bank declined the card').first()).toBeVisible({ timeout: 20_000 });
  await clientPage.getByRole('button', { name: /Try again/ }).click();
  await payWithCard(clientPage, '4242 4242 4242 4242');
  await expect(clientPage.getByText(/SFY-TRV-\d{2}-\d{7}/).first()).toBeVisible({ timeout: 30_000 });
  await expect(clientPage.getByText(price).first()).toBeVisible();

  // Who comes to it second, in the tab beside, is told that it is paid, and pays nothing.
  await beside.goto(`/pay/${application}`);
  await expect(beside.getByText(/SFY-TRV-\d{2}-\d{7}/).first()).toBeVisible();
  await beside.close();

  // The link is used up.
  await clientPage.goto(address);
  await expect(clientPage.getByText(/already been used/).first()).toBeVisible();
  await elsewhere.close();
  expect(complaints).toEqual([]);
});
