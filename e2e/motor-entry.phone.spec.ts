import { saveMotorCase } from '@onegi/contract/calls/motor/cases';
import { expect, type Page, test } from '@playwright/test';
import { callAs, signIn } from './accounts.ts';
import { expectNoBarrier } from './barriers.ts';
import {
  aMotorCase,
  aWholeForm,
  detailAddress,
  premiumAddress,
  readMotorCase,
  someChassis,
  someHkid,
  someMark,
} from './motor-case.ts';
import { openReady } from './open-ready.ts';
import { complaintsOf, daysAhead } from './purchase.ts';

const typed = (day: string) => day.split('-').reverse().join('/');
const answer = (page: Page, question: string, words: string) =>
  page.getByRole('radiogroup', { name: question }).getByRole('radio', { name: words, exact: true }).check();

const sayNo = (page: Page, id: string) =>
  page
    .getByRole('radiogroup')
    .filter({ has: page.locator(`#${id}`) })
    .getByRole('radio', { name: '否' })
    .check();

/** Keys everything that a premium needs, in Chinese, and stops half way once for a reload. */
async function keyCase(page: Page): Promise<void> {
  const field = (id: string) => page.locator(`#${id}`);
  await answer(page, '業務類別', '新生意');
  await answer(page, '保障類別', '綜合保障');
  await field('startsOn').fill(typed(daysAhead(7)));
  await answer(page, '投保人類別', '個人');
  await field('holderName').fill('CHAN TAI MAN');
  await field('holderNameZh').fill('陳大文');
  await field('holderId').fill('A123456(4)');
  await field('holderId').blur();
  await expect(page.locator('#holderId-error')).toBeVisible();
  await field('holderId').fill(someHkid());
  await field('bornOn').fill('01/05/1985');
  await answer(page, '性別', '男');
  await field('occupation').selectOption('TEACHER');
  await field('mobile').fill('61234567');
  await field('email').fill('demo01@example.com');
  await field('address1').fill('Flat A, 1/F, 1 Demo Road');

  // A reload in the middle, before anything rests: what was typed is there.
  await page.reload();
  await expect(field('address1')).toHaveValue('Flat A, 1/F, 1 Demo Road');
  await expect(field('holderNameZh')).toHaveValue('陳大文');

  await field('district').selectOption('KT');
  await field('registrationMark').fill(someMark());
  await field('make').selectOption('TES');
  await field('model').selectOption('MODEL3');
  await field('bodyType').selectOption('SALOON');
  await field('yearMade').selectOption('2024');
  await field('firstRegisteredOn').fill('01/05/2024');
  await field('chassis').fill('DEMO123');
  await field('chassis').blur();
  await expect(page.locator('#chassis-error')).toBeVisible();
  await field('chassis').fill(someChassis());
  await field('fuel').selectOption('E');
  await field('capacity').fill('150');
  await field('seats').fill('5');
  await field('insuredDollars').fill('300000');
  await field('vehicleUse').selectOption('P');
  await sayNo(page, 'isModified');
  await field('ncdPercent').selectOption('0');
  await page.getByRole('button', { name: '新增駕駛者' }).click();
  await page.getByRole('button', { name: '投保人為駕駛者：套用其資料' }).click();
  await field('drivers-0-driverLicence').fill('DL1');
  await field('drivers-0-driverYears').fill('15');
}

test('an agent on a phone, in Chinese, keys a case, reloads in the middle, and quotes it by one of several insurers [C-2.12-60] [C-2.12-62] [C-2.12-70] [C-2.12-74]', async ({
  page,
}) => {
  test.slow();
  const complaints = complaintsOf(page);
  await signIn(page, 'as');
  const number = await aMotorCase(page);
  await openReady(page, `/zh-Hant${detailAddress(number)}`);
  await keyCase(page);

  // What is still missing is said, and each line leads to its field.
  await page.getByRole('button', { name: '繼續計算保費' }).click();
  await expect(page.getByRole('alert').getByRole('link')).toHaveCount(3);
  await expectNoBarrier(page);
  await page.locator('#hasNoClaims').check();
  await page.locator('#hasNoOffences').check();
  await sayNo(page, 'wasDeclined');
  await page.locator('#declared').check();
  await page.locator('#consented').check();
  await page.getByRole('button', { name: '繼續計算保費' }).click();

  // Several insurers side by side, the cheapest first.
  await expect(page).toHaveURL(/go_motor_quotation_premium/);
  const options = page.getByRole('group', { name: '各保險公司保費' }).getByRole('radio');
  await expect.poll(() => options.count()).toBeGreaterThan(5);
  await options.first().check();
  const total = page.locator('[data-sum=total]');
  await expect(total).toContainText('HK$');
  const plain = await total.innerText();
  await expectNoBarrier(page);

  // Recalculated while terms change; beyond the panel's limit the field says so.
  await page.locator('#insurerDiscount').fill('5');
  await expect(total).not.toHaveText(plain);
  const discounted = await total.innerText();
  await page.getByRole('checkbox', { name: '擋風玻璃' }).check();
  await expect(total).not.toHaveText(discounted);
  await page.locator('#insurerDiscount').fill('6');
  await expect(page.locator('#insurerDiscount-error')).toContainText('5%');
  await page.locator('#insurerDiscount').fill('5');
  await expect(page.locator('#insurerDiscount-error')).toHaveCount(0);

  // To the details and back: the terms that nobody has saved are still there.
  await page.getByRole('link', { name: '返回' }).first().click();
  await expect(page.locator('#holderNameZh')).toHaveValue('陳大文');
  await page.getByRole('button', { name: '繼續計算保費' }).click();
  await expect(page.locator('#insurerDiscount')).toHaveValue('5');
  await expect(options.first()).toBeChecked();

  await page.getByRole('button', { name: '計算', exact: true }).dblclick();
  await expect(page.getByText(/^於 .+ 報價：/)).toBeVisible();
  const quoted = await readMotorCase(page, number);
  expect(quoted).toMatchObject({
    state: 'quoted',
    form: { holderNameZh: '陳大文', extensions: ['windscreen'] },
    quote: { insurerDiscountBasisPoints: 500 },
  });
  const missing = page.getByRole('region', { name: '確認', exact: true });
  await expect(missing).toContainText('欠缺文件');
  await expect(missing.getByRole('button')).toBeDisabled();
  await expectNoBarrier(page);
  expect(complaints).toEqual([]);
});

test('a case whose use refers it says the rule in words and goes to the underwriter [C-2.12-73]', async ({ page }) => {
  await signIn(page, 'as');
  const number = await aMotorCase(page, aWholeForm({ vehicleUse: 'O' }));
  await openReady(page, premiumAddress(number));
  const options = page.getByRole('group', { name: 'Premium by insurer' }).getByRole('radio');
  await options.first().check();
  await expect(page.getByText('Refers to the underwriter')).toBeVisible();
  await page.getByRole('button', { name: 'Calculate' }).click();
  await expect(page.getByRole('region', { name: 'Confirm', exact: true })).toContainText(
    'An underwriter has to clear the case',
  );
  expect((await readMotorCase(page, number)).state).toBe('referred');
  await expectNoBarrier(page);
});

test('the second of two who key a case chooses field by field, and nothing of either is lost [C-2.12-65]', async ({
  page,
}) => {
  await signIn(page, 'as');
  const form = aWholeForm();
  const number = await aMotorCase(page, form);
  await openReady(page, detailAddress(number));
  const theirs = { ...form, mobile: '62222222', email: 'theirs@example.com', mortgagee: 'Demo Finance' };
  await callAs(page, saveMotorCase, { quotationNumber: number, rowVersion: 1, form: theirs });
  await page.locator('#mobile').fill('63333333');
  await page.locator('#email').fill('mine@example.com');
  await page.locator('#address2').fill('Kwun Tong');
  await expect(page.getByText('Somebody else has saved this case')).toBeVisible();
  await expectNoBarrier(page);
  await page.getByRole('radio', { name: 'Theirs: 62222222' }).check();
  await page.getByRole('button', { name: 'Save it like this' }).click();
  await expect(page.locator('#mobile')).toHaveValue('62222222');
  await expect
    .poll(async () => (await readMotorCase(page, number)).form)
    .toMatchObject({
      mobile: '62222222',
      email: 'mine@example.com',
      mortgagee: 'Demo Finance',
      address2: 'Kwun Tong',
    });
});

test('leaving the premium with terms that nobody has saved asks first, and forgets them then [C-2.12-76]', async ({
  page,
}) => {
  await signIn(page, 'as');
  const number = await aMotorCase(page, aWholeForm());
  await openReady(page, premiumAddress(number));
  await page.locator('#insurerDiscount').fill('3');
  const back = page.getByRole('link', { name: 'Back', exact: true });
  await back.click();
  await expect(page).toHaveURL(/go_motor_quotation_detail/);
  // The address is there before its page is: until then Back is the premium's.
  await expect(page.getByRole('heading', { level: 1, name: 'Basic Information' })).toBeVisible();
  await back.click();
  const question = page.getByRole('dialog', { name: 'Leave the case?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(/go_motor_quotation_detail/);
  await back.click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/go_motor_quotation($|\?)/);
  const stored = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
  expect(stored).not.toContain(number);
  await openReady(page, premiumAddress(number));
  await expect(page.locator('#insurerDiscount')).toHaveValue('0');
});
