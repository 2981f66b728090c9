import { expect, test } from '@playwright/test';
import { agree, complaintsOf, field, fillApplicant, payWithCard } from './purchase.ts';
import { expectWholeWords } from './whole-words.ts';

test('a visitor on a phone, in Chinese, searches, compares, applies, pays after a bank check and holds a policy [P-4-01] [P-2.6-02]', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000);
  const complaints = complaintsOf(page);

  await page.goto('/zh-Hant/travelIndex');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant-HK');
  await expect(page.getByRole('textbox', { name: '回程日期' })).toHaveValue(/\d/);
  await page
    .getByRole('button', { name: '減少小童' })
    .or(page.getByRole('button', { name: /小童.*減|減.*小童/ }))
    .first()
    .click();
  await expectWholeWords(page);
  await page.getByRole('button', { name: '索取免費報價' }).click();

  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/zh-Hant\/quoteCards\?.*children=0/);
  const cards = page.getByRole('listitem').filter({ has: page.getByRole('checkbox') });
  await expect(cards.first()).toContainText('HK$');
  const listUrl = page.url();
  await expectWholeWords(page);

  // The list lives in its address: the same after a reload.
  const firstPlan = await cards.first().getByRole('heading').innerText();
  await page.reload();
  await expect(cards.first().getByRole('heading')).toHaveText(firstPlan);

  const lantern = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: '燈峰旅遊標準計劃' }) });
  const price = /HK\$[\d,]+\.\d\d/.exec(await lantern.innerText())?.[0] ?? '';

  // Compare two plans, look only at what differs, and come back to the same list.
  await page.getByRole('checkbox', { name: /燈峰旅遊標準計劃/ }).check();
  await page.getByRole('checkbox', { name: /銀渡旅遊標準計劃/ }).check();
  await page.getByRole('link', { name: '比較', exact: true }).click();
  await expect(page).toHaveURL(/\/planCompare\?/);
  const rows = page.getByRole('row');
  await expect(rows.nth(3)).toBeVisible();
  const all = await rows.count();
  await page.getByRole('radio', { name: '只顯示差異' }).check();
  await expect.poll(() => rows.count()).toBeLessThan(all);
  await expect(page.getByText(price).first()).toBeVisible();
  await page.getByRole('link', { name: '查看所有報價' }).click();
  await expect(page).toHaveURL(new RegExp(`${new URL(listUrl).pathname}`));

  // Apply for the standard plan of Lantern Peak (method A): e-mail dialog, then the application.
  await lantern.getByRole('button', { name: /立即投保/ }).click();
  const dialog = page.getByRole('dialog');
  const accept = dialog.getByRole('button', { name: '接受' });
  await expect(accept).toBeDisabled();
  await dialog.getByRole('textbox').fill('demo01@example.com');
  await accept.click();

  await expect(page).toHaveURL(/\/zh-Hant\/apply\/[\w-]+/);
  await expect(page.getByText(price).first()).toBeVisible();
  await expectWholeWords(page);
  await page.getByRole('button', { name: '繼續填寫個人資料' }).click();
  await expect(field(page, 'applicant.email')).toHaveValue('demo01@example.com');
  await fillApplicant(page);

  // Nothing is lost on a reload, and the language can change in the middle.
  await expect(page.getByText('所有更改已儲存')).toBeVisible();
  await page.reload();
  await expect(field(page, 'applicant.surname')).toHaveValue('DEMO');
  await expect(field(page, 'applicant.hkid')).toHaveValue(/A123456\(?3\)?/);

  // Everything once more, and back without losing anything.
  await page.getByRole('button', { name: '繼續核對' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('請核對所有資料');
  await expect(page.getByText('DEMO ONE').first()).toBeVisible();
  await expectWholeWords(page);
  await page.getByRole('button', { name: '返回個人資料' }).click();
  await expect(field(page, 'applicant.surname')).toHaveValue('DEMO');
  await page.getByRole('button', { name: '繼續核對' }).click();
  await agree(page);
  await expect(page.getByRole('list', { name: '接受的信用卡' })).toContainText('銀聯');
  await expect(page.getByText('測試付款')).toBeVisible();
  await expectWholeWords(page);
  await page.getByRole('button', { name: `付款 ${price}` }).click();
  await expect(page.getByText(price).first()).toBeVisible();
  await payWithCard(page, '4000 0000 0000 3220');
  const code = (await page.locator('main').innerText()).match(/\b\d{6}\b/)?.[0] ?? '';
  await page.locator('#code').fill(code);
  await page.locator('button[value=approve]').click();

  await expect(page).toHaveURL(/\/zh-Hant\/confirmation\//);
  await expect(page.getByText(/LPG-TRV-\d{2}-\d{7}/).first()).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText(price).first()).toBeVisible();
  const documents = await page
    .getByRole('link', { name: /PDF/ })
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
  expect(documents.length).toBeGreaterThanOrEqual(3);
  for (const address of documents) {
    const file = await request.get(address);
    expect(file.headers()['content-type']).toBe('application/pdf');
    expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-');
  }

  await page.goto('/zh-Hant/outbox');
  await expect(page.getByText(/LPG-TRV-\d{2}-/).first()).toBeVisible();
  expect(complaints).toEqual([]);
});
