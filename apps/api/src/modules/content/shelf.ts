import type { LineCode } from '@onegi/contract/lines';
import { LRUCache } from 'lru-cache';
import { NameFinder } from './name-finder.ts';

/** What lists sort and look for in a published file. */
export interface ShelfEntry {
  readonly id: string;
  readonly date: string;
  readonly until: string | null;
  readonly fileName: string;
  readonly fileType: string;
  readonly insurer: string | null;
  readonly line: LineCode | null;
  /** Lower case, as they are compared. */
  readonly names: string;
  readonly productNames: string;
}

export interface ShelfSearch {
  readonly sort?: 'date' | 'fileName' | undefined;
  readonly order?: 'asc' | 'desc' | 'ASC' | 'DESC' | undefined;
  readonly current?: number | undefined;
  readonly size?: number | undefined;
  readonly date?: string | undefined;
  readonly fileNamePart?: string | undefined;
  readonly typeWanted?: string | undefined;
  readonly insurer?: string | undefined;
  readonly line?: LineCode | undefined;
  readonly productNamePart?: string | undefined;
}

export interface ShelfPage {
  readonly total: number;
  readonly pages: number;
  readonly size: number;
  readonly current: number;
  readonly ids: readonly string[];
}

type Sort = NonNullable<ShelfSearch['sort']>;

/** Changes up to this many are put in their places one by one; more are sorted together. */
const FEW = 500;
/** Entries of searches that are kept, for whoever turns their pages. */
const MOST_KEPT = 500_000;

function comparing(sort: Sort) {
  return (a: ShelfEntry, b: ShelfEntry) => {
    const [x, y] = sort === 'date' ? [a.date, b.date] : [a.fileName, b.fileName];
    if (x !== y) return x < y ? -1 : 1;
    return a.id < b.id ? -1 : a.id > b.id ? 1 : 0;
  };
}

/** Where an entry stands or would stand in a sorted list. */
function placeIn(sorted: readonly ShelfEntry[], entry: ShelfEntry, compare: ReturnType<typeof comparing>): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (compare(sorted[middle] as ShelfEntry, entry) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Everything but names, which a finder looks for. */
function tester(search: ShelfSearch, today: string): (entry: ShelfEntry) => boolean {
  const { date, typeWanted, insurer, line } = search;
  const product = search.productNamePart?.toLowerCase();
  const type = typeWanted === 'All' ? undefined : typeWanted;
  return (entry) =>
    entry.date <= today &&
    (entry.until === null || entry.until >= today) &&
    (!date || entry.date === date) &&
    (!type || entry.fileType === type) &&
    (!insurer || entry.insurer === insurer) &&
    (!line || entry.line === line) &&
    (!product || entry.productNames.includes(product));
}

/** The page that is meant: one that is not there is the first. */
export function placeOf(total: number, { current = 1, size = 10 }: Pick<ShelfSearch, 'current' | 'size'>) {
  const pages = Math.ceil(total / size);
  return { total, pages, size, current: current > pages ? 1 : current };
}

/** The published files of one box in memory, sorted both ways: a list of a hundred thousand is read at any page alike. */
export class Shelf {
  readonly #byId = new Map<string, ShelfEntry>();
  readonly #sorted: Record<Sort, ShelfEntry[]> = { date: [], fileName: [] };
  /** Made when a name is first looked for after a change. */
  #finders: Partial<Record<Sort, NameFinder>> = {};
  /** What a search found, in ascending order, until something changes. */
  readonly #found = new LRUCache<string, readonly ShelfEntry[]>({
    maxSize: MOST_KEPT,
    sizeCalculation: ({ length }) => length + 1,
  });

  /** Puts entries in and takes others away. */
  change(put: readonly ShelfEntry[], takenAway: readonly string[]): void {
    const old = [...put.map(({ id }) => id), ...takenAway].flatMap((id) => this.#byId.get(id) ?? []);
    const many = put.length + old.length > FEW;
    for (const { id } of old) this.#byId.delete(id);
    for (const entry of put) this.#byId.set(entry.id, entry);
    for (const sort of ['date', 'fileName'] as const) {
      const compare = comparing(sort);
      if (many) {
        this.#sorted[sort] = [...this.#byId.values()].sort(compare);
        continue;
      }
      const sorted = this.#sorted[sort];
      for (const entry of old) sorted.splice(placeIn(sorted, entry, compare), 1);
      for (const entry of put) sorted.splice(placeIn(sorted, entry, compare), 0, entry);
    }
    this.#found.clear();
    this.#finders = {};
  }

  /** Entries whose names hold the part, in order; all of them for none. */
  #named(sort: Sort, part: string | undefined): readonly ShelfEntry[] {
    const sorted = this.#sorted[sort];
    if (!part) return sorted;
    this.#finders[sort] ??= new NameFinder(sorted.map(({ names }) => names));
    return this.#finders[sort].holding(part.toLowerCase()).map((index) => sorted[index] as ShelfEntry);
  }

  /** One page of what shows on a day and fits the search. */
  page(search: ShelfSearch, today: string): ShelfPage {
    const { sort = 'date', order = sort === 'date' ? 'desc' : 'asc', current, size, ...filters } = search;
    const key = JSON.stringify([sort, today, filters]);
    let found = this.#found.get(key);
    if (!found) {
      found = this.#named(sort, search.fileNamePart).filter(tester(search, today));
      this.#found.set(key, found);
    }
    const place = placeOf(found.length, { current, size });
    const from = (place.current - 1) * place.size;
    const isDescending = order.toLowerCase() === 'desc';
    const slice = isDescending
      ? found.slice(Math.max(0, found.length - from - place.size), found.length - from).reverse()
      : found.slice(from, from + place.size);
    return { ...place, ids: slice.map(({ id }) => id) };
  }
}
