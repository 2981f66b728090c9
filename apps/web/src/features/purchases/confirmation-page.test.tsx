// @vitest-environment happy-dom
import { applicationState } from '@onegi/contract/calls/purchases/applications';
import { getPayment } from '@onegi/contract/calls/purchases/payments';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { drawPage } from '../../components/test-page.tsx';
import ConfirmationPage from './confirmation-page.tsx';

beforeEach(() => vi.stubGlobal('scrollTo', () => {}));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const takenBack = {
  paymentRef: 'pay1',
  applicationRef: 'ref1',
  state: 'chargedBack',
  totalCents: 12_345,
  gateway: 'sandbox',
  gatewayUrl: null,
  failure: null,
  refundReason: null,
} as const;

function drawAfter(state: 'submitted' | 'paid') {
  const page = (
    <Routes>
      <Route path="/confirmation/:ref" element={<ConfirmationPage />} />
    </Routes>
  );
  return drawPage(page, '/confirmation/ref1?payment=pay1', [
    [getPayment, { data: takenBack }],
    [applicationState, { data: { state } }],
  ]);
}

it('does not wait for a payment that the bank has taken back before it bought anything', async () => {
  const { address } = drawAfter('submitted');
  await waitFor(() => expect(address()).toBe('/pay/ref1?payment=pay1'));
});

it('stays with a policy whose payment was taken back since: it is not paid again here', async () => {
  const { address, asked } = drawAfter('paid');
  await waitFor(() => expect(asked).toEqual(expect.arrayContaining([getPayment.name, applicationState.name])));
  expect(await screen.findByText('Waiting for the payment to be confirmed')).toBeTruthy();
  expect(address()).toBe('/confirmation/ref1?payment=pay1');
});
