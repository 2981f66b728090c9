// @vitest-environment happy-dom
import { applicationState } from '@onegi/contract/calls/purchases/applications';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { draw } from '../../components/test-render.tsx';
import { useConfirmation } from './use-confirmation.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Confirmation() {
  const { confirmation, failure } = useConfirmation('ref1');
  return <p>{confirmation ? 'issued' : failure ? 'failed' : 'waiting'}</p>;
}

it('asks for no policy while the application is not paid: there would be an error in the log for each try', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (address: string | URL) => {
    asked.push(String(address));
    return new Promise(() => {});
  });
  draw(
    <QueryClientProvider client={new QueryClient()}>
      <Confirmation />
    </QueryClientProvider>,
  );
  const path = applicationState.path.replace('{ref}', 'ref1');
  await waitFor(() => expect(asked.some((address) => address.includes(path))).toBe(true));
  expect(asked.filter((address) => address.includes('/buy/confirmation/'))).toEqual([]);
  expect(screen.getByText('waiting')).toBeTruthy();
});

it('asks for the state alone while it waits, never for the people of the application', async () => {
  const asked: string[] = [];
  const answers = [{ state: 'submitted' }, { state: 'paid' }];
  vi.stubGlobal('fetch', (address: string | URL) => {
    asked.push(new URL(String(address), 'http://localhost').pathname);
    const data = String(address).includes('/buy/confirmation/') ? undefined : answers.shift();
    return data ? Promise.resolve(Response.json({ code: 'ok', data })) : new Promise(() => {});
  });
  draw(
    <QueryClientProvider client={new QueryClient()}>
      <Confirmation />
    </QueryClientProvider>,
  );
  await waitFor(() => expect(asked.at(-1)).toContain('/buy/confirmation/'), { timeout: 10_000 });
  const state = `/api${applicationState.path.replace('{ref}', 'ref1')}`;
  expect(asked).toEqual([state, state, '/api/buy/confirmation/ref1']);
});
