import { expect, type Page, test } from '@playwright/test';
import { expectNoBarrier } from './barriers.ts';
import { openReady } from './open-ready.ts';
import { listAddress } from './purchase.ts';

const money = /HK\$[\d,]+\.\d\d/;

/** The comparison of a list's first three plans. */
async function openComparison(page: Page, list = listAddress()): Promise<void> {
  await openReady(page, list);
  const boxes = page.getByRole('checkbox', { name: /^(Compare|比較)/ });
  for (const at of [0, 4, 8]) await boxes.nth(at).check();
  await page.getByRole('link', { name: /^(Compare|比較)$/ }).click();
  await expect(page).toHaveURL(/\/planCompare\?quote=/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

test('a picture is pressed, and what each plan pays stands there as bars', async ({ page }) => {
  await openComparison(page);
  const section = page.getByRole('region', { name: 'What would it pay?' });
  await expect(section.getByRole('radio')).toHaveCount(6);
  await section.getByRole('radio', { name: 'My mobile phone is stolen' }).check();
  await expect(section.getByLabel('Price of the phone')).toHaveValue('8,000');
  await expect(section.getByText(/Pays|Does not pay/).first()).toBeVisible();
  await expect(section.getByRole('article')).toHaveCount(3);
  await section.getByLabel('Price of the phone').fill('0');
  await expect(section.getByText('Does not pay', { exact: true }).first()).toBeVisible();
  await expect(page).toHaveURL(/incident=phone-stolen,phonePrice_0/);
  await expectNoBarrier(page);
});

test('a comparison says what each plan pays in six incidents, and in how many benefits it is best', async ({
  page,
}) => {
  await openComparison(page);
  const hospital = page.getByRole('row', { name: /^I am taken to hospital in Japan/ });
  await expect(hospital.getByRole('cell').first()).toContainText(money);
  await expect(hospital).toContainText('Hospital bill: HK$38,000');
  const heads = page.getByRole('list', { name: 'Compared plans' }).getByRole('listitem');
  await expect(heads).toHaveCount(3);

  // The counts of the heads are those of the marks in the rows of benefits.
  const marked = await page
    .locator('tbody:not(:has-text("What would it pay?")) tr:has(td)')
    .evaluateAll((rows) =>
      rows.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.querySelector('svg') !== null)),
    );
  for (const column of [0, 1, 2]) {
    const best = marked.filter((row) => row[column]).length;
    await expect(heads.nth(column)).toContainText(`Best in ${best} of ${marked.length}`);
  }

  // The rows that say "Same" go with "Show Different".
  const same = page.getByRole('rowheader', { name: /Same$/ });
  expect(await same.count()).toBeGreaterThan(0);
  await page.getByRole('radio', { name: 'Show Different' }).check();
  await expect(same).toHaveCount(0);

  // Price and button stay in sight at the end of the table.
  await page.getByRole('row').last().scrollIntoViewIfNeeded();
  await expect(
    heads
      .first()
      .getByRole('button')
      .or(heads.first().getByRole('link', { name: /Quote/ }))
      .first(),
  ).toBeInViewport();
  await expect(heads.first().getByText(money).first()).toBeInViewport();
  await expectNoBarrier(page);
});

test('a comparison and a list are shared by a link, which somebody else opens', async ({ page, context, browser }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openComparison(page);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(page.getByText('The link is copied.')).toBeVisible();
  const comparison = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(comparison).pathname).toMatch(/^\/shared\/[\w-]{32}$/);

  await page.getByRole('link', { name: 'View all quotes' }).click();
  const lowest = (await page.locator('main li:has(h2)').first().innerText()).match(money)?.[0] ?? '';
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(async () => {
    expect(await page.evaluate(() => navigator.clipboard.readText())).not.toBe(comparison);
  }).toPass();
  const list = await page.evaluate(() => navigator.clipboard.readText());

  const other = await browser.newContext();
  const reader = await other.newPage();
  await openReady(reader, comparison);
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Travel insurance: plans compared');
  await expect(reader.getByRole('row', { name: /^Medical expenses overseas/ })).toBeVisible();
  await expectNoBarrier(reader);

  await openReady(reader, list.replace('/shared/', '/zh-Hant/shared/'));
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText(/^旅遊保險：\d+ 個計劃$/);
  await expect(reader.getByText(lowest).first()).toBeVisible();
  await expectNoBarrier(reader);
  const picture = await reader.locator('meta[property="og:image"]').getAttribute('content');
  expect(picture).toMatch(/\/shared-pictures\/[\w-]{32}\/zh-Hant\.png$/);
  const shown = await reader.request.get(new URL(picture ?? '').pathname);
  expect([shown.status(), shown.headers()['content-type']]).toEqual([200, 'image/png']);
  await reader.getByRole('link', { name: '查看列表並選擇' }).click();
  await expect(reader).toHaveURL(/\/zh-Hant\/quoteCards\?prod=TRAVEL/);
  await other.close();
});

test('a link of a search about a person shows prices and asks the reader for a search of their own', async ({
  page,
  context,
  browser,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openReady(page, '/quoteCards?prod=MEDICAL&planType=H&peopleType=01&age=47&sort=ASC');
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(page.getByText('The link is copied.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const other = await browser.newContext();
  const reader = await other.newPage();
  await openReady(reader, link);
  await expect(reader.getByText(/answers about a person, which are not shown/)).toBeVisible();
  expect(await reader.content()).not.toMatch(/age=47|47 years|~47~/);
  await reader.getByRole('link', { name: 'Get your own price' }).click();
  await expect(reader).toHaveURL(/\/medical-searchPlan/);
  await other.close();
});
