import { expect, test } from '@playwright/test';
import { expectNoBarrier } from './barriers.ts';

const details = '/planCoverage/MOTOR/LPG/LPG-MOTOR-S';

test('an incident is held against a plan step by step, and its address can be shared', async ({ page, context }) => {
  await page.goto(details);
  const section = page.getByRole('region', { name: 'What would it pay?' });
  await section.scrollIntoViewIfNeeded();
  await section.getByRole('radio', { name: 'A stone cracks the windscreen' }).check();
  await expect(section.getByText('An everyday example.')).toBeVisible();
  await expect(section.getByLabel('Windscreen top-up')).toHaveValue('none');
  await section.getByLabel('Cost of the windscreen').fill('7,500');
  await expect(section.getByText('Pays up to HK$5,000.00', { exact: true })).toBeVisible();
  await expect(section.getByText('The limit is HK$5,000.')).toBeVisible();
  await expect(section.getByText(/This is an illustration/)).toBeVisible();
  await expect(section.getByText('Wear, mechanical failure and depreciation are excluded.')).toBeVisible();
  await expect(page).toHaveURL(/incident=windscreen,withWindscreen_none,windscreen_7500/);
  await expectNoBarrier(page, 'section[aria-labelledby="incident-title"]');

  const shared = await context.newPage();
  await shared.goto(page.url().replace('/planCoverage', '/zh-Hant/planCoverage'));
  const sharedSection = shared.getByRole('region', { name: '會賠償多少？' });
  await sharedSection.scrollIntoViewIfNeeded();
  await expect(sharedSection.getByText('最高賠償 HK$5,000.00', { exact: true })).toBeVisible();
});

test('a delay is entered to the minute', async ({ page }) => {
  await page.goto('/planCoverage/TRAVEL/LPG/LPG-TRAVEL-S');
  const section = page.getByRole('region', { name: 'What would it pay?' });
  await section.scrollIntoViewIfNeeded();
  await section.getByLabel('All incidents').selectOption({ label: 'My flight leaves late' });
  await section.getByLabel('Hours late').fill('5');
  await section.getByLabel('and minutes').fill('59');
  await expect(section.getByText(/^5 hours 59 minutes make no full period of 6 hours/)).toBeVisible();
  await expect(section.getByText('Does not pay', { exact: true })).toBeVisible();
  await section.getByLabel('Hours late').fill('6');
  await section.getByLabel('and minutes').fill('');
  await expect(section.getByText('Pays HK$300.00', { exact: true })).toBeVisible();
});

test('an incident that is not typical waits for its answers', async ({ page }) => {
  await page.goto(details);
  const section = page.getByRole('region', { name: 'What would it pay?' });
  await section.getByLabel('All incidents').selectOption({ label: 'My car is in the garage for days' });
  await expect(section.getByText('Still to be answered: Loss of use added to the plan.')).toBeVisible();
  await expect(section.getByRole('radio', { checked: true })).toHaveCount(0);
});

test('an answer that cannot be is told beside its field', async ({ page }) => {
  await page.goto(`${details}?incident=windscreen,windscreen_many`);
  const section = page.getByRole('region', { name: 'What would it pay?' });
  await section.scrollIntoViewIfNeeded();
  await expect(section.getByText('Please enter an integer')).toBeVisible();
});

test('plans without a price show what was searched', async ({ page }) => {
  await page.goto(`${details}?variant=T`);
  await expect(page.getByRole('row', { name: /^Own damage, fire and theft/ })).toContainText('Not covered');
});
