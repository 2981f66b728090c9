import type { TableCell, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import type { Language } from '../../../lib/texts.ts';
import type { TablePrint } from '../../../ports/pdfs.ts';
import { printed } from './printed-texts.ts';
import { HARBOUR, sheet } from './sheet.ts';
import { factList, grid } from './tables.ts';

/** A table of an account: a remittance advice, a statement. */
export function tableSheet(table: TablePrint, language: Language): TDocumentDefinitions {
  const { title, subtitle, reference, facts, columns, rows, notes } = table;
  const cell = (text: string, at: number, bold: boolean): TableCell => ({
    text,
    bold,
    fontSize: 8.5,
    alignment: columns[at]?.isAmount ? 'right' : 'left',
    noWrap: columns[at]?.isAmount === true,
  });
  return sheet({
    language,
    title,
    subtitle,
    reference,
    content: [
      factList(facts),
      { text: '', margin: [0, 0, 0, 12] },
      grid({
        head: columns.map(({ head }) => head),
        widths: columns.map(({ width, isAmount }) => width ?? (isAmount ? 78 : '*')),
        rows: rows.map(({ cells, isStrong = false }) => cells.map((text, at) => cell(text, at, isStrong))),
        colour: HARBOUR,
      }),
      ...notes.map((text) => ({ text, margin: [0, 12, 0, 0] as [number, number, number, number] })),
      { text: printed[language]('hkd'), style: 'soft', margin: [0, 12, 0, 0] },
    ],
  });
}
