import { expect, test } from '@playwright/test';
import { complaintsOf } from './purchase.ts';

test('a shop owner on a phone, in Chinese, asks for a business package in three steps [P-2.2-12]', async ({ page }) => {
  const complaints = complaintsOf(page);
  const answer = (id: string) => page.locator(`#answers-${id}`);
  const next = page.getByRole('button', { name: '下一步' });
  const say = (question: string | RegExp, words: '是' | '正確' | '並非如此') =>
    page.getByRole('radiogroup', { name: question }).getByRole('radio', { name: words, exact: true }).check();

  await page.goto('/zh-Hant/smeIndex');
  await expect(page.getByText('保費減 10%')).toBeVisible();
  await page.getByRole('link', { name: '索取免費報價' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '處所資料' })).toBeVisible();

  // Step 1: offices and shops alone, a building of up to 99 years.
  await expect(answer('BP01').locator('option')).toHaveText(['請選擇', '辦公室', '商舖']);
  await next.click();
  await expect(page.getByRole('alert')).toContainText('僱員人數');
  await answer('BP01').selectOption('SHP');
  await answer('BP16').fill('6');
  await answer('BP04').fill('99');
  await answer('BP08').fill('250000');
  await next.click();
  await expect(page).toHaveURL(/\/zh-Hant\/sme-searchPlan\?step=2/);

  // Step 2: accident cover asks whom and how much.
  await answer('BP17').fill('1200000');
  await expect(answer('BP20')).toHaveCount(0);
  await say('僱員個人意外保障', '是');
  await answer('BP19').selectOption('SEL');
  await answer('BP20').fill('300000');

  // A reload in the middle, and Back, lose nothing.
  await page.reload();
  await expect(answer('BP17')).toHaveValue('1,200,000.00');
  await expect(answer('BP19')).toHaveValue('SEL');
  await page.goBack();
  await expect(answer('BP16')).toHaveValue('6');
  await next.click();
  await next.click();
  await expect(page.getByRole('heading', { level: 1, name: '索償及工作' })).toBeVisible();

  // Step 3: an answer that is not clean asks why.
  for (const statement of ['處所以混凝土、磚或石建造', '從未被保險公司拒保或取消保單', /文職、店務或其他輕度工作/]) {
    await say(statement, '正確');
  }
  await say('過去三年沒有損失', '並非如此');
  await answer('BP25').fill('30000');
  await next.click();
  await expect(answer('BP14')).toBeFocused();
  await answer('BP14').fill('2025 年水浸');
  await next.click();

  // The request: what was answered, what is left, and how to reach the client.
  await expect(page.getByRole('heading', { level: 1, name: '你的申請' })).toBeVisible();
  await expect(page.getByText('保費減 10%')).toBeVisible();
  await expect(page.getByText('2025 年水浸')).toBeVisible();
  await expect(page.getByText('30,000.00')).toBeVisible();
  await expect(page.getByText('店舖正門相片')).toBeVisible();
  await answer('BP02').selectOption('FSH');
  await answer('BP03').fill('1/F Sample House, 1 Sample Street, Wan Chai');
  await answer('BP05').fill('800');
  await answer('BP11').selectOption('5000000');
  await answer('NAME').fill('示範客戶');
  await answer('PHONE').fill('2000 0001');
  await answer('EMAIL').fill('demo-sme@example.com');
  await answer('COMPANY').fill('示範貿易有限公司');
  await page.locator('#consent').check();
  await page.getByRole('button', { name: '索取報價' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '已收到你的申請' })).toBeVisible();
  const number = /RQ\d{10}/.exec(await page.locator('main').innerText())?.[0] ?? '';
  expect(number).not.toBe('');

  await page.goto('/zh-Hant/requests');
  const mine = page.getByRole('article');
  await expect(mine).toContainText(number);
  await expect(mine).toContainText('商業綜合保險');
  await expect(mine).toContainText('保費減 10%');
  await page.goto('/zh-Hant/outbox');
  await expect(page.getByText(number).first()).toBeVisible();

  // The next quotation starts anew, and a later step cannot be had without the first.
  await page.goto('/zh-Hant/sme-searchPlan?step=4');
  await expect(page.getByRole('heading', { level: 1, name: '處所資料' })).toBeVisible();
  await expect(answer('BP16')).toHaveValue('');
  expect(complaints).toEqual([]);
});
