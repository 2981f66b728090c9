import { claimForms as en } from '@onegi/messages/en/claim-forms';
import { claimForms as zh } from '@onegi/messages/zh-Hant/claim-forms';
import type { Content, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import type { ClaimFormPrint } from '../../../ports/pdfs.ts';
import { printed } from './printed-texts.ts';
import { LINE, PANEL, SOFT, sheet } from './sheet.ts';

type Texts = Readonly<Record<string, string>>;
/** The same keys in the other language, side by side. */
const pairs = (english: readonly [string, string][], chinese: Texts) =>
  english.map(([key, text]) => ({ en: text, zh: chinese[key] ?? '' }));

const ROW = 30;
const LONG_ROW = 76;

/** A box to write into, under what is asked in both languages; a question that ends in an ellipsis gets more room. */
function box({ en: english, zh: chinese }: { en: string; zh: string }): TableCell {
  return {
    stack: [{ text: `${english.replace(/…$/, '')}  ${chinese.replace(/…$/, '')}`, fontSize: 8, color: SOFT }],
  };
}

const isLong = (asked: { en: string }) => asked.en.endsWith('…');

/** Questions in rows of two; a long one has a row to itself. */
function boxes(asked: readonly { en: string; zh: string }[]): Content {
  const rows: TableCell[][] = [];
  const heights: number[] = [];
  let waiting: TableCell | undefined;
  const flush = () => {
    if (!waiting) return;
    rows.push([waiting, { text: '' }]);
    heights.push(ROW);
    waiting = undefined;
  };
  for (const each of asked) {
    if (isLong(each)) {
      flush();
      rows.push([{ ...(box(each) as object), colSpan: 2 } as TableCell, {}]);
      heights.push(LONG_ROW);
    } else if (waiting) {
      rows.push([waiting, box(each)]);
      heights.push(ROW);
      waiting = undefined;
    } else {
      waiting = box(each);
    }
  }
  flush();
  return {
    table: { widths: ['*', '*'], heights, dontBreakRows: true, body: rows },
    layout: {
      hLineWidth: () => 0.6,
      vLineWidth: () => 0.6,
      hLineColor: () => LINE,
      vLineColor: () => LINE,
      paddingTop: () => 3,
      paddingLeft: () => 5,
    },
  };
}

const heading = (text: string): Content => ({ text, style: 'h2', headlineLevel: 1 });

/** What to send along, each with a square to tick. */
function checklist(documents: readonly { en: string; zh: string }[]): Content[] {
  return documents.map(({ en: english, zh: chinese }) => ({
    columns: [
      {
        width: 18,
        canvas: [{ type: 'rect', x: 0, y: 2, w: 9, h: 9, lineWidth: 0.8, lineColor: SOFT }],
      },
      { width: '*', text: `${english}\n${chinese}` },
    ],
    margin: [0, 0, 0, 5],
    unbreakable: true,
  }));
}

/** A claim form to print and fill in, in both languages at once: for one insurer, or for any. */
export function claimForm({ form, insurer }: ClaimFormPrint): TDocumentDefinitions {
  const { common } = en;
  const of = { en: en.forms[form], zh: zh.forms[form] };
  const title = `${of.en.name}  ${of.zh.name}`;
  return sheet({
    language: 'en',
    ...(insurer ? { insurer } : {}),
    title: printed.en('title.claimForm'),
    subtitle: title,
    reference: `${insurer?.code ?? 'OneGI'}-${form}-CLAIM`,
    content: [
      {
        table: { widths: ['*'], body: [[{ text: `${common.lead}\n${zh.common.lead}`, fontSize: 9 }]] },
        layout: {
          hLineWidth: () => 0,
          vLineWidth: () => 0,
          fillColor: () => PANEL,
          paddingLeft: () => 10,
          paddingTop: () => 7,
          paddingBottom: () => 7,
        },
      },
      heading(`1. ${common.policyPart}  ${zh.common.policyPart}`),
      boxes(pairs(Object.entries(common.policy), zh.common.policy)),
      heading(`2. ${common.eventPart}  ${zh.common.eventPart}`),
      boxes(pairs(Object.entries(of.en.asked), of.zh.asked)),
      heading(`3. ${common.otherPart}  ${zh.common.otherPart}`),
      boxes(pairs(Object.entries(common.other), zh.common.other)),
      heading(`4. ${common.documentsPart}  ${zh.common.documentsPart}`),
      ...checklist(pairs(Object.entries(of.en.documents), of.zh.documents)),
      {
        unbreakable: true,
        stack: [
          heading(`5. ${common.declarationPart}  ${zh.common.declarationPart}`),
          { text: `${common.declaration}\n${zh.common.declaration}`, margin: [0, 0, 0, 8] },
          boxes(pairs(Object.entries(common.signature), zh.common.signature)),
        ],
      },
    ],
  });
}
