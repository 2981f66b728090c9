// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { QueryLink } from './query-link.tsx';

afterEach(cleanup);

const pageOf = (page: number) => (params: URLSearchParams) => {
  const next = new URLSearchParams(params);
  next.set('page', String(page));
  return `?${next}`;
};

function open() {
  const router = createMemoryRouter(
    [
      { path: '/before', element: null },
      {
        path: '/list',
        element: (
          <>
            <QueryLink searchOf={pageOf(2)}>two</QueryLink>
            <QueryLink searchOf={pageOf(3)}>three</QueryLink>
          </>
        ),
      },
    ],
    { initialEntries: ['/before', '/list?role=x&page=2'], initialIndex: 1 },
  );
  render(<RouterProvider router={router} />);
  const place = () => router.state.location.pathname + router.state.location.search;
  return { router, place };
}

test('a link to another page keeps the rest of the query, and Back takes it back', async () => {
  const { router, place } = open();
  fireEvent.click(screen.getByText('three'));
  await waitFor(() => expect(place()).toBe('/list?role=x&page=3'));
  await router.navigate(-1);
  expect(place()).toBe('/list?role=x&page=2');
});

test('a link to the page in sight makes no step of the history', async () => {
  const { router, place } = open();
  fireEvent.click(screen.getByText('two'));
  await waitFor(() => expect(router.state.historyAction).toBe('REPLACE'));
  await router.navigate(-1);
  expect(place()).toBe('/before');
});
