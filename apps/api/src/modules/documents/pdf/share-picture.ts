import { writtenDay } from '@onegi/contract/written-dates';
import { inLanguage } from '../../../lib/bilingual.ts';
import { printedMoney } from '../../../lib/printed.ts';
import type { Language } from '../../../lib/texts.ts';
import type { SharePicture } from '../../../ports/pdfs.ts';
import { panel, type Type } from './outlines.ts';
import { type Colour, newPainting, type Painting } from './paint.ts';
import { printed } from './printed-texts.ts';

/** What every service that shows previews takes without cutting. */
const [WIDTH, HEIGHT] = [1200, 630];
const MARGIN = 72;
const INNER = WIDTH - 2 * MARGIN;

const NIGHT: Colour = [6, 43, 51];
const WATER: Colour = [11, 84, 96];
const SKYLINE: Colour = [4, 33, 40];
const LANTERN: Colour = [255, 190, 92];
const WHITE: Colour = [255, 255, 255];
const SOFT: Colour = [190, 222, 226];

/** Night over the harbour, and the one light in it. */
function drawHarbour(painting: Painting): void {
  painting.tint(NIGHT, () => 1);
  painting.tint(WATER, (_x, y) => (y / HEIGHT) * 0.9);
  const [lightX, lightY] = [WIDTH - 150, 118];
  const towers = [0, 92, 150, 236, 300, 402, 470, 560, 640, 720, 830, 900, 980, 1070, 1140];
  const skyline = towers.flatMap((x, at) => {
    const high = 36 + ((at * 53) % 88);
    return panel(x, HEIGHT - 96 - high, 62 + ((at * 29) % 34), high + 20, 3);
  });
  painting.fill(skyline, SKYLINE, 0.5);
  painting.fill(panel(0, HEIGHT - 92, WIDTH, 92, 0), SKYLINE, 0.6);
  painting.tint(LANTERN, (x, y) => {
    const far = Math.hypot(x - lightX, y - lightY);
    return far > 320 ? 0 : 0.34 * (1 - far / 320) ** 2;
  });
  painting.fill(panel(lightX - 30, lightY - 38, 60, 76, 28), LANTERN);
  painting.fill(panel(lightX - 16, lightY - 50, 32, 10, 4), LANTERN, 0.8);
  painting.fill(panel(lightX - 16, lightY + 40, 32, 10, 4), LANTERN, 0.8);
  for (const [at, y] of [556, 574, 592, 610].entries()) {
    painting.fill(panel(lightX - 46 + at * 9, y, 92 - at * 18, 4, 2), LANTERN, 0.5 - at * 0.09);
  }
}

/** The picture beside a shared link: product, how many plans, from what price. Nothing of who shared it. */
export function sharePicture(
  { product, searchText, plans, planCount, lowestCents, expiresOn }: SharePicture,
  language: Language,
  { normal, bold }: { readonly normal: Type; readonly bold: Type },
): Buffer {
  const t = printed[language];
  const painting = newPainting(WIDTH, HEIGHT);
  drawHarbour(painting);
  const write = (text: string, type: Type, size: number, x: number, y: number, colour: Colour, most = INNER) => {
    const shown = type.fitted(text, size, most);
    painting.fill(type.outlines(shown, size, [x, y]), colour);
    return type.width(shown, size);
  };
  const one = write('One', bold, 44, MARGIN, 108, WHITE);
  write('GI', bold, 44, MARGIN + one, 108, LANTERN);
  write(t('share.product', { line: inLanguage(product, language) }), bold, 62, MARGIN, 220, WHITE, INNER - 170);
  write(inLanguage(searchText, language), normal, 28, MARGIN, 268, SOFT);
  if (plans.length > 0) {
    const [gap, count] = [24, plans.length];
    const width = (INNER - gap * (count - 1)) / count;
    for (const [at, { name, totalCents }] of plans.entries()) {
      const x = MARGIN + at * (width + gap);
      painting.fill(panel(x, 312, width, 168, 18), WHITE, 0.1);
      write(inLanguage(name, language), normal, 22, x + 24, 362, WHITE, width - 48);
      const price = totalCents === null ? t('comparison.onRequest') : printedMoney(totalCents);
      const isLowest = totalCents !== null && totalCents === lowestCents;
      const size = Math.min(count > 2 ? 40 : 48, (40 * (width - 48)) / bold.width(price, 40));
      write(price, bold, size, x + 24, 438, isLowest ? LANTERN : WHITE);
    }
  } else {
    write(t('share.plans', { count: planCount }), normal, 34, MARGIN, 354, WHITE);
    const price = lowestCents === null ? t('comparison.onRequest') : printedMoney(lowestCents);
    write(price, bold, 96, MARGIN, 462, LANTERN);
  }
  const date = writtenDay(expiresOn, language);
  write(`${t('share.levyIncluded')} · ${t('comparison.valid', { date })}`, normal, 24, MARGIN, 590, SOFT);
  return painting.png();
}
