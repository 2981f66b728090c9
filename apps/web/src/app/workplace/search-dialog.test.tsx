// @vitest-environment happy-dom
import { searchWork } from '@onegi/contract/calls/workplace/search-work';
import type { QueryClient } from '@tanstack/react-query';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { queryOf } from '../../lib/queries.ts';
import { SearchDialog } from './search-dialog.tsx';
import { drawFor } from './test-user.tsx';

afterEach(cleanup);

const field = () => screen.getByRole('combobox', { name: 'Find anything' });
const selected = () => screen.getByRole('option', { selected: true }).textContent;

function known(client: QueryClient, text: string): void {
  client.setQueryData(queryOf(searchWork, { body: { text } }).queryKey, [
    {
      kind: 'policy' as const,
      title: 'LPG-0001',
      titleZh: 'LPG-0001',
      detail: 'Chan Tai Man',
      detailZh: '陳大文',
      path: '/confirmation/A1',
    },
  ]);
}

test('what the server finds comes first, and Enter goes there', async () => {
  const onClose = vi.fn();
  const { user, router, client } = drawFor({ role: 'consultant' }, <SearchDialog onClose={onClose} />);
  known(client, 'chan');
  await user.type(field(), 'chan');
  await waitFor(() => expect(selected()).toBe('LPG-0001Chan Tai Man'));
  expect(screen.getByRole('group', { name: 'Policies' })).toBeDefined();
  await user.keyboard('{Enter}');
  expect(router.state.location.pathname).toBe('/confirmation/A1');
  expect(onClose).toHaveBeenCalled();
});

test('arrows walk through pages and actions and round the end, and the field says which is chosen', async () => {
  const { user } = drawFor({ role: 'administrator' }, <SearchDialog onClose={() => {}} />);
  const first = selected();
  await user.click(field());
  await user.keyboard('{ArrowUp}');
  expect(selected()).toBe('Logout');
  await user.keyboard('{ArrowDown}');
  expect(selected()).toBe(first);
  const active = field().getAttribute('aria-activedescendant');
  expect(document.getElementById(active ?? '')?.textContent).toBe(first);
});

test('a page is found by its name in the other language, and only where it may be opened', async () => {
  const { user } = drawFor({ role: 'consultant' }, <SearchDialog onClose={() => {}} />);
  await user.type(field(), '庫');
  expect(selected()).toBe('Product librarySupport');
  await user.clear(field());
  await user.type(field(), '審');
  expect(screen.queryAllByRole('option')).toEqual([]);
  expect(screen.getByText(/^Nothing fits/)).toBeDefined();
});
