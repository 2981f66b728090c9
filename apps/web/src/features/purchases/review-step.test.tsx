// @vitest-environment happy-dom
import { dropdown } from '@onegi/contract/calls/common/dropdown';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { draw } from '../../components/test-render.tsx';
import { queryOf } from '../../lib/queries.ts';
import { rememberSignedIn } from '../../lib/session-hint.ts';
import { anApplication } from './an-application.ts';
import { createDraftStore } from './draft-store.ts';
import { ReviewStep } from './review-step.tsx';

beforeEach(() => rememberSignedIn(false));
afterEach(() => {
  cleanup();
  rememberSignedIn(false);
  vi.unstubAllGlobals();
});

function review() {
  // Settings of the shop do not come.
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  queries.setQueryData(queryOf(dropdown, { body: { codes: ['DISTRICT'] } }).queryKey, { DISTRICT: [] });
  const store = createDraftStore(anApplication());
  draw(
    <QueryClientProvider client={queries}>
      <MemoryRouter>
        <ReviewStep store={store} state={store.state()} goTo={() => {}} onFound={() => {}} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

it('lets who buys confirm the declarations and pay', () => {
  review();
  expect(screen.getByRole('region', { name: 'Declaration and consent' })).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Pay HK\$/ })).toBeTruthy();
});

it('ends for who sells in the form that sends it to the client, who alone confirms and pays', () => {
  rememberSignedIn(true);
  review();
  expect(screen.getByRole('button', { name: 'Send to client' })).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Declaration and consent' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
});
