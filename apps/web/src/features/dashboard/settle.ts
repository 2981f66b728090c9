import { type Box, overlap } from '@onegi/contract/calls/dashboard/layout-issues';
import { GRID } from '@onegi/contract/fields/dashboard';

const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);
const byPlace = (a: Box, b: Box) => a.y - b.y || a.x - b.x;

/** The first rows from its own on where an item lies on none of the others. */
function freed<T extends Box>(item: T, others: readonly Box[]): T {
  const inTheWay = others.filter((other) => overlap(item, other));
  if (inTheWay.length === 0) return item;
  return freed({ ...item, y: Math.max(...inTheWay.map(({ y, h }) => y + h)) }, others);
}

/**
 * Makes way for one item: it stays, and whatever it lies upon goes down until nothing lies upon anything.
 * @param stays without one, items give way in the order of their places
 * @returns the items in the order given
 */
export function settle<T extends Box>(items: readonly T[], stays?: T): T[] {
  const order = items.filter((item) => item !== stays).sort(byPlace);
  const placed = new Map<T, T>(stays ? [[stays, stays]] : []);
  for (const item of order) placed.set(item, freed(item, [...placed.values()]));
  return items.map((item) => placed.get(item) ?? item);
}

/** The items without the empty rows above all of them. */
export function raised<T extends Box>(items: readonly T[]): T[] {
  const least = Math.min(...items.map(({ y }) => y));
  return items.map((item) => ({ ...item, y: item.y - least }));
}

/** What an arrow does: dx and dy columns and rows, to the place or to the size. */
export interface Step {
  readonly of: 'place' | 'size';
  readonly dx: number;
  readonly dy: number;
}

/** An item after a step, kept within the grid; the very same item at its edge. */
export function stepped<T extends Box>(item: T, { of, dx, dy }: Step): T {
  const next =
    of === 'place'
      ? { x: within(item.x + dx, 0, GRID.columns - item.w), y: within(item.y + dy, 0, GRID.lastRow) }
      : {
          w: within(item.w + dx, GRID.leastColumns, GRID.columns - item.x),
          h: within(item.h + dy, GRID.leastRows, GRID.mostRows),
        };
  const isSame = Object.entries(next).every(([side, value]) => item[side as keyof Box] === value);
  return isSame ? item : { ...item, ...next };
}
