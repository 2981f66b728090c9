import type { AskedOf, List, ListFilter } from '@onegi/contract/list';
import * as z from 'zod';
import { parseTypedDate } from '../../lib/dates.ts';
import { placeOf } from '../../lib/paging.ts';

/** What a list is narrowed by, as its form holds it; an empty text narrows nothing. */
export type FilterTexts = Readonly<Record<string, string>>;
type Declared = Pick<List, 'filters' | 'sorts'>;

const paramOf = ({ param, field }: ListFilter) => param ?? field.wire;

/** A filter as an address writes it; what it cannot be is empty. */
function textOf(filter: ListFilter, written: string): string {
  if (filter.kind === 'text') return written.slice(0, filter.maxLength);
  if (filter.kind === 'date') return parseTypedDate(written) ?? '';
  const { values, field } = filter;
  const isKnown = values ? values.includes(written) : z.safeParse(field.schema, written).success;
  return isKnown ? written : '';
}

/** Whether what stands in a filter's field is whole: half a date narrows nothing yet. */
export const isWhole = (filter: ListFilter, typed: string) =>
  filter.kind !== 'date' || typed.trim() === '' || parseTypedDate(typed) !== undefined;

/** The filters that stand in an address, by default under the names that the API publishes. */
export function filtersOf({ filters }: Pick<List, 'filters'>, params: URLSearchParams): FilterTexts {
  const entries = Object.entries(filters).map(([name, filter]) => {
    return [name, textOf(filter, (params.get(paramOf(filter)) ?? '').trim())] as const;
  });
  return Object.fromEntries(entries);
}

/** The address of the first page with these filters; what else stands in the address stays. */
export function searchOfFilters(
  { filters }: Pick<List, 'filters'>,
  params: URLSearchParams,
  texts: FilterTexts,
): string {
  const next = new URLSearchParams(params);
  next.delete('page');
  for (const [name, filter] of Object.entries(filters)) {
    const text = (texts[name] ?? '').trim();
    if (text) next.set(paramOf(filter), text);
    else next.delete(paramOf(filter));
  }
  return `?${next}`;
}

export interface ListOrder {
  readonly sort: string;
  readonly order: 'asc' | 'desc';
}

/** How a list is ordered: by its first sort unless the address says otherwise. */
export function orderOf({ sorts }: Pick<List, 'sorts'>, params: URLSearchParams): ListOrder {
  const names = Object.keys(sorts);
  const sort = names.find((name) => sorts[name]?.field.wire === params.get('sort')) ?? names[0] ?? '';
  const given = params.get('order');
  return { sort, order: given === 'asc' || given === 'desc' ? given : (sorts[sort]?.order ?? 'asc') };
}

/** The address of the first page in an order. */
export function searchOfOrder(
  { sorts }: Pick<List, 'sorts'>,
  params: URLSearchParams,
  { sort, order }: ListOrder,
): string {
  const next = new URLSearchParams(params);
  next.delete('page');
  next.set('sort', sorts[sort]?.field.wire ?? sort);
  next.set('order', order);
  return `?${next}`;
}

/** What a column's head leads to: its own order, or the other way around where it orders already. */
export function orderByColumn(list: Pick<List, 'sorts'>, params: URLSearchParams, sort: string): ListOrder {
  const now = orderOf(list, params);
  if (now.sort === sort) return { sort, order: now.order === 'asc' ? 'desc' : 'asc' };
  return { sort, order: list.sorts[sort]?.order ?? 'asc' };
}

/** Which rows, in which order: the filters that say something. */
export function narrowingOf(list: Declared, params: URLSearchParams): Record<string, unknown> {
  const chosen = Object.entries(filtersOf(list, params)).filter(([, text]) => text !== '');
  return { ...Object.fromEntries(chosen), ...orderOf(list, params) };
}

/** What the API is asked for: which rows, and which page of them. */
export function bodyOf<L extends List>(list: L, params: URLSearchParams): AskedOf<L> {
  const { page, size } = placeOf(params);
  return { ...narrowingOf(list, params), current: page, size } as unknown as AskedOf<L>;
}

/** The address of a list that nobody has narrowed or ordered, at its first page; what else stands in the address stays. */
export function searchOfReset(list: Declared, params: URLSearchParams): string {
  const next = new URLSearchParams(searchOfFilters(list, params, {}));
  next.delete('sort');
  next.delete('order');
  return `?${next}`;
}
