import { deflateSync } from 'node:zlib';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { logIn, signIn } from './accounts.ts';
import { complaintsOf, field } from './purchase.ts';

const PDF = Buffer.from(
  `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n${deflateSync('x').toString('hex')}`,
);

async function signedIn(browser: Browser, role: string, options: object = {}): Promise<Page> {
  const page = await (await browser.newContext(options)).newPage();
  await signIn(page, role);
  return page;
}

/** Chooses from the menu of a file's row. */
async function actOn(page: Page, name: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Actions: ${name}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

test('an editor publishes a promotion that a consultant opens on a phone in Chinese, and withdraws it', async ({
  browser,
}) => {
  const editor = await signedIn(browser, 'editor');
  const complaints = complaintsOf(editor);
  const name = `聖誕優惠-${Date.now()}.pdf`;
  await editor.goto('/content-editor');
  const upload = editor.getByLabel('Upload a file');

  await upload.setInputFiles({ name: 'page.html', mimeType: 'text/html', buffer: Buffer.from('<p>') });
  await expect(editor.getByRole('alert')).toHaveText('Only files of these types can be uploaded: pdf, png, jpg, jpeg');
  const big = Buffer.concat([PDF, Buffer.alloc(6 * 1024 * 1024)]);
  await upload.setInputFiles({ name: 'big.pdf', mimeType: 'application/pdf', buffer: big });
  await expect(editor.getByRole('alert')).toHaveText('(Upload file size limit: 5MB)');

  await upload.setInputFiles({ name, mimeType: 'application/pdf', buffer: PDF });
  const form = editor.getByRole('form', { name: `Edit ${name}` });
  // A title is never the file's name: it is asked for in both languages.
  await expect(form.getByLabel('Title in Chinese')).toHaveValue('');
  await form.getByLabel('Title in English').fill('Christmas offer on travel');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByLabel('Title in Chinese')).toHaveAttribute('aria-invalid', 'true');
  await form.getByLabel('Title in Chinese').fill('聖誕旅遊優惠');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();
  const row = editor.getByRole('row').filter({ hasText: name });
  // Who wrote it does not publish it, and is told who may.
  await expect(row).toContainText('to be published by Emil Demo');
  await row.getByRole('button', { name: `Actions: ${name}` }).click();
  await expect(editor.getByRole('menuitem', { name: 'Publish' })).toHaveCount(0);
  await editor.getByRole('menuitem', { name: 'Delete' }).click();
  const question = editor.getByRole('dialog', { name: 'Do you want to delete the record?' });
  await expect(question).toContainText(name);
  await question.getByRole('button', { name: 'Cancel' }).click();

  const second = await signedIn(browser, 'editor2');
  await second.goto('/content-editor');
  await actOn(second, name, 'Publish');
  await expect(second.getByRole('row').filter({ hasText: name })).toContainText('Published');
  await editor.reload();

  const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, locale: 'zh-HK' };
  const consultant = await signedIn(browser, 'consultant', phone);
  await consultant.goto('/zh-Hant/CpsPromotions');
  await consultant.getByRole('button', { name: '篩選' }).click();
  await field(consultant, 'fileNamePart').fill(name);
  const link = consultant.getByRole('link', { name: /聖誕旅遊優惠/ });
  await expect(link).toHaveCount(1);
  await expect(link).toHaveAttribute('target', '_blank');
  const opened = await consultant.request.get((await link.getAttribute('href')) ?? '');
  expect([opened.status(), opened.headers()['content-type']]).toEqual([200, 'application/pdf']);
  expect((await opened.body()).equals(PDF)).toBe(true);

  await actOn(editor, name, 'Withdraw');
  await expect(row).toContainText('Withdrawn');
  await consultant.reload();
  await expect(consultant.getByText('沒有資料').first()).toBeVisible();
  expect((await consultant.request.get(opened.url())).status()).toBe(410);
  await consultant.goto(opened.url());
  await expect(consultant.getByRole('heading', { name: '此檔案已撤下' })).toBeVisible();
  await consultant.getByRole('link', { name: '最新消息' }).click();
  await expect(consultant).toHaveURL(/\/zh-Hant\/CpsPromotions$/);
  expect(complaints.filter((complaint) => !/status of 4/.test(complaint))).toEqual([]);
});

test('the product library is narrowed, ordered and paged by its address [C-2.3-02]', async ({ browser }) => {
  const page = await signedIn(browser, 'consultant');
  await page.goto('/productLibrary');
  const rows = page.getByRole('table', { name: 'Product library' }).locator('tbody tr');
  await expect(rows).toHaveCount(10);
  await page.getByRole('link', { name: 'Page 4', exact: true }).click();
  await expect(page).toHaveURL(/page=4/);
  await page.goto('/productLibrary?page=99');
  await expect(page.getByRole('link', { name: 'Page 1', exact: true })).toHaveAttribute('aria-current', 'page');
  await expect(page).toHaveURL(/\/productLibrary\??$/);
  await page.getByLabel('Insurer').selectOption('LPG');
  await page.getByLabel('Product class').selectOption('MOTOR');
  await expect(rows).toHaveCount(3);
  await page.getByRole('link', { name: 'Sort by File name' }).click();
  await expect(rows.first()).toContainText('LPG_MOTOR_benefits.csv');
  await expect(page.getByRole('columnheader', { name: 'Sort by File name' })).toHaveAttribute('aria-sort', 'ascending');
  const download = page.waitForEvent('download');
  await rows.first().getByRole('link').click();
  expect((await download).suggestedFilename()).toBe('LPG_MOTOR_benefits.csv');
  await page.goBack();
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(rows).toHaveCount(10);
});

test('who is not signed in is led to the login and back, and who is no editor is told so', async ({
  page,
  browser,
}) => {
  for (const path of ['/CpsPromotions?page=2', '/productLibrary?page=2', '/CpsActivities']) {
    await page.goto(path);
    await expect(page).toHaveURL(new RegExp(`/login\\?next=${encodeURIComponent(path)}$`));
  }
  await logIn(page, 'demo.editor@example.com', 'Demo-editor-2026');
  await expect(page).toHaveURL(/\/CpsActivities$/);
  const consultant = await signedIn(browser, 'consultant');
  await consultant.goto('/content-editor');
  await expect(consultant.getByText('Not for your role')).toBeVisible();
});

test('claim forms and questions follow the category [C-2.3-04]', async ({ page }) => {
  await page.goto('/makingClaims');
  await expect(page.getByRole('link', { name: /Travel insurance: claim form/ })).toBeVisible();
  await page.getByText('Pet', { exact: true }).click();
  const form = page.getByRole('link', { name: /Pet insurance: claim form/ });
  await expect(form).toBeVisible();
  await expect(page).toHaveURL(/prod=PET/);
  // It is made when it is first asked for.
  const answer = await page.request.get((await form.getAttribute('href')) ?? '', { timeout: 40_000 });
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf']);
  await page.getByRole('main').getByRole('link', { name: 'Claims FAQ' }).click();
  await expect(page.getByRole('radio', { name: 'Pet' })).toBeChecked();
  await page.getByText('My dog bit somebody. What now?').click();
  await expect(page.getByText(/do not promise money yourself/)).toBeVisible();
});
