import { searchLibrary } from '@onegi/contract/calls/content/boxes';
import { libraryTypes, newsTypes } from '@onegi/contract/fields/content';
import { describe, expect, it } from 'vitest';
import { issuesOf } from '../../lib/validate.ts';
import { bodyOf, filtersOf, noFilters, orderOf, searchOfFilters, searchOfOrder } from './filters.ts';

const at = (search: string) => new URLSearchParams(search);

describe('filters in the address', () => {
  it('come back as they were written, and start on page 1', () => {
    const filters = {
      ...noFilters,
      date: '2026-11-01',
      fileNamePart: '小冊子 a&b',
      typeWanted: 'pdf',
      line: 'PET',
    } as const;
    const search = searchOfFilters(at('page=4&size=20'), filters);
    expect(filtersOf(at(search), libraryTypes)).toEqual(filters);
    expect([at(search).get('page'), at(search).get('size')]).toEqual([null, '20']);
    expect(searchOfFilters(at(search), noFilters)).toBe('?size=20');
  });

  it('leave out what no list could be narrowed by', () => {
    const search = searchOfFilters(at(''), { ...noFilters, typeWanted: 'csv', date: '31/02/2026', insurer: '<b>' });
    expect(filtersOf(at(search), newsTypes)).toEqual(noFilters);
  });

  it('become a body that the API takes, whatever the address says', () => {
    for (const search of [
      '',
      'page=0&size=15&sort=x&order=y',
      'page=99999999999',
      'size=100&page=3',
      searchOfOrder(at(''), 'fileName'),
    ]) {
      expect(issuesOf(searchLibrary.body, bodyOf(at(search), libraryTypes))).toEqual([]);
    }
    expect(bodyOf(at('size=50&page=2'), newsTypes)).toEqual({ sort: 'date', order: 'desc', current: 2, size: 50 });
  });
});

describe('the order in the address', () => {
  it('is newest first, and a column that is chosen again turns around', () => {
    expect(orderOf(at(''))).toEqual({ sort: 'date', order: 'desc' });
    expect(orderOf(at(searchOfOrder(at(''), 'date')))).toEqual({ sort: 'date', order: 'asc' });
    const byName = searchOfOrder(at('page=3'), 'fileName');
    expect(orderOf(at(byName))).toEqual({ sort: 'fileName', order: 'asc' });
    expect(at(byName).get('page')).toBeNull();
    expect(orderOf(at(searchOfOrder(at(byName), 'fileName')))).toEqual({ sort: 'fileName', order: 'desc' });
  });
});
