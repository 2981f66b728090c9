import { sendEnquiry } from '@onegi/contract/calls/company/contact';
import { companyFields as c } from '@onegi/contract/fields/company';
import { expect, test } from '@playwright/test';
import { signIn } from './accounts.ts';
import { expectNoBarrier } from './barriers.ts';
import { openReady } from './open-ready.ts';
import { complaintsOf } from './purchase.ts';

test('the terms have nine sections, lead to each, and name the levy in force [C-2.3-06]', async ({ page }) => {
  await page.goto('/termsConditionsOfUse');
  await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toHaveCount(9);
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await contents.getByRole('link', { name: '6. Claims' }).click();
  await expect(page).toHaveURL(/#claims$/);
  await expect(page.getByText('A claim is paid within 10 working days after it was approved.')).toBeInViewport();
  const levy = page.getByRole('region', { name: '4. Premium and levy' });
  await expect(levy).toContainText('0.04% of the premium');
  await expect(levy).toContainText('HK$2,000.00');
  await expect(levy).toContainText('1 January 2018');
  await expect(levy).toContainText('within 60 days');
});

test('the figures are those of the catalogue', async ({ page }) => {
  await page.goto('/whyOneGI');
  const { data } = (await (await page.request.get('/api/web/company/facts')).json()) as {
    data: { insurers: number; plans: number };
  };
  await expect(page.getByText(String(data.plans), { exact: true })).toBeVisible();
  await expect(page.getByText(String(data.insurers), { exact: true })).toBeVisible();
});

test('the login’s dialogs say what the pages say, and lead to them', async ({ page }) => {
  await openReady(page, '/zh-Hant/login');
  for (const [name, path] of [
    ['私隱', 'privacy'],
    ['使用條款', 'termsConditionsOfUse'],
    ['收集個人資料聲明', 'collectionStatement'],
  ] as const) {
    await page.getByRole('button', { name, exact: true }).click();
    const dialog = page.getByRole('dialog');
    const link = dialog.getByRole('link', { name: '以頁面開啟' });
    await expect(link).toHaveAttribute('href', `/zh-Hant/${path}`);
    const headings = dialog.getByRole('heading', { level: 3 });
    // The texts come when the dialog opens.
    await expect(headings.nth(4)).toBeVisible();
    const titles = await headings.allInnerTexts();
    const written = await (await page.request.get(`/zh-Hant/${path}`)).text();
    for (const heading of titles) expect(written).toContain(heading);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
  const bottom = page.getByRole('list', { name: '法律資料' });
  await expect(bottom.getByRole('link', { name: '免責聲明' })).toHaveAttribute('href', '/zh-Hant/disclaimer');
  await bottom.getByRole('link', { name: '私隱政策' }).click();
  await expect(page).toHaveURL(/\/zh-Hant\/privacy$/);
});

test('every page that a legal or company page leads to is there', async ({ page, request }) => {
  const seen = new Map<string, number>();
  for (const path of ['/whyOneGI', '/ourCompany', '/contactUs', '/privacy', '/zh-Hant/security', '/forgetpassword']) {
    await page.goto(path);
    for (const link of await page.getByRole('main').getByRole('link').all()) {
      const href = (await link.getAttribute('href')) ?? '';
      if (!href.startsWith('/') || seen.has(href)) continue;
      seen.set(href, (await request.get(href)).status());
    }
  }
  expect([...seen].filter(([, status]) => status !== 200)).toEqual([]);
  expect(seen.size).toBeGreaterThan(10);
});

test('enquiries are for those who answer them, one press away from where a login leads', async ({ page, browser }) => {
  const enquiry = {
    [c.name.wire]: 'Demo Client',
    [c.email.wire]: 'demo02@example.com',
    [c.phone.wire]: '',
    [c.enquiry.wire]: 'Is skiing covered?',
    [c.language.wire]: 'en',
  };
  const sent = await (await page.request.post(`/api${sendEnquiry.path}`, { data: enquiry })).json();
  expect(sent.code).toBeUndefined();
  await signIn(page, 'officer');
  await openReady(page, '/home-page');
  const complaints = complaintsOf(page);
  await expectNoBarrier(page);
  await page.getByRole('main').getByRole('link', { name: 'Enquiries to answer' }).click();
  await expect(page).toHaveURL(/\/enquiries\?state=waiting&order=asc$/);
  await expect(page.getByText(sent.data[c.enquiryNumber.wire]).first()).toBeVisible();
  expect(complaints).toEqual([]);

  const consultant = await (await browser.newContext()).newPage();
  await signIn(consultant, 'consultant');
  await consultant.goto('/enquiries');
  await expect(consultant.getByRole('heading', { level: 1, name: 'Not for your role' })).toBeVisible();
});
