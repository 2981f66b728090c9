import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { openReady, untilIdle } from '../open-ready.ts';
import { complaintsOf } from '../purchase.ts';

export const folder = join(import.meta.dirname, '../../pictures');

export const widths = [390, 768, 1280, 1680] as const;
const languages = { en: '', zh: '/zh-Hant' } as const;
const colorSchemes = ['light', 'dark'] as const;

/** Nobody looks further down a picture than this, in CSS pixels; a taller page says how tall it is. */
const LOOKED_AT = 2000;
const WINDOW_HEIGHT = 900;
const SCREENSHOT_MS = 30_000;

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

/**
 * Makes the window as tall as the page, as far as it is looked at, so that what comes when it is seen comes.
 * @returns height of the page in a usual window
 */
async function showWhole(page: Page, width: number): Promise<number> {
  await page.setViewportSize({ width, height: WINDOW_HEIGHT });
  await untilIdle(page);
  await page.setViewportSize({ width, height: Math.min(Math.max(await heightOf(page), WINDOW_HEIGHT), LOOKED_AT) });
  await untilIdle(page);
  const height = await heightOf(page);
  await page.setViewportSize({ width, height: Math.min(Math.max(height, WINDOW_HEIGHT), LOOKED_AT) });
  await untilIdle(page);
  return height;
}

/**
 * Takes pages of an area in every width, language and colour. A page that is wider than its window or complains in the
 * console fails the run, after all pictures were taken.
 * @param pages name and path without language
 */
export async function takePictures(
  page: Page,
  area: string,
  pages: Readonly<Record<string, string>>,
): Promise<Picture[]> {
  const complaints = complaintsOf(page);
  const pictures: Picture[] = [];
  mkdirSync(join(folder, area), { recursive: true });
  for (const [name, path] of Object.entries(pages)) {
    for (const [language, prefix] of Object.entries(languages)) {
      await openReady(page, prefix && path === '/' ? prefix : prefix + path);
      for (const width of widths) {
        for (const colorScheme of colorSchemes) {
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
          const height = await showWhole(page, width);
          const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
          expect.soft(overflow, `${language}, ${width} wide: ${path}`).toBeLessThanOrEqual(0);
          const look = `${language} ${colorScheme}`;
          const file = join(area, `${name} ${width} ${look}.png`.replaceAll(' ', '-'));
          await page.screenshot({ path: join(folder, file), timeout: SCREENSHOT_MS });
          pictures.push({ page: name, width, look, file, height });
        }
      }
    }
  }
  expect.soft(complaints).toEqual([]);
  return pictures;
}
