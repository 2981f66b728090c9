import { companyFields as c, ENQUIRY_MAX } from '@onegi/contract/fields/company';
import { expect, type Page, test } from '@playwright/test';
import { lastMailTo, signIn } from './accounts.ts';
import { complaintsOf, field } from './purchase.ts';

async function typeEnquiry(page: Page, email: string, enquiry: string): Promise<void> {
  await field(page, 'name').fill('陳大文');
  await field(page, 'email').fill(email);
  await field(page, 'enquiry').fill(enquiry);
}

const submit = (page: Page) => page.getByRole('button', { name: /^(Submit|提交)$/ });

test('an enquiry in Chinese reaches the office, is acknowledged, and an officer marks it as answered', async ({
  page,
  browser,
  request,
}) => {
  const complaints = complaintsOf(page);
  const email = `visitor${Date.now()}@example.com`;
  await page.goto('/zh-Hant/contactUs');
  await expect(submit(page)).toBeDisabled();
  await typeEnquiry(page, email, `旅遊保險包括滑雪嗎？${email.slice(7, 20)}`);
  await field(page, 'phone').fill('2123 4567');
  await submit(page).click();
  const notice = page.getByText(/^多謝查詢。我們已收到你的查詢 EN\d+，將以電郵回覆。$/);
  await expect(notice).toBeVisible();
  const number = /EN\d+/.exec(await notice.innerText())?.[0] ?? '';
  for (const path of ['name', 'email', 'phone', 'enquiry']) await expect(field(page, path)).toHaveValue('');
  await expect(submit(page)).toBeDisabled();
  await expect(page.getByText('請輸入姓名')).toBeHidden();

  const toOffice = await lastMailTo(request, 'enquiries@onegi.example', `客戶查詢 ${number}`);
  expect(toOffice).toContain('旅遊保險包括滑雪嗎？');
  const toVisitor = await lastMailTo(request, email, `我們已收到你的查詢 ${number}`);
  expect(toVisitor).not.toMatch(/滑雪|陳大文/);

  const officer = await (await browser.newContext()).newPage();
  await signIn(officer, 'officer');
  await officer.goto('/enquiries?state=open');
  const row = officer.getByRole('row').filter({ hasText: number });
  await expect(row).toContainText('陳大文');
  await row.getByRole('button', { name: `Actions: ${number}` }).click();
  await officer.getByRole('menuitem', { name: 'Take it' }).click();
  await expect(row).toHaveCount(0);
  await officer.goto('/enquiries?state=assigned');
  await expect(row).toContainText('Olive Demo');
  await row.getByRole('button', { name: `Details: ${number}` }).click();
  await officer.getByLabel('Answer', { exact: true }).fill('有，旅遊保險保障滑雪。');
  await officer.getByRole('button', { name: 'Send the answer' }).click();
  await expect(row).toHaveCount(0);
  expect(await lastMailTo(request, email, `回覆你的查詢 ${number}`)).toContain('有，旅遊保險保障滑雪。');
  await officer.goto('/enquiries?state=answered');
  await row.getByRole('button', { name: `Details: ${number}` }).click();
  await expect(officer.getByRole('listitem').filter({ hasText: 'Taken · Olive Demo' })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('what is typed before the script runs is sent', async ({ page }) => {
  let letScriptsRun = () => {};
  const typed = new Promise<void>((resolve) => {
    letScriptsRun = resolve;
  });
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await typed;
    await route.continue();
  });
  await page.goto('/contactUs', { waitUntil: 'commit' });
  await typeEnquiry(page, `early${Date.now()}@example.com`, 'Am I too early?');
  letScriptsRun();
  await submit(page).click();
  await expect(page.getByText(/^Thank you\. Your enquiry EN\d+/)).toBeVisible();
});

test('what was wrong and left before the script runs is told', async ({ page }) => {
  const { promise, resolve: letScriptsRun } = Promise.withResolvers<void>();
  await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto('/contactUs', { waitUntil: 'commit' });
  await typeEnquiry(page, 'nobody', 'Am I too early?');
  letScriptsRun();
  await expect(page.getByText('E-mail must be valid')).toBeVisible();
});

test('a double press sends one enquiry', async ({ page }) => {
  await page.goto('/contactUs');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/contract-us/add')) sent.push(request.headers()['idempotency-key'] ?? '');
  });
  await typeEnquiry(page, `double${Date.now()}@example.com`, 'Only once, please');
  await submit(page).dblclick();
  await expect(page.getByText(/^Thank you\. Your enquiry EN\d+ has reached us/)).toHaveCount(1);
  expect(new Set(sent).size).toBe(1);
});

test('what is wrong is said in the specified words, and the button stays shut [C-2.3-05]', async ({ page }) => {
  await page.goto('/contactUs');
  await typeEnquiry(page, 'nobody', `${'查'.repeat(ENQUIRY_MAX)}`);
  await expect(page.getByText('Max 50 characters')).toBeHidden();
  await field(page, 'enquiry').press('End');
  await field(page, 'enquiry').pressSequentially('？');
  await expect(page.getByText('Max 50 characters')).toBeVisible();
  await expect(page.getByText('51 of 50 characters')).toBeVisible();
  await expect(page.getByText('E-mail must be valid')).toBeVisible();
  await field(page, 'email').fill('visitor@example.com');
  await expect(submit(page)).toBeDisabled();
  await field(page, 'enquiry').fill('');
  await field(page, 'name').fill('');
  await field(page, 'phone').fill('123');
  await field(page, 'phone').blur();
  await expect(page.getByText('Please fill in your enquiry')).toBeVisible();
  await expect(page.getByText('Name is required')).toBeVisible();
  await expect(page.getByText('Please enter an 8-digit Hong Kong phone number')).toBeVisible();
});

test('what was typed stays when it cannot be sent, and is sent by the next press', async ({ page }) => {
  await page.goto('/contactUs');
  const address = /\/contract-us\/add$/;
  await page.route(address, (route) => route.abort());
  await typeEnquiry(page, `lost${Date.now()}@example.com`, 'Are you there?');
  await submit(page).click();
  await expect(page.getByRole('alert')).toContainText('Your enquiry was not sent');
  await expect(field(page, 'enquiry')).toHaveValue('Are you there?');
  await page.unroute(address);
  await page.route(address, (route) =>
    route.fulfill({
      status: 400,
      contentType: 'application/json',
      body: JSON.stringify({
        data: null,
        code: 'request.invalid',
        msg: 'Please check the marked fields',
        msgC: '請檢查有關欄目',
        fields: [{ field: c.email.wire, msg: 'E-mail must be valid', msgC: '電郵格式不正確' }],
      }),
    }),
  );
  await submit(page).click();
  await expect(page.getByText('E-mail must be valid')).toBeVisible();
  await page.unroute(address);
  await submit(page).click();
  await expect(page.getByText(/^Thank you\. Your enquiry EN\d+/)).toBeVisible();
});
