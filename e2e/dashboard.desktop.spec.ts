import { expect, type Page, test } from '@playwright/test';
import { signIn } from './accounts.ts';
import { expectNoBarrier } from './barriers.ts';
import { openReady, watchShifts } from './open-ready.ts';
import { complaintsOf } from './purchase.ts';

const premium = 'Premium split by reinsurer';
const brokerage = 'Reinsurer brokerage';

const chart = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Where a chart lies on the page, in whole pixels; once it lies still. */
async function placeOf(page: Page, name: string) {
  const read = async () => {
    const box = await chart(page, name).boundingBox();
    const scrolled = await page.evaluate(() => window.scrollY);
    return box && [box.x, box.y + scrolled, box.width, box.height].map(Math.round);
  };
  let last = await read();
  await expect
    .poll(async () => {
      const before = last;
      last = await read();
      return String(before) === String(last);
    })
    .toBe(true);
  return last;
}

/** The page lists so many policies. */
async function expectListed(page: Page, policies: number) {
  const rows = page.getByRole('table', { name: 'Policy inquiry' }).locator('tbody tr');
  await expect(rows).toHaveCount(Math.min(policies, 10));
  if (policies > 10) await expect(page.getByText(new RegExp(` of ${policies}$`))).toBeVisible();
}

test('a consultant moves and sizes a chart by keys, reloads, and finds it where it was left [C-2.2-01]', async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  await signIn(page, 'consultant');
  await openReady(page, '/home-page');
  await page.getByRole('main').getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await expect(page.getByText('Policies sold under your TR code.')).toBeVisible();
  await page.getByRole('button', { name: 'Reset layout' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Your layout is saved' })).toBeAttached();
  const first = [await placeOf(page, premium), await placeOf(page, brokerage)];

  const mover = page.getByRole('button', { name: `Move ${premium}` });
  await mover.focus();
  await mover.press('ArrowRight');
  const status = page.getByRole('status');
  await expect(status.filter({ hasText: `${premium}: column 2 of 12, row 1. Your layout is saved` })).toBeAttached();
  await mover.press('Shift+ArrowDown');
  await expect(status.filter({ hasText: `${premium}: 5 columns wide, 12 rows high. Your layout` })).toBeAttached();
  await expect(mover).toBeFocused();
  const moved = [await placeOf(page, premium), await placeOf(page, brokerage)];
  expect(moved).not.toEqual(first);

  await page.reload();
  await expect(chart(page, premium)).toBeVisible();
  expect([await placeOf(page, premium), await placeOf(page, brokerage)]).toEqual(moved);
  await expectNoBarrier(page);

  const { x = 0, y = 0 } = (await chart(page, premium).boundingBox()) ?? {};
  await page.mouse.move(x + 200, y + 20);
  await page.mouse.down();
  await page.mouse.move(x - 40, y + 60, { steps: 6 });
  await page.mouse.move(x - 90, y + 20, { steps: 6 });
  const kept = page.waitForResponse((answer) => answer.url().endsWith('/sys/dashboard-update'));
  await page.mouse.up();
  expect((await kept).status()).toBe(200);
  expect((await placeOf(page, premium))?.[0]).toBe(first[0]?.[0]);
  const undo = page.getByRole('button', { name: 'Undo' });
  await undo.click();
  await expect.poll(() => placeOf(page, premium)).toEqual(moved[0]);
  await page.getByRole('button', { name: 'Reset layout' }).click();
  await expect.poll(() => placeOf(page, brokerage)).toEqual(first[1]);
  await mover.click();
  await page.getByRole('button', { name: `Swap with ${brokerage}` }).click();
  await expect.poll(async () => (await placeOf(page, brokerage))?.slice(0, 1)).toEqual(first[0]?.slice(0, 1));
  await mover.press('Control+z');
  await expect.poll(() => placeOf(page, brokerage)).toEqual(first[1]);
  expect(complaints).toEqual([]);
});

test('an administrator sees all figures, as charts and as tables, of the days asked for', async ({ page }) => {
  await signIn(page, 'admin');
  await openReady(page, '/home2');
  const third = page.getByRole('button', { name: 'Policies issued per month', exact: true });
  await expect(third).toHaveAttribute('aria-pressed', 'false');
  await third.click();
  await expect(chart(page, 'Policies issued per month')).toBeInViewport();
  await page.getByRole('switch', { name: 'Show as table' }).press(' ');
  const total = page.locator('dl dd').first();
  const table = page.getByRole('table', { name: premium });
  await expect(table.locator('tfoot td').first()).toHaveText(await total.innerText());
  await expectNoBarrier(page);

  const [, , , , policies = ''] = await table.locator('tbody tr').first().locator('td').allInnerTexts();
  await table.locator('tbody').getByRole('link').first().press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Policy inquiry' })).toBeVisible();
  await expectListed(page, Number(policies));
  await expectNoBarrier(page);
  await page.goBack();
  const bar = page.getByRole('link', { name: /policies: \d+\. Show them/ }).last();
  const [, counted = ''] = /policies: (\d+)\./.exec((await bar.getAttribute('aria-label')) ?? '') ?? [];
  await bar.press('Enter');
  await expectListed(page, Number(counted));
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();

  const yearly = await total.innerText();
  await page.getByRole('radio', { name: 'This month' }).check();
  await expect(total).not.toHaveText(yearly);
  await page.getByRole('radio', { name: 'Custom dates' }).check();
  await page.getByLabel('To', { exact: true }).fill('01/01/2020');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page.getByText('The last day cannot be before the first')).toBeVisible();
  await page.getByLabel('From', { exact: true }).fill('01/12/2019');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page.getByText('No policies in this period')).toBeVisible();
  await page.getByRole('button', { name: 'Show the last 12 months' }).click();
  await expect(total).toHaveText(yearly);
  await page.getByRole('button', { name: 'Reset layout' }).click();
  await expect(third).toHaveAttribute('aria-pressed', 'false');
});

test('nothing moves while the dashboard comes, and no chart hides a row of its own, from a phone to a desk', async ({
  page,
}) => {
  // Nobody else changes the officer's dashboard meanwhile: it shows twelve months, so more insurers than the pie has room for.
  await signIn(page, 'officer');
  const shifts = await watchShifts(page);
  for (const width of [390, 768, 1280]) {
    for (const path of ['/home', '/zh-Hant/home']) {
      await page.setViewportSize({ width, height: 900 });
      await openReady(page, path);
      await expect(page.locator('figure ol').getByRole('listitem')).toHaveCount(7);
      await expect(page.locator('#dashboard-unit option')).not.toHaveCount(1);
      const hidden = await page
        .locator('figure')
        .evaluateAll((all) =>
          all.map((one) => [one.scrollHeight - one.clientHeight, one.scrollWidth - one.clientWidth]),
        );
      expect([width, path, hidden]).toEqual([width, path, hidden.map(() => [0, 0])]);
      const far = (await shifts()).reduce((sum, { value }) => sum + value, 0);
      expect([width, path, far < 0.02]).toEqual([width, path, true]);
    }
  }
});

test('promotions and news stand above the charts [C-2.2-02]', async ({ page }) => {
  await signIn(page, 'officer');
  await openReady(page, '/zh-Hant/home1');
  await expect(page.getByRole('link', { name: /TRIP10/ })).toHaveAttribute('target', '_blank');
  await page.getByRole('button', { name: '最新消息' }).click();
  await expect(page.getByRole('region', { name: '最新消息' }).getByRole('link')).toHaveCount(6);
  await expect(page.getByRole('region', { name: '推廣優惠' })).toBeHidden();
  await expectNoBarrier(page);
});
