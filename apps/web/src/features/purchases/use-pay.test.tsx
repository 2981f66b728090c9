// @vitest-environment happy-dom
import { startPayment } from '@onegi/contract/calls/purchases/payments';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { draw } from '../../components/test-render.tsx';
import { rememberSignedIn } from '../../lib/session-hint.ts';
import { anApplication } from './an-application.ts';
import { createDraftStore, type DraftStore } from './draft-store.ts';
import { PayProblem } from './pay-button.tsx';
import { usePay } from './use-pay.ts';

beforeEach(() => rememberSignedIn(false));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Pay({ store }: { store: DraftStore }) {
  const { pay, problem } = usePay(store);
  return (
    <button type="button" onClick={() => void pay()}>
      {problem ?? 'Pay'}
    </button>
  );
}

it('sends the total in sight, and shows what is true now where the server refuses it', async () => {
  const store = createDraftStore(anApplication({ state: 'submitted' }));
  const reload = vi.fn(async () => {});
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_address: string, init: RequestInit) => {
    sent.push(startPayment.body.codec.decode(JSON.parse(String(init.body))));
    const refusal = { data: null, code: 'application.stale', msg: 'Changed elsewhere', msgC: '已更改' };
    return Response.json(refusal, { status: 409 });
  });
  draw(<Pay store={{ ...store, reload }} />);
  fireEvent.click(screen.getByText('Pay'));
  await waitFor(() => expect(screen.getByText('Changed elsewhere')).toBeTruthy());
  expect(sent).toEqual([{ applicationRef: store.state().application.applicationRef, shownTotalCents: 10_000 }]);
  expect(reload).toHaveBeenCalledOnce();
});

function PayWithProblem({ store }: { store: DraftStore }) {
  const { pay, problem, problemAt } = usePay(store);
  return (
    <MemoryRouter>
      <button type="button" onClick={() => void pay()}>
        Pay
      </button>
      <PayProblem problem={problem} problemAt={problemAt} />
    </MemoryRouter>
  );
}

it('says what of a submitted application has been overtaken, and leads to where it is mended', async () => {
  const store = createDraftStore(anApplication({ state: 'submitted' }));
  vi.stubGlobal('fetch', async () => {
    const fields = [{ field: 'answers.startOn', msg: 'Cover cannot start before today', msgC: '保障不能早於今天開始' }];
    const refusal = {
      data: null,
      code: 'application.incomplete',
      msg: 'Please check the details',
      msgC: '請核對',
      fields,
    };
    return Response.json(refusal, { status: 422 });
  });
  draw(<PayWithProblem store={store} />);
  fireEvent.click(screen.getByText('Pay'));
  await waitFor(() => expect(screen.getByText('Cover cannot start before today')).toBeTruthy());
  const { applicationRef } = store.state().application;
  const link = screen.getByRole('link', { name: 'Go to your details' });
  expect(link.getAttribute('href')).toBe(`/apply/${applicationRef}?step=details`);
});
