// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { ErrorBoundary } from './error-boundary.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function drawBroken(at: string) {
  vi.spyOn(console, 'error').mockReturnValue();
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }));
  const broken = { path: '*', element: <Broken />, ErrorBoundary };
  render(
    <MantineProvider env="test">
      <RouterProvider router={createMemoryRouter([broken], { initialEntries: [at] })} />
    </MantineProvider>,
  );
}

function Broken(): never {
  throw new Error('thrown by a page, for nobody to read');
}

test.each([
  ['/travelIndex', 'This page ran into a problem', 'Load the page again', 'Go to the home page', '/'],
  ['/zh-Hant/travelIndex', '此頁出現問題', '重新載入', '返回主頁', '/zh-Hant'],
])('instead of a broken page at %s its language says so, and leads on', async (at, title, again, home, address) => {
  drawBroken(at);
  expect(screen.getByRole('main')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy();
  expect(screen.getByRole('link', { name: home }).getAttribute('href')).toBe(address);
  expect(document.body.textContent).not.toContain('thrown by a page');
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue();
  await userEvent.click(screen.getByRole('button', { name: again }));
  expect(reload).toHaveBeenCalledOnce();
});

test('the words do not wait for the harbour behind them', async () => {
  drawBroken('/');
  expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
  await waitFor(() => expect(document.querySelector('.night-sky svg')).toBeTruthy());
});
