import { TIERS } from '@onegi/rating/line-rating';
import type { TariffCell } from '@onegi/rating/tariff';

/** Whole dollars, or an exact decimal as text. */
type Value = number | string;

export type Tiers = readonly [basic: Value, standard: Value, premier: Value];

/** One cell for each tier, its letter the last part of the key. */
export function tierCells(table: string, key: readonly string[], values: Tiers): TariffCell[] {
  return TIERS.map((tier, index) => ({ table, key: [...key, tier], value: String(values[index]) }));
}

/** Cells written out: the table, its key, the value. */
export function cells(
  ...rows: readonly (readonly [table: string, key: readonly string[], value: Value])[]
): TariffCell[] {
  return rows.map(([table, key, value]) => ({ table, key, value: String(value) }));
}

/** A price for any variant and tier of an optional cover: riderCells('building', { ppm: 450, perPolicy: 450 }). */
export function riderCells(rider: string, measures: Readonly<Record<string, number>>): TariffCell[] {
  return Object.entries(measures).map(([measure, value]) => ({
    table: 'rider',
    key: [rider, '*', '*', measure],
    value: String(value),
  }));
}
