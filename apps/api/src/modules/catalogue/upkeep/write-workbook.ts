import { type CellStyle, colToLetter, type DataValidation, type WriteSheet, writeXlsx } from 'hucre/xlsx';
import type { WrittenTables } from './export-version.ts';
import { type Column, layout, READ_ME, type SheetKey, type SheetLayout } from './layout.ts';
import { words } from './words.ts';

const READ_ME_ORDER = [
  'title',
  'flow',
  'date',
  'note',
  'headings',
  'values',
  'plans',
  'tariff',
  'benefits',
  'terms',
  'details',
  'words',
  'covers',
  'promotions',
  'errors',
] as const;

/** Rows below the last one in which a list of choices is offered as well. */
const SPARE_ROWS = 200;
/** A spreadsheet's own limit for choices written into a cell. */
const MOST_CHOICE_CHARACTERS = 250;

const heading: CellStyle = {
  font: { bold: true },
  fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: 'FFE8EEF4' } },
};
const wrapped: CellStyle = { alignment: { wrapText: true, vertical: 'top' } };

/** The workbook's bytes: a sheet that explains, then one for each table, its first row kept in sight. */
export function writeWorkbook(tables: WrittenTables): Promise<Uint8Array> {
  const sheets = (Object.keys(layout) as SheetKey[]).map((key) => sheetOf(layout[key], tables[key]));
  return writeXlsx({ sheets: [readMe(), ...sheets] });
}

function readMe(): WriteSheet {
  return {
    name: READ_ME,
    columns: [
      { width: 90, style: wrapped },
      { width: 70, style: wrapped },
    ],
    cells: new Map([0, 1].map((column) => [`0,${column}`, { style: heading }])),
    rows: READ_ME_ORDER.map((key) => [words.en(`upkeep.readMe.${key}`), words['zh-Hant'](`upkeep.readMe.${key}`)]),
  };
}

function sheetOf({ name, columns }: SheetLayout, rows: WrittenTables[SheetKey]): WriteSheet {
  const entries = Object.entries(columns);
  const headings = entries.map(([, column]) => column.heading);
  const values = rows.map((row) =>
    entries.map(([key]) => (row as Record<string, string | number | null>)[key] ?? null),
  );
  return {
    name,
    columns: entries.map(([, column]) => ({ width: column.width, style: styleOf(column) })),
    rows: [headings, ...values],
    cells: new Map(headings.map((text, index) => [`0,${index}`, { value: text, style: heading }])),
    freezePane: { rows: 1 },
    dataValidations: entries.flatMap(([, column], index) => choicesIn(column, index, rows.length)),
  };
}

/** Everything but plain numbers is a text cell: a spreadsheet then leaves 01, 0.70 and 2027-01-31 alone. */
function styleOf({ type }: Column): CellStyle {
  if (type.of === 'number' || type.of === 'percent') return { alignment: { vertical: 'top' } };
  const isProse = type.of === 'text' || type.of === 'words';
  return { numFmt: '@', alignment: { vertical: 'top', ...(isProse && { wrapText: true }) } };
}

function choicesIn({ type }: Column, index: number, rows: number): DataValidation[] {
  if (type.of !== 'choice' || type.choices.join(',').length > MOST_CHOICE_CHARACTERS) return [];
  const letter = colToLetter(index);
  return [
    {
      type: 'list',
      values: [...type.choices],
      allowBlank: true,
      range: `${letter}2:${letter}${rows + 1 + SPARE_ROWS}`,
    },
  ];
}
