import { hongKongSecond, writtenDay } from '@onegi/contract/written-dates';
import type { Content } from 'pdfmake/interfaces.js';
import { renderSVG } from 'uqr';
import { inLanguage } from '../../../lib/bilingual.ts';
import type { Language } from '../../../lib/texts.ts';
import type { PrintedExcess, PrintedUse } from '../../../ports/policy-facts.ts';
import { type Printed, printed } from './printed-texts.ts';
import { CONTENT_WIDTH, heading, LINE, SOFT } from './sheet.ts';
import { grid } from './tables.ts';

const CODE_SIZE = 84;

/** The number in large type and as a code to be scanned, which opens the page that says whether it gives cover. */
export function numberPanel(
  { number, checkUrl, label }: { number: string; checkUrl: string; label: string },
  beside: readonly (readonly [label: string, value: string])[],
  language: Language,
): Content {
  const t = printed[language];
  const shown = ([name, value]: readonly [string, string]): Content => ({
    margin: [0, 4, 0, 0],
    text: [
      { text: `${name}  `, color: SOFT },
      { text: value, bold: true },
    ],
  });
  return {
    margin: [0, 0, 0, 4],
    columns: [
      {
        width: '*',
        stack: [
          { text: label, color: SOFT },
          { text: number, bold: true, fontSize: 17 },
          ...beside.map(shown),
          { text: t('motor.check'), style: 'soft', fontSize: 7.5, margin: [0, 6, 0, 0] },
          { text: checkUrl, link: checkUrl, style: 'soft', fontSize: 7.5 },
        ],
      },
      { width: CODE_SIZE, svg: renderSVG(checkUrl, { ecc: 'M', border: 2 }), height: CODE_SIZE },
    ],
    columnGap: 16,
  };
}

/** A moment of cover to the minute, which the law wants to be said: noon and midnight are never taken for each other. */
export function momentIn(moment: string, language: Language): string {
  const [day = '', time = ''] = hongKongSecond(moment).split(' ');
  return `${writtenDay(day, language)} ${time.slice(0, 5)}`;
}

/** The excess schedule; what nobody bears is no part of it. */
export function excessPart(excesses: readonly PrintedExcess[], language: Language, colour: string): Content[] {
  if (excesses.length === 0) return [];
  const t = printed[language];
  return [
    {
      unbreakable: true,
      stack: [
        { text: t('motor.excesses'), style: 'h2' },
        grid({
          head: [t('motor.loss'), t('motor.excess')],
          widths: ['*', 120],
          colour,
          rows: excesses.map(({ name, amount, remark }) => [
            {
              text: remark
                ? `${inLanguage(name, language)} – ${inLanguage(remark, language)}`
                : inLanguage(name, language),
            },
            { text: inLanguage(amount, language), alignment: 'right' },
          ]),
        }),
        { text: t('motor.excessNote'), style: 'soft', margin: [0, 5, 0, 0] },
      ],
    },
  ];
}

/** Who may drive, what the vehicle may be used for, and what it may not. */
export function usePart(t: Printed, drivers: readonly string[], use: PrintedUse): Content[] {
  return [
    heading(t('motor.entitled')),
    { text: t('motor.entitledNamed', { names: drivers.join(', ') }) },
    { text: t('motor.entitledOthers'), margin: [0, 3, 0, 0] },
    { text: t('motor.licensed'), margin: [0, 3, 0, 0] },
    heading(t('motor.limits')),
    { text: t(`motor.uses.${use}`) },
    { text: t('motor.excluded'), margin: [0, 3, 0, 0] },
  ];
}

/** Lines to sign on, side by side. */
export function signatures(labels: readonly string[]): Content {
  const width = (CONTENT_WIDTH - 24 * (labels.length - 1)) / labels.length;
  return {
    unbreakable: true,
    margin: [0, 44, 0, 0],
    columnGap: 24,
    columns: labels.map((label) => ({
      width,
      stack: [
        { canvas: [{ type: 'line', x1: 0, y1: 0, x2: width, y2: 0, lineWidth: 0.8, lineColor: LINE }] },
        { text: label, style: 'soft', margin: [0, 4, 0, 0] },
      ],
    })),
  };
}
