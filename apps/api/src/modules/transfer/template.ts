import { personKinds, relationships } from '@onegi/contract/fields/purchases';
import { type ImportSheet, importMethods, importSheets } from '@onegi/contract/fields/transfer';
import { productCodes } from '@onegi/contract/lines';
import { colToLetter, type DataValidation, type WriteSheet, writeXlsx } from 'hucre/xlsx';
import type { Deps } from '../../deps.ts';
import { type Language, texts } from '../../lib/texts.ts';
import { type Column, endings, kinds, layout } from './layout.ts';
import { headingOf, sheetNameOf } from './words.ts';

const READ_ME = [
  'title',
  'sheets',
  'whole',
  'dates',
  'policies',
  'persons',
  'notes',
  'balances',
  'receipts',
  'methods',
  'ended',
] as const;
/** Rows in which a list of choices is offered. */
const CHOICE_ROWS = 5_000;
const MONEY = '#,##0.00;[Red]-#,##0.00';

function styleOf({ type }: Column) {
  if (type.of === 'money') return { numFmt: MONEY };
  if (type.of === 'date') return { numFmt: 'yyyy-mm-dd' };
  return type.of === 'percent' ? { numFmt: '0.##' } : { numFmt: '@' };
}

function choicesOf({ type }: Column, at: number): DataValidation[] {
  if (type.of !== 'choice') return [];
  const letter = colToLetter(at);
  return [
    {
      type: 'list',
      range: `${letter}2:${letter}${CHOICE_ROWS}`,
      formula1: `"${type.choices.join(',')}"`,
      allowBlank: true,
    },
  ];
}

/** What a column is called in a workbook. */
export const markedHeading = (language: Language, { key, required }: Column): string =>
  `${headingOf(language, key)}${required ? ' *' : ''}`;

function sheetToFill(language: Language, sheet: ImportSheet): WriteSheet {
  const columns = layout[sheet];
  return {
    name: sheetNameOf(language, sheet),
    rows: [columns.map((column) => markedHeading(language, column))],
    columns: columns.map((column) => ({ width: 18, ...styleOf(column) })),
    freezePane: { rows: 1 },
    dataValidations: columns.flatMap(choicesOf),
  };
}

/** The workbook to fill in. */
export function importTemplate({ catalogue }: Pick<Deps, 'catalogue'>, language: Language): Promise<Uint8Array> {
  const t = texts[language];
  const insurers = catalogue.current().insurers.map(({ code }) => code);
  const lists = {
    insurers,
    products: productCodes,
    kinds,
    methods: importMethods,
    endings,
    personKinds,
    relationships,
  } as const;
  const names = Object.keys(lists) as (keyof typeof lists)[];
  const longest = Math.max(...names.map((name) => lists[name].length));
  return writeXlsx({
    sheets: [
      {
        name: t('transfer.sheets.readMe'),
        rows: READ_ME.map((key) => [t(`transfer.readMe.${key}`)]),
        columns: [{ width: 110, style: { alignment: { wrapText: true, vertical: 'top' } } }],
      },
      ...importSheets.map((sheet) => sheetToFill(language, sheet)),
      {
        name: t('transfer.sheets.codes'),
        rows: [
          names.map((name) => t(`transfer.codes.${name}`)),
          ...Array.from({ length: longest }, (_, at) => names.map((name) => lists[name][at] ?? null)),
        ],
        columns: names.map(() => ({ width: 18 })),
        freezePane: { rows: 1 },
      },
    ],
  });
}
