// @vitest-environment happy-dom
import { menusOf } from '@onegi/contract/menus';
import { rightsOf } from '@onegi/contract/permissions';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { newQueryClient } from '../../lib/queries.ts';
import { Breadcrumb } from './breadcrumb.tsx';
import { SideNav } from './side-nav.tsx';
import { drawFor } from './test-user.tsx';

afterEach(cleanup);

const paths = () => screen.getAllByRole('link', { hidden: true }).map((link) => link.getAttribute('href') ?? '');

test.each(['consultant', 'officer', 'editor', 'compliance', 'administrator'] as const)(
  'a user with the role %s is led to the pages of their rights, and to no other',
  (role) => {
    drawFor({ role }, <SideNav />);
    const due = menusOf(rightsOf({ roles: [role], limitedTo: null }))
      .filter(({ group }) => group !== 'myAccount')
      .flatMap(({ items }) => items.map(({ path }) => path));
    expect(paths().sort()).toEqual(due.sort());
  },
);

test('every row that stands open has its picture', () => {
  drawFor({ role: 'administrator' }, <SideNav />);
  const open = screen.getAllByRole('link', { hidden: true }).filter((link) => !link.closest('details'));
  expect(open.length).toBeGreaterThan(10);
  expect(open.filter((link) => !link.querySelector('svg')).map((link) => link.textContent)).toEqual([]);
});

test('before it is known who is signed in, rows are hinted at, and none is named', () => {
  const { container } = render(
    <QueryClientProvider client={newQueryClient()}>
      <SideNav />
    </QueryClientProvider>,
  );
  expect(screen.queryByRole('link')).toBeNull();
  expect(container.querySelector('[aria-hidden]')?.textContent).toBe('');
});

test('whoever must change the password first is led to nothing that a visitor may not open', () => {
  drawFor({ role: 'administrator', limitedTo: 'password' }, <SideNav />);
  for (const path of ['/home-page', '/users', '/productLibrary']) expect(paths()).not.toContain(path);
  expect(paths()).toContain('/travelIndex');
});

test('what waits stands beside the page that lists it, whatever it is asked with', () => {
  drawFor({ role: 'officer', waiting: { '/requests?state=waiting': 3, '/enquiries?state=open': 1_200 } }, <SideNav />);
  expect(screen.getByRole('link', { name: /^Quote requests 3 wait$/ })).toBeDefined();
  expect(screen.getByRole('link', { name: /^Enquiries 1,200 wait$/ }).textContent).toContain('99+');
  expect(screen.getByRole('link', { name: 'Home page' })).toBeDefined();
});

test('the page that is open is marked, and the row above a page without one', () => {
  drawFor({ role: 'consultant', at: '/home-page' }, <SideNav />);
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Home page');
  cleanup();
  drawFor({ role: 'consultant', at: '/travel-searchPlan' }, <SideNav />);
  expect(screen.getByRole('link', { current: true }).textContent).toBe('Travel insurance');
});

test('a consultant sees whose sale it is on pages that sell, an administrator and other pages say nothing', () => {
  drawFor({ role: 'consultant', at: '/quoteCards' }, <Breadcrumb />);
  expect(screen.getByText('Selling as Connie Demo, TR0001')).toBeDefined();
  cleanup();
  drawFor({ role: 'consultant', at: '/home' }, <Breadcrumb />);
  expect(screen.queryByText(/^Selling as/)).toBeNull();
  cleanup();
  drawFor({ role: 'administrator', at: '/quoteCards' }, <Breadcrumb />);
  expect(screen.queryByText(/^Selling as/)).toBeNull();
});
