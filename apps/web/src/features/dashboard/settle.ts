import { type Box, overlap } from '@onegi/contract/calls/dashboard/layout-issues';
import { GRID } from '@onegi/contract/fields/dashboard';

const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);
const byPlace = (a: Box, b: Box) => a.y - b.y || a.x - b.x;
const boxOf = ({ x, y, w, h }: Box): Box => ({ x, y, w, h });
const isSameBox = (a: Box, b: Box) => a.x === b.x && a.y === b.y && a.w === b.w && a.h === b.h;

/** The first rows from its own on where an item lies on none of the others. */
function freed<T extends Box>(item: T, others: readonly Box[]): T {
  const inTheWay = others.filter((other) => overlap(item, other));
  if (inTheWay.length === 0) return item;
  return freed({ ...item, y: Math.max(...inTheWay.map(({ y, h }) => y + h)) }, others);
}

/** An item as far up as it goes without meeting any of the others. */
function raised<T extends Box>(item: T, others: readonly Box[]): T {
  const higher = { ...item, y: item.y - 1 };
  return item.y === 0 || others.some((other) => overlap(higher, other)) ? item : raised(higher, others);
}

/**
 * Items without any upon another and without empty rows above any, in the order given. Whatever lies upon `first` goes down
 * before it does; without one, items give way in the order of their places.
 */
export function compacted<T extends Box>(items: readonly T[], first?: T): T[] {
  const settled = new Map<T, T>(first ? [[first, first]] : []);
  for (const item of items.filter((each) => each !== first).sort(byPlace)) {
    settled.set(item, freed(item, [...settled.values()]));
  }
  const risen = new Map<T, T>();
  for (const [item, lying] of [...settled].sort(([, a], [, b]) => byPlace(a, b))) {
    risen.set(item, raised(lying, [...risen.values()]));
  }
  return items.map((item) => risen.get(item) as T);
}

/** Two items in each other's places, sizes included: the others stay as they are. */
export function swapped<T extends Box>(items: readonly T[], one: T, other: T): T[] {
  return items.map((item) => {
    if (item === one) return { ...item, ...boxOf(other) };
    return item === other ? { ...item, ...boxOf(one) } : item;
  });
}

/** The item whose box holds the middle of another one that is moved. */
const under = <T extends Box>(items: readonly T[], item: T, moved: Box): T | undefined =>
  items.find((other) => {
    const [x, y] = [moved.x + moved.w / 2, moved.y + moved.h / 2];
    return other !== item && x > other.x && x < other.x + other.w && y > other.y && y < other.y + other.h;
  });

/** Items with one of them let go of elsewhere: upon the middle of another the two swap, else the others make way. */
export function dropped<T extends Box>(items: readonly T[], item: T, { x, y }: Pick<Box, 'x' | 'y'>): T[] {
  const moved = { ...item, x: within(x, 0, GRID.columns - item.w), y: within(y, 0, GRID.lastRow) };
  const other = under(items, item, moved);
  return other ? swapped(items, item, other) : replaced(items, item, moved);
}

/** Items with one of them changed, for which the others make way. */
export const replaced = <T extends Box>(items: readonly T[], item: T, changed: T): T[] =>
  compacted(
    items.map((each) => (each === item ? changed : each)),
    changed,
  );

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
  const changed = { ...item, ...next };
  return isSameBox(item, changed) ? item : changed;
}

/** The nearest item above or below that stands in some of the same columns. */
function neighbour<T extends Box>(items: readonly T[], item: T, dy: number): T | undefined {
  const inLine = items.filter((other) => other !== item && overlap({ ...item, y: other.y, h: other.h }, other));
  const [near] = inLine
    .filter((other) => (dy > 0 ? other.y >= item.y + item.h : other.y + other.h <= item.y))
    .sort((a, b) => (dy > 0 ? byPlace(a, b) : byPlace(b, a)));
  return near;
}

/**
 * Items after a step of one of them. No row stays empty above an item, so that a step up or down which leads nowhere swaps it
 * with its neighbour there; the very same items when there is none.
 */
export function afterStep<T extends Box>(items: readonly T[], item: T, step: Step): readonly T[] {
  const next = stepped(item, step);
  if (next === item) return items;
  const arranged = replaced(items, item, next);
  const isMoved = arranged.some((each, at) => !isSameBox(each, items[at] as T));
  if (isMoved && !(step.of === 'place' && isSameBox(item, arranged[items.indexOf(item)] as T))) return arranged;
  const other = step.of === 'place' && step.dy !== 0 ? neighbour(items, item, step.dy) : undefined;
  return other ? swapped(items, item, other) : items;
}
