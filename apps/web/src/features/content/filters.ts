import { contentFields as c, type libraryTypes, type newsTypes } from '@onegi/contract/fields/content';
import type { LineCode } from '@onegi/contract/lines';
import { lineCodes } from '@onegi/contract/lines';
import { parseTypedDate } from '../../lib/dates.ts';
import { saidOf, searchWith } from '../../lib/filters.ts';
import { placeOf } from '../../lib/paging.ts';

type FileType = (typeof newsTypes)[number] | (typeof libraryTypes)[number];

/** What a list is narrowed by, as its form holds it; empty: by nothing. */
export interface Filters {
  readonly date: string;
  readonly fileNamePart: string;
  readonly typeWanted: FileType | '';
  readonly insurer: string;
  readonly line: LineCode | '';
  readonly productNamePart: string;
}

export const noFilters: Filters = {
  date: '',
  fileNamePart: '',
  typeWanted: '',
  insurer: '',
  line: '',
  productNamePart: '',
};

const LONGEST = 120;

/** The filters that stand in an address, under the names that the API publishes; what they cannot be is left out. */
export function filtersOf(params: URLSearchParams, types: readonly string[]): Filters {
  const text = (name: keyof Filters) => (params.get(c[name].wire) ?? '').trim().slice(0, LONGEST);
  return {
    date: parseTypedDate(text('date')) ?? '',
    fileNamePart: text('fileNamePart'),
    typeWanted: (types.find((type) => type === text('typeWanted')) ?? '') as FileType | '',
    insurer: /^[A-Z0-9]{2,8}$/.test(text('insurer')) ? text('insurer') : '',
    line: lineCodes.find((line) => line === text('line')) ?? '',
    productNamePart: text('productNamePart'),
  };
}

/** The address of the first page with these filters; order and size stay. */
export const searchOfFilters = (params: URLSearchParams, filters: Filters) => searchWith(params, filters, c);

export interface Order {
  readonly sort: 'date' | 'fileName';
  readonly order: 'asc' | 'desc';
}

/** How a list is ordered: newest first unless the address says otherwise. */
export function orderOf(params: URLSearchParams): Order {
  const sort = params.get('sort') === c.fileName.wire ? 'fileName' : 'date';
  const given = params.get('order');
  return { sort, order: given === 'asc' || given === 'desc' ? given : sort === 'date' ? 'desc' : 'asc' };
}

/** The address of the first page in the order of a column; the column that orders already turns around. */
export function searchOfOrder(params: URLSearchParams, sort: Order['sort']): string {
  const now = orderOf(params);
  const next = new URLSearchParams(params);
  next.delete('page');
  next.set('sort', c[sort].wire);
  const first = sort === 'date' ? 'desc' : 'asc';
  next.set('order', now.sort === sort ? (now.order === 'asc' ? 'desc' : 'asc') : first);
  return `?${next}`;
}

/** What the API is asked for: filters that say something, and the place in the list. */
export function bodyOf(params: URLSearchParams, types: readonly string[]) {
  const { page, size } = placeOf(params);
  return { ...saidOf({ ...filtersOf(params, types) }), ...orderOf(params), current: page, size };
}
