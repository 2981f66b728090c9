import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { openReady } from './open-ready.ts';

/** Nothing in the page, or in a part of it, shuts anybody out as far as axe can tell. */
export async function expectNoBarrier(page: Page, part?: string): Promise<void> {
  const axe = new AxeBuilder({ page });
  const { violations } = await (part ? axe.include(part) : axe).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
  expect.soft(found, page.url()).toEqual([]);
}

/** Nothing is wider than the window. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect.soft(overflow, page.url()).toBeLessThanOrEqual(0);
}

/** Pages as they look on a desk in English and by day, and on a phone in Chinese and by night: no barrier, no overflow. */
export async function expectOpenToAll(page: Page, paths: readonly string[]): Promise<void> {
  for (const [width, prefix, colorScheme] of [
    [1280, '', 'light'],
    [390, '/zh-Hant', 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const path of paths) {
      await openReady(page, prefix + path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectNoBarrier(page);
      await expectNoOverflow(page);
    }
  }
}
