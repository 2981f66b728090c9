import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { folder, type Picture, widths } from './take-pictures.ts';

/** Width of a picture on the sheet, in CSS pixels, so that a window's width of each is readable. */
const shownWidth: Readonly<Record<Picture['width'], number>> = { 390: 150, 768: 240, 1280: 480, 1680: 480 };
/** Room for three pages on a phone, two on a tablet, one on a desk: in four looks each. */
const SHEET_WIDTH = 2000;

/** One row a page: the same width in both languages and colours. */
function rowsOf(pictures: readonly Picture[], width: Picture['width'], source: (picture: Picture) => string): string {
  const ofWidth = pictures.filter((picture) => picture.width === width);
  const names = [...new Set(ofWidth.map(({ page }) => page))];
  const figure = (picture: Picture) =>
    `<figure><figcaption>${picture.look}, ${picture.height} px</figcaption><a href="${picture.file}"><img src="${source(picture)}" width="${shownWidth[width]}" alt="${picture.page}, ${picture.look}"></a></figure>`;
  const row = (name: string) =>
    `<section><h2>${name}, ${width} wide</h2><div>${ofWidth
      .filter(({ page }) => page === name)
      .map(figure)
      .join('')}</div></section>`;
  return names.map(row).join('');
}

const documentOf = (area: string, body: string) => `<!doctype html><meta charset="utf-8"><title>${area}</title>
<style>body{font:14px sans-serif;margin:8px;background:#999;display:flex;flex-wrap:wrap;align-items:flex-start;gap:16px}h2{font-size:14px;margin:8px 0 4px}
section{break-inside:avoid}div{display:flex;gap:8px;align-items:flex-start}figure{margin:0}img{display:block}</style>${body}`;

/** `<area>.html` holds every picture of an area and leads to each in full; `<area>-<width>.png` is the same to look at. */
export async function makeContactSheet(page: Page, area: string, pictures: readonly Picture[]): Promise<void> {
  const linked = widths.map((width) => rowsOf(pictures, width, ({ file }) => file)).join('');
  writeFileSync(join(folder, `${area}.html`), documentOf(area, linked));
  const inlined = ({ file }: Picture) => `data:image/png;base64,${readFileSync(join(folder, file), 'base64')}`;
  for (const width of widths) {
    await page.goto('about:blank');
    await page.setViewportSize({ width: SHEET_WIDTH, height: 800 });
    await page.setContent(documentOf(area, rowsOf(pictures, width, inlined)));
    await page.screenshot({ path: join(folder, `${area}-${width}.png`), fullPage: true });
  }
}
