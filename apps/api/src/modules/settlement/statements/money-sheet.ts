import { type CellValue, writeXlsx } from 'hucre/xlsx';

const MONEY = '#,##0.00;[Red]-#,##0.00';
const WIDTH = 20;

/** A column of a workbook: what its head says, and whether it holds HK$. */
export interface MoneyColumn {
  readonly head: string;
  readonly isAmount?: boolean;
}

/** Whole cents as the dollars that a spreadsheet adds up. */
export const dollars = (cents: number) => cents / 100;

/**
 * A workbook of one sheet. Nothing in its rows was typed by anybody.
 * @param about what it is of, line by line above the columns
 */
export const moneySheet = (
  name: string,
  columns: readonly MoneyColumn[],
  rows: readonly (readonly CellValue[])[],
  about: readonly string[] = [],
): Promise<Uint8Array> => {
  const above = about.length === 0 ? [] : [...about.map((line) => [line]), []];
  return writeXlsx({
    sheets: [
      {
        name,
        rows: [...above, columns.map(({ head }) => head), ...rows.map((row) => [...row])],
        columns: columns.map(({ isAmount = false }) => ({ width: WIDTH, ...(isAmount ? { numFmt: MONEY } : {}) })),
        freezePane: { rows: above.length + 1 },
      },
    ],
  });
};
