import type { Content, CustomTableLayout, TableCell } from 'pdfmake/interfaces.js';
import { inLanguage } from '../../../lib/bilingual.ts';
import { printedMoney } from '../../../lib/printed.ts';
import type { Language } from '../../../lib/texts.ts';
import type { PlanBenefit } from '../../../ports/catalogue.ts';
import { LINE, PANEL, SOFT } from './sheet.ts';

/** Hairlines between rows, the head in a colour of its own. */
export function gridLayout(headFill: string, topLine?: string): CustomTableLayout {
  return {
    hLineWidth: (row) => (row === 0 ? (topLine ? 1.2 : 0) : 0.5),
    vLineWidth: () => 0,
    hLineColor: (row) => (row === 0 && topLine ? topLine : LINE),
    paddingLeft: () => 8,
    paddingRight: () => 8,
    paddingTop: () => 4,
    paddingBottom: () => 4,
    fillColor: (row) => (row === 0 ? headFill : null),
  };
}

export interface Grid {
  readonly head: readonly string[];
  readonly widths: readonly (string | number)[];
  readonly rows: readonly (readonly TableCell[])[];
  readonly colour: string;
}

/** A plain table whose head is repeated on every page and whose rows are never split. */
export function grid({ head, widths, rows, colour }: Grid): Content {
  return {
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: [...widths],
      body: [head.map((text) => ({ text, style: 'th' })), ...rows.map((row) => [...row])],
    },
    layout: gridLayout(colour),
  };
}

export interface BenefitColumn {
  /** Stands in the head of every group. */
  readonly title: string;
  readonly benefits: readonly PlanBenefit[];
}

const COLUMN_WIDTHS = [0, 250, 140, 112];

export const benefitWidths = (columns: number): (string | number)[] => [
  '*',
  ...Array.from({ length: columns }, () => COLUMN_WIDTHS[columns] ?? '*'),
];

/** Every benefit that any of the columns has, each once, in order. */
function benefitsOfAny(columns: readonly BenefitColumn[]): PlanBenefit[] {
  const byCode = new Map<string, PlanBenefit>();
  for (const benefit of columns.flatMap(({ benefits }) => benefits)) {
    if (!byCode.has(benefit.code)) byCode.set(benefit.code, benefit);
  }
  return [...byCode.values()];
}

/**
 * Benefits of one or more plans side by side: one table per group, whose head is repeated on every page and never
 * stands alone at the foot of one.
 * @param best by benefit code the columns (from 0) to set in bold
 */
export function benefitTables(options: {
  readonly language: Language;
  readonly colour: string;
  readonly columns: readonly BenefitColumn[];
  readonly best?: Readonly<Record<string, readonly number[]>>;
  /** Benefits that all columns pay alike, and the word for it. */
  readonly same?: { readonly codes: readonly string[]; readonly text: string };
}): Content[] {
  const { language, colour, columns, best, same } = options;
  const all = benefitsOfAny(columns);
  const row = ({ code, name, partOf }: PlanBenefit): TableCell[] => [
    {
      text: same?.codes.includes(code)
        ? [inLanguage(name, language), { text: `  ${same.text}`, color: SOFT, fontSize: 8 }]
        : inLanguage(name, language),
      margin: [partOf ? 10 : 0, 0, 0, 0],
    },
    ...columns.map(({ benefits }, column): TableCell => {
      const cell = benefits.find((benefit) => benefit.code === code);
      if (!cell) return { text: '–', color: SOFT };
      const text = inLanguage(cell.text, language);
      return cell.covered ? { text, bold: best?.[code]?.includes(column) ?? false } : { text, color: SOFT };
    }),
  ];
  const head = (text: string): TableCell => ({ text, bold: true, fontSize: 9, color: colour });
  return [...Map.groupBy(all, ({ group }) => group).values()].map((rows) => {
    const name = rows[0] ? inLanguage(rows[0].groupName, language) : '';
    return {
      margin: [0, 0, 0, 8],
      table: {
        headerRows: 1,
        keepWithHeaderRows: 1,
        dontBreakRows: true,
        widths: benefitWidths(columns.length),
        body: [[name, ...columns.map(({ title }) => title)].map(head), ...rows.map(row)],
      },
      layout: gridLayout(PANEL, colour),
    };
  });
}

/** A text whose words are broken where one of them is longer than so many letters: it would push its column off the page. */
export function broken(text: string, longest: number): { readonly text: Content } {
  const words = text.split(/([!-~]+)/);
  if (words.every((word) => word.length <= longest)) return { text };
  return {
    text: words.map((word) =>
      /^[!-~]/.test(word) && word.length > longest ? { text: word, wordBreak: 'break-all' } : word,
    ),
  };
}

/** Label and value pairs in two columns of lines. */
export function factList(pairs: readonly (readonly [label: string, value: string])[], labelWidth = 130): Content {
  return {
    table: {
      widths: [labelWidth, '*'],
      dontBreakRows: true,
      body: pairs.map(([label, value]) => [
        { text: label, color: SOFT },
        { ...broken(value, 24), bold: true },
      ]),
    },
    layout: {
      hLineWidth: (row) => (row === 0 ? 0 : 0.5),
      vLineWidth: () => 0,
      hLineColor: () => LINE,
      paddingLeft: () => 0,
      paddingRight: () => 8,
      paddingTop: () => 4,
      paddingBottom: () => 4,
    },
  };
}

/** A numbered list under its heading, which stays with the first item and so never stands alone at the foot of a page. */
export function numberedList(heading: string, items: readonly string[]): Content[] {
  const item = (text: string, index: number): Content => ({
    columns: [
      { width: 20, text: `${index + 1}.`, color: SOFT },
      { width: '*', text },
    ],
    margin: [0, 0, 0, 4],
    unbreakable: true,
  });
  const [first, ...others] = items.map(item);
  return [{ unbreakable: true, stack: [{ text: heading, style: 'h2' }, ...(first ? [first] : [])] }, ...others];
}

/** A premium with so many lines stands closer, to stay on one page with what belongs to it. */
const MANY_LINES = 10;

/** Amounts in cents, each with what it is, down to their total; sums on the way stand in bold. */
export function sumTable(
  lines: readonly (readonly [label: string, cents: number, isSum?: boolean])[],
  [totalLabel, totalCents]: readonly [label: string, cents: number],
): Content {
  const row = ([label, cents, isSum = false]: readonly [string, number, boolean?]) => [
    { text: label, bold: isSum },
    { text: printedMoney(cents), bold: isSum, alignment: 'right' as const },
  ];
  const padding = lines.length > MANY_LINES ? 2.5 : 4;
  return {
    table: {
      widths: ['*', 130],
      dontBreakRows: true,
      body: [
        ...lines.map(row),
        [
          { text: totalLabel, bold: true, fontSize: 11 },
          { text: printedMoney(totalCents), bold: true, fontSize: 11, alignment: 'right' },
        ],
      ],
    },
    layout: {
      hLineWidth: (index, node) => (index === 0 ? 0 : index === node.table.body.length - 1 ? 1 : 0.5),
      vLineWidth: () => 0,
      hLineColor: () => LINE,
      paddingLeft: () => 0,
      paddingRight: () => 0,
      paddingTop: () => padding,
      paddingBottom: () => padding,
    },
  };
}

/** An amount in large figures on a panel, and beside it what it is about. */
export function amountPanel(
  [label, cents]: readonly [label: string, cents: number],
  beside: TableCell,
  colour: string,
): Content {
  return {
    margin: [0, 4, 0, 16],
    table: {
      widths: ['*', 'auto'],
      body: [
        [
          {
            stack: [
              { text: label, color: SOFT },
              { text: printedMoney(cents), bold: true, fontSize: 24, color: colour },
            ],
          },
          beside,
        ],
      ],
    },
    layout: {
      hLineWidth: () => 0,
      vLineWidth: () => 0,
      fillColor: () => PANEL,
      paddingLeft: () => 16,
      paddingRight: () => 16,
      paddingTop: () => 12,
      paddingBottom: () => 12,
    },
  };
}
