import { pageSizes } from '@onegi/contract/page-sizes';
import { describe, expect, it } from 'vitest';
import { pagesInSight, pagingOf, rowsOf, searchOfPage, searchOfSize, visiblePages } from './paging.ts';

const paging = (search: string, total: number) => pagingOf(new URLSearchParams(search), total);

describe('a paged list', () => {
  it('shows 10 rows of page 1 unless something else is wanted [P-9-07]', () => {
    expect(paging('', 95)).toEqual({ page: 1, size: 10, pages: 10, total: 95, from: 1, until: 10 });
    expect(paging('page=10', 95)).toMatchObject({ page: 10, from: 91, until: 95 });
    expect(paging('page=2&size=50', 95)).toMatchObject({ page: 2, size: 50, pages: 2, from: 51, until: 95 });
  });

  it('offers pages of 10, 20, 50 and 100 rows, and takes another size for the default [P-9-07]', () => {
    expect(pageSizes).toEqual([10, 20, 50, 100]);
    for (const size of ['0', '15', '1000', '-10', 'many', '']) expect(paging(`size=${size}`, 95).size).toBe(10);
  });

  it('goes to page 1 when the page wanted is not there [P-9-07] [P-4-10]', () => {
    for (const page of ['11', '0', '-1', '1.5', 'x', '', '99999999999999999999']) {
      expect(paging(`page=${page}`, 95).page, page).toBe(1);
    }
    expect(paging('page=10', 95).page).toBe(10);
    expect(paging('page=10', 90).page).toBe(1);
  });

  it('has one page without a row when it is empty', () => {
    expect(paging('page=3', 0)).toEqual({ page: 1, size: 10, pages: 1, total: 0, from: 0, until: 0 });
  });

  it('cuts a whole list into its pages, each row once', () => {
    const rows = Array.from({ length: 23 }, (_, row) => row);
    const pages = [1, 2, 3].flatMap((page) => rowsOf(rows, paging(`page=${page}`, rows.length)));
    expect(pages).toEqual(rows);
    expect(rowsOf(rows, paging('page=3', rows.length))).toEqual([20, 21, 22]);
  });
});

describe('page buttons', () => {
  it('are seven around the open page, and fewer where there are fewer pages [P-9-07]', () => {
    expect(visiblePages).toBe(7);
    expect(pagesInSight({ page: 10, pages: 20 })).toEqual([7, 8, 9, 10, 11, 12, 13]);
    expect(pagesInSight({ page: 1, pages: 20 })).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(pagesInSight({ page: 19, pages: 20 })).toEqual([14, 15, 16, 17, 18, 19, 20]);
    expect(pagesInSight({ page: 2, pages: 3 })).toEqual([1, 2, 3]);
    expect(pagesInSight({ page: 1, pages: 1 })).toEqual([1]);
  });
});

describe('the address of a paged list', () => {
  const params = new URLSearchParams('status=W&page=4&size=20');

  it('keeps what else it says when the page changes', () => {
    expect(searchOfPage(params, 5)).toBe('?status=W&page=5&size=20');
  });

  it('returns to page 1 with another size [P-9-07] [P-4-10]', () => {
    expect(searchOfSize(params, 50)).toBe('?status=W&size=50');
    expect(pagingOf(new URLSearchParams(searchOfSize(params, 50)), 500)).toMatchObject({ page: 1, size: 50 });
  });
});
