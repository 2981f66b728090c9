import type { Content } from 'pdfmake/interfaces.js';
import { inLanguage } from '../../../lib/bilingual.ts';
import { printedMoney } from '../../../lib/printed.ts';
import type { Language } from '../../../lib/texts.ts';
import type { ListedPrint } from '../../../ports/pdfs.ts';
import { printed } from './printed-texts.ts';
import { HARBOUR, SOFT } from './sheet.ts';
import { grid } from './tables.ts';

/** Every plan of a list with its price, on a page of its own behind those that are compared; nothing without a list. */
export function listedPlans(listed: readonly ListedPrint[], language: Language): Content[] {
  if (listed.length === 0) return [];
  const t = printed[language];
  return [
    { text: t('comparison.listed', { count: listed.length }), style: 'h2', pageBreak: 'before' },
    grid({
      head: ['', t('comparison.insurer'), t('comparison.plan'), t('comparison.total')],
      widths: [18, '*', '*', 100],
      colour: HARBOUR,
      rows: listed.map(({ insurerName, planName, totalCents }, at) => [
        { text: String(at + 1), color: SOFT },
        inLanguage(insurerName, language),
        inLanguage(planName, language),
        totalCents === null
          ? { text: t('comparison.onRequest'), color: SOFT, alignment: 'right' as const }
          : { text: printedMoney(totalCents), bold: at < 3, alignment: 'right' as const },
      ]),
    }),
  ];
}
