import { expect, test } from 'vitest';
import { bodyOf, filtersOf, noFilters, searchOfFilters } from './filters.ts';

const params = (search: string) => new URLSearchParams(search);

test('an address says what is asked for, and nothing else', () => {
  expect(bodyOf(params('who=adam&action=setting.changed&dateF=1/11/2026&page=3&size=50'))).toEqual({
    actorSearched: 'adam',
    action: 'setting.changed',
    from: '2026-11-01',
    current: 3,
    size: 50,
  });
  expect(bodyOf(params('action=made.up&actorKind=x&objectKind=y&dateT=soon&page=0&size=11'))).toEqual({
    current: 1,
    size: 10,
  });
});

test('filters go to the address and back, from the first page on', () => {
  const filters = { ...noFilters, objectKind: 'policy', objectSearched: 'TRV 1', until: '2026-11-30' };
  const search = searchOfFilters(params('page=7&size=20&who=adam'), filters);
  expect(search).toBe('?size=20&objectKind=policy&object=TRV+1&dateT=2026-11-30');
  expect(filtersOf(params(search))).toEqual(filters);
});
