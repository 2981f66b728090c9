import { expect, test } from 'vitest';
import { isEntryPage } from '../../lib/frame-hints.ts';
import { pages } from '../../lib/pages.ts';
import { isSelling, trailOf } from './trail.ts';

test('every page that may stand in the workplace says where it stands', () => {
  const paths = pages.map(({ path }) => `/${path}`).filter((path) => !isEntryPage(path));
  expect(paths.filter((path) => trailOf(path).group === undefined)).toEqual([]);
});

test('pages that lead into a session are known by their address, in both languages', () => {
  const known = pages.map(({ path }) => path).filter((path) => isEntryPage(`/zh-Hant/${path}`));
  expect(known).toEqual(['login', 'forgetpassword', 'FirstLogin', 'go_system_update_password']);
  expect(isEntryPage('/login/')).toBe(true);
});

test('a page below another names the row above it', () => {
  expect(trailOf('/travel-searchPlan')).toEqual({
    group: 'buy',
    row: { item: 'travel', path: '/travelIndex' },
    page: 'search',
  });
  expect(trailOf('/pay/A123')).toEqual({ group: 'buy', page: 'payment' });
  expect(trailOf('/no-such-page')).toEqual({});
});

test('the form of a case stands below the list of cases, for those who have one', () => {
  const form = '/commercial-insurance/form';
  const row = { item: 'quotations', path: '/commercial-insurance/quotation' };
  expect(trailOf(form, { 'commercial.read': 'own' })).toEqual({ group: 'myCase', row, page: 'caseForm' });
  expect(trailOf(form)).toEqual({ group: 'buyCommercial', page: 'requestQuote' });
});

test('what is sold is sold by somebody: from the landing page to the confirmation, and on requests', () => {
  for (const path of ['/', '/travelIndex', '/quoteCards', '/apply/A123', '/confirmation/A123', '/smeIndex']) {
    expect([path, isSelling(trailOf(path))]).toEqual([path, true]);
  }
  for (const path of ['/home-page', '/users', '/productLibrary', '/requests']) {
    expect([path, isSelling(trailOf(path))]).toEqual([path, false]);
  }
});
