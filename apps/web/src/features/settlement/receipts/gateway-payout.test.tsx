// @vitest-environment happy-dom
import { me } from '@onegi/contract/calls/accounts/sign-in';
import { receiptList } from '@onegi/contract/calls/settlement/receipt-list';
import { recordGatewayPayout } from '@onegi/contract/calls/settlement/receipts';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { drawPage, whoAs } from '../../../components/test-page.tsx';
import GatewayPayoutPage from './gateway-payout-page.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const card = {
  receiptId: '00000000-0000-4000-8000-000000000001',
  receiptNumber: 'RC2611000001',
  payer: 'CHAN TAI MAN',
  bankReference: '',
  receivedOn: '2026-11-20',
  method: 'CC',
  amountCents: 100_000,
  restCents: 0,
  chargedBackCents: 0,
  bankStatus: 'unbanked',
} as const;
const cards = { data: { records: [card], total: 1, pages: 1, size: 100, current: 1 } };

it('keeps what was typed over another last day and a refusal, and begins anew once it is recorded', async () => {
  const { user, notices, sent } = drawPage(<GatewayPayoutPage />, '/settlement/payout', [
    [me, whoAs('finance')],
    [receiptList.page, cards],
    [recordGatewayPayout, { status: 503, code: 'Too busy' }, { data: { payoutId: card.receiptId } }],
  ]);
  const arrived = () => screen.getByLabelText<HTMLInputElement>('Amount that arrives');
  await user.type(await screen.findByLabelText('Amount that arrives'), '1000');
  await user.type(screen.getByLabelText('Bank reference'), 'FT1');
  const upTo = screen.getByLabelText('Received until');
  await user.clear(upTo);
  await user.type(upTo, '21/11/2026');
  expect(arrived().value).toBe('1000');
  await user.click(screen.getByRole('button', { name: 'Record the payout' }));
  await waitFor(() => expect(notices).toEqual([{ kind: 'failure', message: 'Too busy' }]));
  expect(arrived().value).toBe('1000');
  await user.click(screen.getByRole('button', { name: 'Record the payout' }));
  await waitFor(() => expect(arrived().value).toBe(''));
  expect(sent(recordGatewayPayout)).toHaveLength(2);
});
