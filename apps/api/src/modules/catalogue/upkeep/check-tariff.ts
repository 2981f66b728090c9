import type { TariffCell } from '@onegi/rating/tariff';
import { KEY_COLUMNS, layout } from './layout.ts';
import type { TableRow, Tables } from './parse-workbook.ts';
import type { Problems } from './problems.ts';
import { uniqueness } from './unique.ts';

const { name: sheet, columns } = layout.tariff;

/** The cells of the tariff in their order; rows with something wrong are left out, their problems added. */
export function checkTariff({ tariff: table }: Tables, problems: Problems): TariffCell[] {
  const isNew = uniqueness(problems);
  const cells: TariffCell[] = [];
  for (const { row, values } of table) {
    const key = keyOf(values, row, problems);
    if (values.table === null || key === null) continue;
    isNew(cellName(values.table, key), { sheet, row });
    if (values.value !== null) cells.push({ table: values.table, key, value: values.value });
  }
  return cells;
}

export function cellName(table: string, key: readonly string[]): string {
  return `${table} ${key.join(' / ')}`.trimEnd();
}

/** The keys up to the last one given; null when one before it is empty. */
function keyOf(values: TableRow<string>['values'], row: number, problems: Problems): string[] | null {
  const keys = KEY_COLUMNS.map((name) => values[name] ?? null);
  const used = keys.slice(0, keys.findLastIndex((each) => each !== null) + 1);
  const gap = used.indexOf(null);
  const column = KEY_COLUMNS[gap];
  if (column) problems.add({ sheet, row, column: columns[column].heading }, 'keyGap');
  return gap === -1 ? (used as string[]) : null;
}
