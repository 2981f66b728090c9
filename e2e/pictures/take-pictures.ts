import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { openReady, untilIdle } from '../open-ready.ts';
import { complaintsOf } from '../purchase.ts';

export const folder = join(import.meta.dirname, '../../pictures');

export const widths = [390, 768, 1280, 1680] as const;
const languages = { en: '', zh: '/zh-Hant' } as const;
const colorSchemes = ['light', 'dark'] as const;

/** Nobody looks further down a picture than this, in CSS pixels; a taller page says how tall it is. */
const LOOKED_AT = 2000;
const WINDOW_HEIGHT = 900;
const SCREENSHOT_MS = 15_000;

export interface Picture {
  readonly page: string;
  readonly width: (typeof widths)[number];
  /** Language and colours. */
  readonly look: string;
  /** Below `folder`. */
  readonly file: string;
  /** Of the whole page, in CSS pixels. */
  readonly height: number;
}

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

/** Nothing is being asked for that has its place kept by a grey shape. */
const isComplete = () => !document.querySelector('.mantine-Skeleton-root, main [aria-busy="true"]');

/**
 * Scrolls through the page as far as it is looked at, so that what comes when it is seen comes, and back. The window keeps its
 * usual height: what is as tall as the window would be as tall as the page.
 * @returns height of the page
 */
async function showWhole(page: Page, width: number): Promise<number> {
  await page.setViewportSize({ width, height: WINDOW_HEIGHT });
  await untilIdle(page);
  for (let top = WINDOW_HEIGHT; top < Math.min(await heightOf(page), LOOKED_AT); top += WINDOW_HEIGHT) {
    await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
    await untilIdle(page);
  }
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await page.waitForFunction(isComplete);
  await untilIdle(page);
  return heightOf(page);
}

/** A window that has been resized often may stop drawing for good; pictures are then taken on in a new one. */
class WindowStalled extends Error {}

async function drawn<T>(work: Promise<T>): Promise<T> {
  const stalled = Symbol();
  const first = await Promise.race([work, setTimeout(SCREENSHOT_MS, stalled, { ref: false })]);
  if (first === stalled) {
    work.catch(() => undefined);
    throw new WindowStalled();
  }
  return first as T;
}

interface Look {
  readonly width: Picture['width'];
  readonly colorScheme: (typeof colorSchemes)[number];
}

const looks: readonly Look[] = widths.flatMap((width) => colorSchemes.map((colorScheme) => ({ width, colorScheme })));

async function takePicture(page: Page, file: string, { width, colorScheme }: Look): Promise<number> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  const height = await showWhole(page, width);
  const shown = { x: 0, y: 0, width, height: Math.min(Math.max(height, WINDOW_HEIGHT), LOOKED_AT) };
  await page.screenshot({ path: join(folder, file), fullPage: true, clip: shown });
  return height;
}

/**
 * Takes pages of an area in every width, language and colour. A page that is wider than its window or complains in the
 * console fails the run, after all pictures were taken.
 * @param context whose session the pages are opened in
 * @param pages name and path without language
 */
export async function takePictures(
  context: BrowserContext,
  area: string,
  pages: Readonly<Record<string, string>>,
): Promise<Picture[]> {
  const pictures: Picture[] = [];
  mkdirSync(join(folder, area), { recursive: true });
  for (const [name, path] of Object.entries(pages)) {
    for (const [language, prefix] of Object.entries(languages)) {
      const address = prefix && path === '/' ? prefix : prefix + path;
      const left = [...looks];
      for (let windows = 0; left[0]; windows += 1) {
        expect(windows, `windows that stalled: ${address}`).toBeLessThan(looks.length);
        const page = await context.newPage();
        const complaints = complaintsOf(page);
        await openReady(page, address);
        try {
          for (let look = left[0]; look; look = left[0]) {
            const named = `${language} ${look.colorScheme}`;
            const file = join(area, `${name} ${look.width} ${named}.png`.replaceAll(' ', '-'));
            const height = await drawn(takePicture(page, file, look));
            const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
            expect.soft(overflow, `${language}, ${look.width} wide: ${path}`).toBeLessThanOrEqual(0);
            pictures.push({ page: name, width: look.width, look: named, file, height });
            left.shift();
          }
        } catch (error) {
          if (!(error instanceof WindowStalled)) throw error;
        }
        expect.soft(complaints).toEqual([]);
        await page.close();
      }
    }
  }
  return pictures;
}
