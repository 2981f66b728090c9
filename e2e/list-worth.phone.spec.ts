import { expect, type Page, test } from '@playwright/test';
import { expectNoBarrier } from './barriers.ts';
import { openReady } from './open-ready.ts';
import { complaintsOf, listAddress } from './purchase.ts';

const cards = (page: Page) => page.locator('main li:has(h2)');
const names = (page: Page) => cards(page).getByRole('heading', { level: 2 }).allTextContents();

/** Plans of the list, by what their cards say they pay. */
const payouts = (page: Page) => cards(page).locator('[data-pays]').allTextContents();

test('an incident chosen above the list stands with its payout on every card, in the address, after a reload and after Back', async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  const sent: string[] = [];
  await openReady(page, listAddress());
  page.on('request', (request) => {
    if (/plan-worth|list-payouts|incident/.test(new URL(request.url()).pathname)) sent.push(request.url());
  });
  const count = await cards(page).count();
  await page.getByLabel('What would each plan pay?').selectOption({ label: 'My mobile phone is stolen' });
  await expect(page).toHaveURL(/incident=phone-stolen/);
  await expect(cards(page).getByText('My mobile phone is stolen')).toHaveCount(count);
  const basic = cards(page).filter({ hasText: 'Lantern Peak Travel Basic' });
  const premier = cards(page).filter({ hasText: 'Lantern Peak Travel Premier' });
  await expect(basic).toContainText('Pays nothing');
  await expect(premier).toContainText('Pays HK$3,000');
  // Every plan's payout has come with the list.
  expect(sent).toEqual([]);

  await page.reload();
  await expect(premier).toContainText('Pays HK$3,000');
  await premier.getByRole('link', { name: /^Plan details/ }).click();
  await expect(page).toHaveURL(/planCoverage/);
  await page.goBack();
  await expect(page).toHaveURL(/incident=phone-stolen/);
  await expect(premier).toContainText('Pays HK$3,000');
  expect(complaints).toEqual([]);
});

test('the figures of an incident are typical ones until they are changed, with one request for all plans', async ({
  page,
}) => {
  await openReady(page, `${listAddress()}&incident=phone-stolen`);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (/plan-worth|list-payouts|incident-check/.test(request.url())) sent.push(request.url());
  });
  const premier = cards(page).filter({ hasText: 'Lantern Peak Travel Premier' });
  await page.getByRole('button', { name: 'Typical figures: see and change' }).click();
  const sheet = page.getByRole('dialog', { name: 'My mobile phone is stolen' });
  await expect(sheet.getByLabel('Price of the phone')).toHaveValue('8,000');
  await expectNoBarrier(page, 'dialog');
  await sheet.getByLabel('Price of the phone').fill('2500');
  await sheet.getByRole('button', { name: 'Show what plans pay' }).click();
  await expect(premier).toContainText('Pays HK$2,500');
  await expect(page).toHaveURL(/incident=phone-stolen,phonePrice_2500/);
  expect(sent).toHaveLength(1);
  const score = await premier.getByText(/^Value score/).textContent();

  await page.reload();
  await expect(premier).toContainText('Pays HK$2,500');
  await expect(premier.getByText(/^Value score/)).toHaveText(score ?? '');
  await page.getByRole('button', { name: 'Your figures: see and change' }).click();
  await page.getByRole('button', { name: 'Back to typical figures' }).click();
  await expect(premier).toContainText('Pays HK$3,000');
});

test('on a phone plans are sorted and filtered by what matters in a sheet, and the address keeps it', async ({
  page,
}) => {
  await openReady(page, listAddress());
  const all = await cards(page).count();
  await page.getByRole('button', { name: 'Premier', exact: true }).click();
  await expect(page).toHaveURL(/tier=P/);
  const premiers = await cards(page).count();
  expect(premiers).toBeLessThan(all);
  for (const name of await names(page)) expect(name).toContain('Premier');

  await page.getByRole('button', { name: 'Filter and sort' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filter and sort' });
  await sheet.getByRole('radio', { name: 'Medical expenses overseas' }).check();
  const levels = sheet.getByLabel('Medical expenses overseas').and(sheet.locator('select'));
  await levels.selectOption({ index: 2 });
  await expectNoBarrier(page, 'dialog');
  await sheet.getByRole('button', { name: /^Show \d+ plans?$/ }).click();
  await expect(page).toHaveURL(/sort=TR01/);
  await expect(page).toHaveURL(/least=TR01_hk\d+/);
  const limits = (await cards(page).locator('dl > div:first-child dd').allTextContents()).map((text) =>
    Number(text.replace(/\D/g, '')),
  );
  expect(limits).toEqual(limits.toSorted((a, b) => b - a));
  expect(limits.length).toBeLessThan(premiers);
  const kept = await names(page);

  await page.reload();
  expect(await names(page)).toEqual(kept);
  await page.goto(page.url().replace(/least=[^&]*/, 'least=TR01_hk1'));
  await expect(cards(page)).toHaveCount(premiers);
});

test('a list in Chinese says payouts, scores and what a plan is good at', async ({ page }) => {
  await openReady(page, `/zh-Hant${listAddress()}&incident=phone-stolen`);
  expect((await payouts(page)).join(' ')).toMatch(/賠 HK\$3,000.*手提電話被竊/);
  await expect(
    cards(page)
      .getByText(/^性價比評分 100 分/)
      .first(),
  ).toBeAttached();
  await expect(
    cards(page)
      .getByText(/個計劃中保費最低|計劃中最高/)
      .first(),
  ).toBeVisible();
  await expectNoBarrier(page);
});

test('what a card names is read whole on a phone, also in letters twice as large, and figures stay beside each other', async ({
  page,
}) => {
  for (const language of ['', '/zh-Hant']) {
    await openReady(page, language + listAddress());
    const unread = () =>
      cards(page)
        .locator('dt, dd')
        .evaluateAll((found) =>
          found
            .filter((part) => part.scrollWidth > part.clientWidth || part.scrollHeight > part.clientHeight + 2)
            .map((part) => part.textContent),
        );
    expect(await unread()).toEqual([]);
    // Two and two, as high as each other whatever their names take.
    const levels = await cards(page)
      .first()
      .locator('dd')
      .evaluateAll((found) => found.map((figure) => Math.round(figure.getBoundingClientRect().top)));
    expect(new Set(levels).size).toBe(2);
    await page.addStyleTag({ content: ':root { font-size: 200% }' });
    expect(await unread()).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  }
});
