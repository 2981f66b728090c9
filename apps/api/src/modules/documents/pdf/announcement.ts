import { writtenDay } from '@onegi/contract/written-dates';
import type { TDocumentDefinitions } from 'pdfmake/interfaces.js';
import type { AnnouncementPrint } from '../../../ports/pdfs.ts';
import { printed } from './printed-texts.ts';
import { HARBOUR, LINE, sheet } from './sheet.ts';

/** A notice of OneGI's own, in English and then in Chinese. */
export function announcement({ title, date, en, zhHant }: AnnouncementPrint): TDocumentDefinitions {
  const paragraphs = (heading: string, texts: readonly string[]) => [
    {
      text: heading,
      bold: true,
      fontSize: 15,
      color: HARBOUR,
      margin: [0, 4, 0, 8] as [number, number, number, number],
    },
    ...texts.map((text) => ({
      text,
      fontSize: 10.5,
      lineHeight: 1.25,
      margin: [0, 0, 0, 8] as [number, number, number, number],
    })),
  ];
  return sheet({
    language: 'en',
    title: printed.en('title.announcement'),
    subtitle: writtenDay(date, 'en'),
    reference: `${title.en} · ${writtenDay(date, 'en')}`,
    content: [
      ...paragraphs(title.en, en),
      {
        canvas: [{ type: 'line', x1: 0, y1: 0, x2: 507, y2: 0, lineWidth: 0.5, lineColor: LINE }],
        margin: [0, 8, 0, 12],
      },
      ...paragraphs(title.zhHant, zhHant),
    ],
  });
}
