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
          await page.setViewportSize({ width, height: WINDOW_HEIGHT });
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
          await untilIdle(page);
          const size = await page.evaluate(() => {
            const { scrollWidth, scrollHeight } = document.documentElement;
            return { width: scrollWidth, height: scrollHeight };
          });
          expect.soft(size.width, `${language}, ${width} wide: ${path}`).toBeLessThanOrEqual(width);
          const look = `${language} ${colorScheme}`;
          const file = join(area, `${name} ${width} ${look}.png`.replaceAll(' ', '-'));
          await page.screenshot({
            path: join(folder, file),
            fullPage: true,
            clip: { x: 0, y: 0, width, height: Math.min(size.height, LOOKED_AT) },
          });
          pictures.push({ page: name, width, look, file, height: size.height });
        }
      }
    }
  }
  expect.soft(complaints).toEqual([]);
  return pictures;
}
