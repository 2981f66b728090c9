import type { BestIn } from '@onegi/contract/comparison';
import { writtenDay } from '@onegi/contract/written-dates';
import type { TableCell, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { inLanguage } from '../../../lib/bilingual.ts';
import { printedMoney } from '../../../lib/printed.ts';
import type { Language } from '../../../lib/texts.ts';
import type { ComparedPlan, ComparisonPrint } from '../../../ports/pdfs.ts';
import { monogram } from '../monogram.ts';
import { listedPlans } from './listed-plans.ts';
import { payoutTable } from './payout-table.ts';
import { type Printed, printed } from './printed-texts.ts';
import { HARBOUR, SOFT, sheet } from './sheet.ts';
import { benefitTables, benefitWidths } from './tables.ts';

function planHead(
  t: Printed,
  { plan, price }: ComparedPlan,
  bestIn: BestIn | undefined,
  language: Language,
): TableCell {
  const { insurer } = plan;
  const saved = price && price.beforeDiscountCents !== price.totalCents;
  return {
    stack: [
      { svg: monogram({ code: insurer.code, colour: insurer.colour, name: insurer.name.en }), width: 30, height: 30 },
      { text: inLanguage(insurer.name, language), fontSize: 8, color: SOFT, margin: [0, 5, 0, 0] },
      { text: inLanguage(plan.name, language), bold: true, fontSize: 10 },
      {
        text: price ? printedMoney(price.totalCents) : t('comparison.onRequest'),
        bold: true,
        fontSize: price ? 14 : 11,
        color: HARBOUR,
        margin: [0, 5, 0, 0],
      },
      { text: price ? t('comparison.levyIncluded') : '', fontSize: 8, color: SOFT },
      {
        text: saved ? t('comparison.before', { amount: printedMoney(price.beforeDiscountCents) }) : '',
        fontSize: 8,
        color: SOFT,
      },
      { text: bestIn ? t('comparison.bestIn', { ...bestIn }) : '', fontSize: 8.5, margin: [0, 4, 0, 0] },
    ],
  };
}

/** Up to three plans side by side, to give to a client. */
export function comparison(
  { plans, best, same, bestIn, payouts, illustration, listed, searchText, preparedOn, validUntil }: ComparisonPrint,
  language: Language,
): TDocumentDefinitions {
  const t = printed[language];
  const date = writtenDay(preparedOn, language);
  return sheet({
    language,
    title: t('title.comparison'),
    subtitle: t('comparison.prepared', { date }),
    reference: t('comparison.prepared', { date }),
    content: [
      ...(searchText
        ? [
            {
              text: inLanguage(searchText, language),
              fontSize: 11.5,
              bold: true,
              margin: [0, 0, 0, 10] as [number, number, number, number],
            },
          ]
        : []),
      {
        margin: [0, 0, 0, 10],
        table: {
          widths: benefitWidths(plans.length),
          body: [['', ...plans.map((compared, at) => planHead(t, compared, bestIn[at], language))]],
        },
        layout: { defaultBorder: false, paddingLeft: () => 8, paddingRight: () => 8 },
      },
      ...payoutTable({ payouts, illustration }, plans, language),
      ...benefitTables({
        language,
        same: { codes: same, text: t('comparison.same') },
        colour: HARBOUR,
        columns: plans.map(({ plan, benefits }) => ({ title: inLanguage(plan.insurer.brand, language), benefits })),
        best,
      }),
      { text: t('comparison.best'), style: 'soft', margin: [0, 8, 0, 0] },
      ...(validUntil
        ? [{ text: t('comparison.valid', { date: writtenDay(validUntil, language) }), style: 'soft' }]
        : []),
      { text: t('comparison.reference'), style: 'soft' },
      ...listedPlans(listed, language),
    ],
  });
}
