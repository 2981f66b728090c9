import { expect, test } from '@playwright/test';
import { complaintsOf, listAddress } from './purchase.ts';

test('a plan that is not sold online leads to a request, which an officer answers and the browser remembers', async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  await page.goto(listAddress());
  await page
    .getByRole('link', { name: 'Request Quote' })
    .or(page.getByRole('button', { name: 'Request Quote' }))
    .first()
    .click();
  await expect(page).toHaveURL(
    /\/commercial-insurance\/form\?templateId=OTHERS_P&prod=TRAVEL&isr=\w+&plan=[\w-]+&quote=.*&reason=offline/,
  );

  // What is known is told, not asked.
  await expect(page.getByText(/Single trip · Asia · .* · 1 adult/)).toBeVisible();
  await expect(page.locator('#answers-OP02')).not.toHaveValue('');

  // Nothing is sent without the consent, and nothing wrong either.
  const send = page.getByRole('button', { name: 'Request Quote' });
  await expect(send).toBeDisabled();
  await page.locator('#consent').check();
  await page.locator('#answers-OP04').fill('123');
  await send.click();
  const summary = page.getByRole('alert');
  await expect(summary).toContainText('Customer name: Enter the customer name');
  await expect(summary).toContainText('Contact phone: Please enter an 8-digit Hong Kong phone number');
  await expect(page).toHaveURL(/\/commercial-insurance\/form/);

  await page.locator('#answers-OP03').fill('DEMO ONE');
  await page.locator('#answers-OP04').fill('2000 0001');
  await page.locator('#answers-OP05').fill('demo-request@example.com');
  await page.getByRole('radiogroup', { name: 'No claims in 3 years' }).getByRole('radio', { name: 'Not so' }).check();
  await page.locator('#answers-OP10').fill('A suitcase in 2025');
  // Pressed twice, it is one request.
  await send.dblclick();
  await expect(page.getByRole('heading', { level: 1, name: 'Your request has been received' })).toBeFocused();
  const number = /RQ\d{10}/.exec(await page.locator('main').innerText())?.[0] ?? '';
  expect(number).not.toBe('');
  await expect(page.getByText(/An officer contacts you within 24 hours, by /)).toBeVisible();

  await page.getByRole('link', { name: 'My requests' }).first().click();
  await expect(page).toHaveURL(/\/requests$/);
  const mine = page.getByRole('article');
  await expect(mine).toHaveCount(1);
  await expect(mine).toContainText(number);
  await expect(mine).toContainText('Waiting for an officer');
  await expect(mine).not.toContainText('DEMO ONE');
  await mine.getByRole('button', { name: 'Show what was asked' }).click();
  await expect(mine).toContainText('DEMO ONE');
  await expect(mine).toContainText('A suitcase in 2025');

  await mine.getByRole('button', { name: `Withdraw request ${number}` }).click();
  const question = page.getByRole('dialog', { name: `Withdraw request ${number}?` });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await question.getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByText(`Request ${number} is withdrawn`)).toBeVisible();
  await expect(mine).toContainText('Closed');
  await expect(mine.getByRole('button', { name: /^Withdraw/ })).toHaveCount(0);

  await page.goto('/outbox');
  await expect(page.getByText(number).first()).toBeVisible();
  expect(complaints).toEqual([]);
});

test('a car that only an underwriter prices brings its facts along', async ({ page }) => {
  const car = {
    prod: 'MOTOR',
    coverType: 'C',
    make: 'TOY',
    model: 'SIENTA',
    year: '2022',
    estimated: '150000',
    disc: '30',
    driverNo: '1',
    policyHolder: 'Y',
    driverList: '1-T-T',
    accident: 'N',
    offense: 'N',
    company: 'N',
  };
  const searchUrl = `/quoteCards?${new URLSearchParams(car)}`;
  await page.goto(
    `/commercial-insurance/form?${new URLSearchParams({ templateId: 'OTHERS_M', prod: 'MOTOR', searchUrl })}`,
  );
  await expect(page.locator('#answers-OM02')).toHaveValue('TOY');
  await expect(page.locator('#answers-OM03')).toHaveValue('SIENTA');
  await expect(page.locator('#answers-OM04')).toHaveValue('2022');
  await expect(page.locator('#answers-OM05')).toHaveValue('150,000');
  await expect(page.locator('#answers-OM09')).toHaveValue('30');
  await expect(page.getByText('NCB proof')).toBeVisible();

  // Another make has other models; cover for third parties needs no value, no discount no proof.
  await page.locator('#answers-OM02').selectOption('TES');
  await expect(page.locator('#answers-OM03')).toHaveValue('');
  await page.locator('#answers-OM01').selectOption('T');
  await expect(page.locator('#answers-OM05')).toHaveCount(0);
  await page.locator('#answers-OM09').selectOption('0');
  await expect(page.getByText('NCB proof')).toHaveCount(0);
});

test('a product that nobody can ask for says so', async ({ page }) => {
  await page.goto('/commercial-insurance/form?templateId=OTHERS_P&prod=CASTLE');
  await expect(page.getByText('This form is not available')).toBeVisible();
});
