import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';
import { openReady, untilIdle } from './open-ready.ts';

/** Until nothing waits for an answer and nothing is half faded: what is paler for a moment has less contrast. */
async function untilStill(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const isMoving = (animation: Animation) =>
      animation.playState === 'running' && animation.effect?.getComputedTiming().endTime !== Infinity;
    return !document.querySelector('[aria-busy="true"]') && !document.getAnimations().some(isMoving);
  });
}

/** Nothing in the page, or in a part of it, shuts anybody out as far as axe can tell. */
export async function expectNoBarrier(page: Page, part?: string): Promise<void> {
  await untilStill(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const found = await page.evaluate(async (selector) => {
    const { run } = (window as unknown as { axe: typeof axe }).axe;
    const { violations } = await run(selector ?? document, { resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
  }, part);
  expect.soft(found, page.url()).toEqual([]);
}

/** Nothing is wider than the window. */
async function expectNoOverflow(page: Page, look = ''): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect.soft(overflow, `${page.url()} ${look}`).toBeLessThanOrEqual(0);
}

export const desk = { width: 1280, height: 900 };
export const phone = { width: 390, height: 844 };

export interface Look {
  readonly size: { readonly width: number; readonly height: number };
  readonly colorScheme: 'light' | 'dark';
}

const USUAL_LETTERS = 16;

/** Nothing is wider than the window where there is hardly any room, nor with letters twice as large. */
async function expectToReflow(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const setLetters = (standard: number) => browser.send('Page.setFontSizes', { fontSizes: { standard } });
  for (const { width, letters } of [
    { width: 320, letters: USUAL_LETTERS },
    { width: phone.width, letters: 2 * USUAL_LETTERS },
    { width: desk.width, letters: 2 * USUAL_LETTERS },
  ]) {
    await page.setViewportSize({ width, height: phone.height });
    await setLetters(letters);
    await untilIdle(page);
    await expectNoOverflow(page, `${width} wide, letters of ${letters}`);
  }
  await setLetters(USUAL_LETTERS);
  await browser.detach();
}

/** A page as it looks in some sizes and colours, which it is turned to in place: no barrier, no overflow. */
export async function expectOpenToAll(page: Page, path: string, looks: readonly Look[]): Promise<void> {
  for (const [index, { size, colorScheme }] of looks.entries()) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    if (index === 0) await openReady(page, path);
    else await untilIdle(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoBarrier(page);
    await expectNoOverflow(page);
  }
  await expectToReflow(page);
}
