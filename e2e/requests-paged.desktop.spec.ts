import { requestQuote } from '@onegi/contract/calls/requests/request-quote';
import { expect, test } from '@playwright/test';
import { complaintsOf } from './purchase.ts';

test('a browser with many requests pages through them, and Back leads back [P-4-10]', async ({ page }) => {
  const complaints = complaintsOf(page);
  for (let made = 0; made < 12; made++) {
    const answer = await page.request.post('/api/buy/request-quote', {
      headers: { 'idempotency-key': crypto.randomUUID() },
      data: {
        templateId: 'OTHERS_P',
        prod: 'TRAVEL',
        answers: { OP03: 'DEMO ONE', OP04: '20000001', OP05: `${crypto.randomUUID()}@example.com`, OP09: 'Y' },
        [requestQuote.body.wireName('consent')]: true,
        language: 'en',
      },
    });
    expect(answer.ok()).toBe(true);
  }

  await page.goto('/requests');
  const requests = page.getByRole('article');
  await expect(requests).toHaveCount(10);
  const pager = page.getByRole('navigation', { name: 'Pages of requests' });
  await expect(pager).toContainText('1–10 of 12');
  await pager.getByRole('link', { name: 'Page 2' }).click();
  await expect(requests).toHaveCount(2);
  await expect(page).toHaveURL(/\/requests\?page=2$/);

  await pager.getByRole('combobox', { name: 'Rows per page' }).selectOption('20');
  await expect(requests).toHaveCount(12);
  await page.goBack();
  await expect(requests).toHaveCount(2);

  await pager.getByRole('textbox', { name: 'Go to page' }).fill('3');
  await pager.getByRole('button', { name: 'Go' }).click();
  await expect(pager.getByRole('link', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page');
  await expect(requests).toHaveCount(10);
  expect(complaints).toEqual([]);
});
