import { type Cell, columnOf, decimalOf, type SheetRow } from './cells.ts';
import type { XlsxPackage } from './open-package.ts';
import { unescapeText, type Workbook } from './read-workbook.ts';
import { readXml } from './read-xml.ts';
import { XlsxRefused } from './xlsx-refused.ts';

/** What is told of a sheet beside its rows. */
export interface SheetFacts {
  readonly merged: string[];
  /** Numbers of hidden columns from 0. */
  readonly hiddenColumns: { readonly from: number; readonly to: number }[];
}

/** Columns after this one are not looked at. */
const MOST_COLUMNS = 64;

/**
 * The rows of a sheet that hold anything, as they come out of the file; `facts` is filled on the way.
 * @throws XlsxRefused on a damaged sheet
 */
export async function* readRows(
  file: XlsxPackage,
  workbook: Workbook,
  part: string,
  facts: SheetFacts,
): AsyncGenerator<SheetRow, void, undefined> {
  const ready: SheetRow[] = [];
  let row = { number: 0, isHidden: false, cells: [] as (Cell | undefined)[] };
  let cell = { column: -1, type: '', style: 0, hasFormula: false, value: '' };
  let isValue = false;
  let isPhonetic = false;

  /** Rows follow each other; where one does not say its number it is the next. */
  function rowNumber(stated: string | undefined, before: number): number {
    const number = Number(stated ?? before + 1);
    if (!Number.isSafeInteger(number) || number <= before) throw new XlsxRefused('damaged', { part });
    return number;
  }

  const reading = readXml(part, file.read(part), {
    open(name, attributes) {
      switch (name) {
        case 'row':
          row = { number: rowNumber(attributes.r, row.number), isHidden: isTrue(attributes.hidden), cells: [] };
          cell.column = -1;
          break;
        case 'c': {
          const column = attributes.r === undefined ? cell.column + 1 : columnOf(attributes.r);
          cell = { column, type: attributes.t ?? 'n', style: Number(attributes.s ?? 0), hasFormula: false, value: '' };
          break;
        }
        case 'f':
          cell.hasFormula = true;
          break;
        case 'rPh':
          isPhonetic = true;
          break;
        case 'col':
          if (isTrue(attributes.hidden)) {
            facts.hiddenColumns.push({ from: Number(attributes.min) - 1, to: Number(attributes.max) - 1 });
          }
          break;
        case 'mergeCell':
          if (facts.merged.length < 10) facts.merged.push(attributes.ref ?? '');
          break;
      }
      isValue = name === 'v' || (name === 't' && !isPhonetic);
    },
    text(text) {
      if (isValue) cell.value += text;
    },
    close(name) {
      isValue = false;
      if (name === 'rPh') isPhonetic = false;
      if (name === 'c' && cell.column >= 0 && cell.column < MOST_COLUMNS) {
        const read = cellOf(cell, workbook);
        if (read) row.cells[cell.column] = read;
      }
      if (name === 'row' && row.cells.length > 0) ready.push(row);
    },
  });
  for await (const _ of reading) yield* ready.splice(0);
}

const isTrue = (value: string | undefined) => value === '1' || value === 'true';

function cellOf(
  { type, style, hasFormula, value }: { type: string; style: number; hasFormula: boolean; value: string },
  { strings, formats }: Workbook,
): Cell | null {
  if (hasFormula) return { kind: 'formula', value: '' };
  switch (type) {
    case 's':
      return value === '' ? null : sharedText(strings[Number(value)]);
    case 'inlineStr':
    case 'str':
      return textCell(unescapeText(value));
    case 'b':
      return { kind: 'boolean', value: isTrue(value) ? 'TRUE' : 'FALSE' };
    case 'e':
      return { kind: 'error', value };
    case 'd':
      return { kind: 'date', value: value.trim() };
    default: {
      if (value === '') return null;
      const decimal = decimalOf(value);
      if (decimal === null) return { kind: 'error', value };
      const format = formats[style];
      return format ? { kind: 'number', value: decimal, format } : { kind: 'number', value: decimal };
    }
  }
}

/** A text that is not there is told like the spreadsheet program's own errors. */
function sharedText(text: string | undefined): Cell | null {
  return text === undefined ? { kind: 'error', value: '#N/A' } : textCell(text);
}

function textCell(text: string): Cell | null {
  return text.trim() === '' ? null : { kind: 'text', value: text };
}
