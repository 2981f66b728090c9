import type { Content, TableCell } from 'pdfmake/interfaces.js';
import { inLanguage } from '../../../lib/bilingual.ts';
import { printedMoney } from '../../../lib/printed.ts';
import type { Language } from '../../../lib/texts.ts';
import type { ComparedPlan, ComparisonPrint, PayoutPrint } from '../../../ports/pdfs.ts';
import { printed } from './printed-texts.ts';
import { HARBOUR, LINE, PANEL, SOFT } from './sheet.ts';
import { benefitWidths, gridLayout } from './tables.ts';

/** As wide as a column leaves room, by how many there are. */
const BAR_WIDTHS = [0, 230, 120, 92];

function paidCell({ paid, best }: PayoutPrint, column: number, nothing: string): TableCell {
  const cents = paid[column]?.amountCents ?? 0;
  const most = Math.max(...paid.map(({ amountCents }) => amountCents));
  const isBest = best.includes(column);
  const whole = BAR_WIDTHS[paid.length] ?? 90;
  const bar = (w: number, color: string) => ({ type: 'rect' as const, x: 0, y: 0, w, h: 4, r: 2, color });
  const share = most > 0 ? Math.round((whole * cents) / most) : 0;
  return {
    stack: [
      cents > 0 ? { text: printedMoney(cents), bold: isBest } : { text: nothing, color: SOFT },
      {
        canvas: [bar(whole, PANEL), ...(share > 0 ? [bar(share, isBest ? HARBOUR : LINE)] : [])],
        margin: [0, 3, 0, 1],
      },
    ],
  };
}

/** What each plan pays for typical incidents, as figures and bars; nothing where there are no examples. */
export function payoutTable(
  { payouts, illustration }: Pick<ComparisonPrint, 'payouts' | 'illustration'>,
  plans: readonly ComparedPlan[],
  language: Language,
): Content[] {
  if (payouts.length === 0) return [];
  const t = printed[language];
  const head = (text: string): TableCell => ({ text, bold: true, fontSize: 9, color: HARBOUR });
  const row = (payout: PayoutPrint): TableCell[] => [
    {
      stack: [
        inLanguage(payout.title, language),
        { text: inLanguage(payout.example, language), color: SOFT, fontSize: 8 },
      ],
    },
    ...plans.map((_plan, column) => paidCell(payout, column, t('comparison.paysNothing'))),
  ];
  return [
    {
      margin: [0, 0, 0, 4],
      table: {
        headerRows: 1,
        keepWithHeaderRows: 1,
        dontBreakRows: true,
        widths: benefitWidths(plans.length),
        body: [
          [t('comparison.payouts'), ...plans.map(({ plan }) => inLanguage(plan.insurer.brand, language))].map(head),
          ...payouts.map(row),
        ],
      },
      layout: gridLayout(PANEL, HARBOUR),
    },
    { text: inLanguage(illustration, language), style: 'soft', margin: [0, 0, 0, 10] },
  ];
}
