// @vitest-environment happy-dom
import { type SavedView, savedViews } from '@onegi/contract/calls/common/saved-views';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { useNavigate } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { drawPage } from '../test-page.tsx';
import { SavedViews } from './saved-views.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const view = (viewName: string, isDefault: boolean): SavedView => ({
  viewId: `00000000-0000-4000-8000-00000000000${viewName.length}`,
  viewName,
  viewSearch: `state=${viewName}`,
  isDefault,
});
const views = [view('open', false), view('answered', true)];

function List() {
  const navigate = useNavigate();
  return (
    <>
      <SavedViews list="listEnquiries" />
      <button type="button" onClick={() => navigate('/enquiries')}>
        Reset
      </button>
    </>
  );
}
const openAt = (address: string, data: readonly SavedView[] = views) =>
  drawPage(<List />, address, [[savedViews, { data }]]);

it('opens a list that is reached by its bare address with its reader’s default view', async () => {
  const { address } = openAt('/enquiries');
  await waitFor(() => expect(address()).toBe('/enquiries?state=answered'));
  expect(await screen.findByRole('combobox')).toHaveProperty('value', views[1]?.viewId);
});

it('leaves an address that says what is wanted', async () => {
  const { address } = openAt('/enquiries?state=open');
  await screen.findByRole('combobox');
  expect(address()).toBe('/enquiries?state=open');
});

it('leaves a list without a default as it is', async () => {
  const { address } = openAt('/enquiries', [view('open', false)]);
  await screen.findByRole('combobox');
  expect(address()).toBe('/enquiries');
});

it('shows everything to who resets the filters', async () => {
  const { user, address } = openAt('/enquiries');
  await waitFor(() => expect(address()).toBe('/enquiries?state=answered'));
  await user.click(screen.getByRole('button', { name: 'Reset' }));
  expect(address()).toBe('/enquiries');
});

it.each(['reload', 'back_forward'])('shows after a %s what was seen before', async (type) => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type }] as unknown as PerformanceEntry[]);
  const { address } = openAt('/enquiries');
  await screen.findByRole('combobox');
  expect(address()).toBe('/enquiries');
});
