import { userList } from '@onegi/contract/calls/accounts/users';
import { auditList } from '@onegi/contract/calls/audit/list-audit';
import { enquiryList } from '@onegi/contract/calls/company/enquiries';
import { libraryList, newsList } from '@onegi/contract/calls/content/boxes';
import { editedFileList } from '@onegi/contract/calls/content/editing';
import { checkShape } from '@onegi/contract/check-shape';
import { contentFields as c } from '@onegi/contract/fields/content';
import type { Shape } from '@onegi/contract/shape';
import { describe, expect, it } from 'vitest';
import { bodyOf, filtersOf, orderByColumn, orderOf, searchOfFilters, searchOfOrder } from './list-address.ts';
import { viewSearchOf } from './saved-views.tsx';

const at = (search: string) => new URLSearchParams(search);
const lists = [userList, auditList, enquiryList, libraryList, newsList];

describe('filters in the address', () => {
  it('come back as they were written, and start on page 1', () => {
    const filters = {
      shownFrom: '2026-11-01',
      shownTo: '',
      favourites: '',
      fileNamePart: '小冊子 a&b',
      typeWanted: 'pdf',
      line: 'PET',
      insurer: '',
      productNamePart: '',
    };
    const search = searchOfFilters(libraryList, at('page=4&size=20&chosen=1'), filters);
    expect(filtersOf(libraryList, at(search))).toEqual(filters);
    expect([at(search).get('page'), at(search).get('size'), at(search).get('chosen')]).toEqual([null, '20', '1']);
    expect(searchOfFilters(libraryList, at(search), {})).toBe('?size=20&chosen=1');
  });

  it('keep the names that addresses have had so far', () => {
    expect(filtersOf(userList, at('search=wong&role=BK&state=suspended'))).toEqual({
      searched: 'wong',
      role: 'BK',
      userState: 'suspended',
    });
    expect(filtersOf(enquiryList, at('state=answered'))).toEqual({ state: 'answered', numberSearched: '' });
    expect(filtersOf(editedFileList, at('box=news&state=draft'))).toMatchObject({ state: 'draft' });
    expect(filtersOf(auditList, at('who=adam&action=setting.changed&dateF=1/11/2026&objectKind=policy'))).toMatchObject(
      {
        actorSearched: 'adam',
        action: 'setting.changed',
        from: '2026-11-01',
        objectKind: 'policy',
      },
    );
  });

  it('leave out what no list could be narrowed by', () => {
    const search = `${c.fileType.wire}=csv&${c.date.wire}=31/02/2026&${c.insurer.wire}=<b>&${c.line.wire}=YACHT`;
    for (const list of [newsList, libraryList]) {
      const { typeWanted, ...others } = filtersOf(list, at(search));
      expect(Object.values(others).join('')).toBe('');
      expect(typeWanted).toBe(list === libraryList ? 'csv' : '');
    }
  });

  it('become a body that the API takes, whatever the address says', () => {
    for (const list of lists) {
      for (const search of [
        '',
        'page=0&size=15&sort=x&order=y',
        'page=99999999999',
        'size=100&page=3',
        `search=${'x'.repeat(500)}`,
      ]) {
        expect(checkShape(list.page.body as Shape, bodyOf(list, at(search)))).toEqual([]);
      }
    }
    expect(bodyOf(newsList, at('size=50&page=2'))).toEqual({ sort: 'date', order: 'desc', current: 2, size: 50 });
  });
});

describe('the order in the address', () => {
  it('is the list’s own, and a column that is chosen again turns around', () => {
    const search = (given: string, column: string) =>
      searchOfOrder(newsList, at(given), orderByColumn(newsList, at(given), column));
    expect(orderOf(newsList, at(''))).toEqual({ sort: 'date', order: 'desc' });
    expect(orderOf(newsList, at(search('', 'date')))).toEqual({ sort: 'date', order: 'asc' });
    const byName = search('page=3', 'fileName');
    expect(orderOf(newsList, at(byName))).toEqual({ sort: 'fileName', order: 'asc' });
    expect(at(byName).get('page')).toBeNull();
    expect(orderOf(newsList, at(search(byName, 'fileName')))).toEqual({ sort: 'fileName', order: 'desc' });
  });
});

it('a view is what narrows and orders, wherever in the list it was saved and however its address is written', () => {
  expect(viewSearchOf(at('state=invited&page=4&role=BK&search='))).toBe('role=BK&state=invited');
  expect(viewSearchOf(at('page=4'))).toBe('');
});
