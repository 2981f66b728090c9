import { decimalToInteger } from './money.ts';

/** One cell of a tariff table. `value` is an exact decimal as text, so that no binary fraction gets in. */
export interface TariffCell {
  readonly table: string;
  readonly key: readonly string[];
  readonly value: string;
}

/** The cells of one tariff version, found by table and key. A missing cell is an error: a gap never prices as zero. */
export interface Tariff {
  /** The cell as an integer of 10^-digits: integer(2, 'factor', 'child', 'S') of "0.70" is 70. */
  integer(digits: number, table: string, ...key: string[]): number;
  /** The same, or null where the table has no such cell. */
  integerOrNull(digits: number, table: string, ...key: string[]): number | null;
  /** The keys of a table, in the order given. */
  keys(table: string): readonly (readonly string[])[];
}

export function readTariff(cells: readonly TariffCell[]): Tariff {
  const values = new Map<string, string>();
  const keysByTable = new Map<string, (readonly string[])[]>();
  for (const cell of cells) {
    const id = cellId(cell.table, cell.key);
    if (values.has(id)) throw new RangeError(`The tariff has two cells for ${id}`);
    values.set(id, cell.value);
    const keys = keysByTable.get(cell.table);
    if (keys) keys.push(cell.key);
    else keysByTable.set(cell.table, [cell.key]);
  }
  const integerOrNull = (digits: number, table: string, ...key: string[]): number | null => {
    const value = values.get(cellId(table, key));
    return value === undefined ? null : decimalToInteger(value, digits);
  };
  return {
    integerOrNull,
    integer(digits, table, ...key) {
      const value = integerOrNull(digits, table, ...key);
      if (value === null) throw new RangeError(`The tariff has no cell for ${cellId(table, key)}`);
      return value;
    },
    keys: (table) => keysByTable.get(table) ?? [],
  };
}

function cellId(table: string, key: readonly string[]): string {
  return `${table}[${key.join('/')}]`;
}
