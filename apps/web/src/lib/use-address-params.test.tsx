// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { painted } from './after-paint.ts';
import { useAddressParams } from './use-address-params.ts';

afterEach(cleanup);

type Params = ReturnType<typeof useAddressParams>;

let params: Params;

function Page() {
  params = useAddressParams();
  return null;
}

/** That page, and another to go to. */
function opened() {
  const pages = [
    { path: '/list', element: <Page /> },
    { path: '/other', element: null },
  ];
  const router = createMemoryRouter(pages, { initialEntries: ['/list?sort=ASC'] });
  render(<RouterProvider router={router} />);
  return router;
}

const change = (...given: Parameters<Params[1]>) => params[1](...given);
const settled = () => act(painted);

test('a change is seen at once, and stands in the address once it is painted', async () => {
  const router = opened();
  act(() => change('chosen', 'A'));
  expect([params[0].toString(), router.state.location.search]).toEqual(['sort=ASC&chosen=A', '?sort=ASC']);
  await settled();
  expect(router.state.location.search).toBe('?sort=ASC&chosen=A');
});

test('several changes of one press stand in it together', async () => {
  const router = opened();
  act(() => {
    change('sort', null);
    change('chosen', 'A');
    change('chosen', 'A,B');
  });
  await settled();
  expect(router.state.location.search).toBe('?chosen=A,B');
});

test('who has gone on to another page stays there', async () => {
  const router = opened();
  act(() => change('chosen', 'A'));
  await act(() => router.navigate('/other'));
  await settled();
  expect(router.state.location.pathname + router.state.location.search).toBe('/other');
});
