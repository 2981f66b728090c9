import { lineCodes } from '@onegi/contract/lines';
import { menuGroups } from '@onegi/contract/menus';
import { expect, test } from 'vitest';
import { linePages } from '../lib/line-pages.ts';
import { pages } from '../lib/pages.ts';

const paths = Object.values(menuGroups).flatMap((rows) => Object.values(rows).map(({ path }) => path));

test('every entry of the menus is a page that exists', () => {
  const known = new Set(pages.map(({ path }) => `/${path}`));
  expect(paths.filter((path) => !known.has(path.replace(/\?.*$/, '')))).toEqual([]);
});

test('an entry takes what its page takes', () => {
  const permissionOf = new Map(pages.map(({ path, permission }) => [`/${path}`, permission]));
  for (const row of Object.values(menuGroups).flatMap((rows) => Object.values(rows))) {
    expect([row.path, row.permission]).toEqual([row.path, permissionOf.get(row.path.replace(/\?.*$/, ''))]);
  }
});

test('every line is in the menus, where it begins', () => {
  expect(paths).toEqual(expect.arrayContaining(lineCodes.map((line) => linePages[line].landing)));
});
