import type { Column, Content, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { inLanguage } from '../../../lib/bilingual.ts';
import type { Language } from '../../../lib/texts.ts';
import type { Insurer } from '../../../ports/catalogue.ts';
import { monogram } from '../monogram.ts';
import { withNarrowQuotes } from './narrow-quotes.ts';
import { printed } from './printed-texts.ts';
import { waterline, wordmark } from './waterline.ts';

export const INK = '#121c1f';
export const SOFT = '#52666a';
export const LINE = '#d3dfe1';
export const PANEL = '#f2f7f7';
export const HARBOUR = '#0b616e';

const MARGIN = 44;
export const CONTENT_WIDTH = 595.28 - 2 * MARGIN;

export interface Sheet {
  readonly language: Language;
  /** Whose document it is; absent: OneGI's own. */
  readonly insurer?: Pick<Insurer, 'code' | 'name' | 'colour'>;
  readonly title: string;
  readonly subtitle: string;
  /** Printed at the foot of every page: the policy number, the version. */
  readonly reference: string;
  readonly content: Content[];
}

/** The bar at the top of the first page: logo, whose it is, title. */
function masthead({ language, insurer, title, subtitle }: Sheet): Content {
  const who = insurer ? inLanguage(insurer.name, language) : 'OneGI';
  const logo: Column = insurer
    ? { svg: monogram({ code: insurer.code, colour: insurer.colour, name: who }), height: 44 }
    : { svg: wordmark(HARBOUR), height: 26 };
  return {
    margin: [0, 0, 0, 18],
    columns: [
      { ...logo, width: insurer ? 44 : 88 },
      {
        width: '*',
        margin: [insurer ? 12 : 0, 2, 0, 0],
        stack: insurer
          ? [
              { text: who, bold: true, fontSize: 13 },
              { svg: wordmark(SOFT), width: 34, margin: [0, 3, 0, 0] },
            ]
          : [],
      },
      {
        width: 190,
        alignment: 'right',
        stack: [
          { text: title, bold: true, fontSize: 17, color: insurer?.colour ?? HARBOUR },
          { text: subtitle, color: SOFT, fontSize: 9, margin: [0, 2, 0, 0] },
        ],
      },
    ],
  };
}

/** A heading that never stands alone at the foot of a page. */
export const heading = (text: string): Content => ({ text, style: 'h2', headlineLevel: 1 });

/** A whole A4 document: first-page masthead, running head, foot with "page x of y". */
export function sheet(options: Sheet): TDocumentDefinitions {
  const { language, insurer, title, reference, content } = options;
  const t = printed[language];
  const who = insurer ? inLanguage(insurer.name, language) : 'OneGI';
  const definition: TDocumentDefinitions = {
    pageSize: 'A4',
    pageMargins: [MARGIN, 56, MARGIN, 56],
    info: { title: `${title} · ${who}`, author: who, creator: 'OneGI', producer: 'OneGI' },
    language: language === 'en' ? 'en' : 'zh-Hant-HK',
    defaultStyle: { font: 'NotoSansTC', fontSize: 9.5, lineHeight: 1.02, color: INK },
    styles: {
      h2: { fontSize: 12.5, bold: true, color: insurer?.colour ?? HARBOUR, margin: [0, 14, 0, 6] },
      th: { bold: true, fontSize: 9, color: '#ffffff' },
      soft: { color: SOFT, fontSize: 8.5 },
    },
    header: (page) =>
      page === 1
        ? { svg: waterline(insurer?.colour ?? HARBOUR), width: 595.28 }
        : {
            margin: [MARGIN, 24, MARGIN, 0],
            columns: [
              { text: who, style: 'soft' },
              { text: title, style: 'soft', alignment: 'right' },
            ],
          },
    footer: (page, pages) => ({
      margin: [MARGIN, 8, MARGIN, 0],
      stack: [
        { canvas: [{ type: 'line', x1: 0, y1: 0, x2: CONTENT_WIDTH, y2: 0, lineWidth: 0.5, lineColor: LINE }] },
        {
          margin: [0, 6, 0, 0],
          columns: [
            { width: '*', text: `${reference}\n${t('fictional')}`, style: 'soft', fontSize: 7.5 },
            {
              width: 110,
              text: t('page', { page: String(page), pages: String(pages) }),
              style: 'soft',
              alignment: 'right',
            },
          ],
        },
      ],
    }),
    // A heading goes over to the next page with what follows it, and takes nothing along that would leave this one empty.
    pageBreakBefore: (node, queries) =>
      node.headlineLevel !== undefined && queries.getFollowingNodesOnPage().length === 0,
    content: [masthead(options), ...content],
  };
  return language === 'en' ? withNarrowQuotes(definition) : definition;
}
