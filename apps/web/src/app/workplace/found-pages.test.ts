import { rightsOf } from '@onegi/contract/permissions';
import { expect, test } from 'vitest';
import { findPages } from './found-pages.ts';

const consultants = rightsOf({ roles: ['consultant'], limitedTo: null });
const itemsFor = (typed: string, rights = consultants) => findPages(typed, rights).map(({ item }) => item);

test('a page is found by its name in either language, by any of its words and by its group', () => {
  expect(itemsFor('library')).toEqual(['library']);
  expect(itemsFor('資料庫')).toEqual(['library']);
  expect(itemsFor('PRODUCT lib')).toEqual(['library']);
  expect(itemsFor('my case')).toEqual(['homePage', 'dashboard', 'applications', 'requests', 'quotations', 'policies']);
});

test('only what somebody may open is found', () => {
  const of = (role: 'administrator' | 'compliance' | 'consultant') => rightsOf({ roles: [role], limitedTo: null });
  expect(itemsFor('audit', of('compliance'))).toEqual(['recordAudit']);
  expect(itemsFor('audit', of('administrator'))).toEqual([]);
  expect(itemsFor('users', of('administrator'))).toEqual(['users']);
  expect(itemsFor('users', of('consultant'))).toEqual([]);
});

test('a session that must change its password first finds no page of work', () => {
  const rights = rightsOf({ roles: ['administrator'], limitedTo: 'password' });
  expect(itemsFor('administration', rights)).toEqual([]);
  expect(itemsFor('password', rights)).toEqual(['changePassword']);
});
