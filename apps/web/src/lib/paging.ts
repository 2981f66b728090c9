import { pageSizes } from '@onegi/contract/page-sizes';

const defaultSize = pageSizes[0];

/** Page buttons in sight at once. */
export const visiblePages = 7;

/** The part of a list that is in sight. */
export interface Paging {
  /** From 1. */
  readonly page: number;
  readonly size: number;
  readonly pages: number;
  readonly total: number;
  /** The first and the last row in sight, counted from 1; both 0 of an empty list. */
  readonly from: number;
  readonly until: number;
}

const whole = (text: string | null) => (text !== null && /^\d{1,9}$/.test(text) ? Number(text) : undefined);

/** The page an address asks for, from 1, and its rows: a size that is not offered is the default. */
export function placeOf(params: URLSearchParams) {
  const size = pageSizes.find((offered) => offered === whole(params.get('size'))) ?? defaultSize;
  return { page: whole(params.get('page')) || 1, size };
}

/** What an address shows of a list of so many rows: a page that is not there is page 1. */
export function pagingOf(params: URLSearchParams, total: number): Paging {
  const { page: wanted, size } = placeOf(params);
  const pages = Math.max(1, Math.ceil(total / size));
  const page = wanted <= pages ? wanted : 1;
  return {
    page,
    size,
    pages,
    total,
    from: Math.min(total, (page - 1) * size + 1),
    until: Math.min(total, page * size),
  };
}

/** The rows of a page, of a list that is there as a whole. */
export function rowsOf<Row>(rows: readonly Row[], { page, size }: Paging): readonly Row[] {
  return rows.slice((page - 1) * size, page * size);
}

/** The pages that have a button: around the one that is open, as far as there are pages. */
export function pagesInSight({ page, pages }: Pick<Paging, 'page' | 'pages'>): number[] {
  const count = Math.min(visiblePages, pages);
  const first = Math.min(Math.max(1, page - Math.floor(visiblePages / 2)), pages - count + 1);
  return Array.from({ length: count }, (_, at) => first + at);
}

/** The address of another page; what else stands in the address stays. */
export function searchOfPage(params: URLSearchParams, page: number): string {
  const next = new URLSearchParams(params);
  next.set('page', String(page));
  return `?${next}`;
}

/** The address of page 1, which needs no number. */
export function searchOfFirstPage(params: URLSearchParams): string {
  const next = new URLSearchParams(params);
  next.delete('page');
  return `?${next}`;
}

/** The address of another size: it begins on page 1. */
export function searchOfSize(params: URLSearchParams, size: number): string {
  const next = new URLSearchParams(searchOfFirstPage(params));
  next.set('size', String(size));
  return `?${next}`;
}
