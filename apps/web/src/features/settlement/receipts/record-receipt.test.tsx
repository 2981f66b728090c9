// @vitest-environment happy-dom
import { findNotes } from '@onegi/contract/calls/settlement/notes';
import type { OpenNote, ReceiptDetail } from '@onegi/contract/calls/settlement/receipt-shapes';
import { coverGap, readReceipt, recordReceipt, reverseReceipt } from '@onegi/contract/calls/settlement/receipts';
import { receiptFields } from '@onegi/contract/fields/receipts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { drawPage } from '../../../components/test-page.tsx';
import { OpenReceipt } from './receipt-page.tsx';
import { RecordReceipt } from './record-receipt-page.tsx';

beforeAll(() => {
  HTMLDialogElement.prototype.showModal ??= function showModal() {
    this.open = true;
  };
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const note = (noteId: string, noteNumber: string, balanceCents: number): OpenNote => ({
  noteId,
  noteNumber,
  noteKind: balanceCents < 0 ? 'CREDIT' : 'DEBIT',
  policyNumber: 'LPG-TRV-26-0000001',
  endorsementNumber: '000',
  holderName: 'DEMO ONE',
  insurer: 'LPG',
  consultantCode: null,
  accountOn: '2026-11-01',
  dueOn: '2026-12-31',
  amountCents: balanceCents,
  allocatedCents: 0,
  balanceCents,
  settlement: 'unsettled',
});
const [older, newer, credit] = [
  note('00000000-0000-4000-8000-000000000001', 'DN2611000001', 100_000),
  note('00000000-0000-4000-8000-000000000002', 'DN2611000002', 80_000),
  note('00000000-0000-4000-8000-000000000003', 'CR2611000001', -5_000),
];

const receipt: ReceiptDetail = {
  receiptId: '00000000-0000-4000-8000-000000000009',
  receiptNumber: 'RC2611000001',
  receivedOn: '2026-11-21',
  amountCents: 150_000,
  currency: 'HKD',
  method: 'CHQ',
  bankStatus: 'unbanked',
  paidType: 'part',
  bankReference: '',
  chequeNumber: '000123',
  payer: '',
  remarks: '',
  allocatedCents: 150_000,
  refundedCents: 0,
  chargedBackCents: 0,
  restCents: 0,
  recordedBy: 'Demo Finance',
  recordedByZh: null,
  reversedOn: null,
  reversedBy: null,
  reversedByZh: null,
  reversalReason: null,
  gapCents: 0,
  version: 2,
  allocations: [],
  entries: [],
  holder: 'finance',
  heldSince: '2026-11-21T04:00:00.000Z',
  dueAt: null,
  clockMinutes: null,
  officeMinutes: null,
  promisedHours: null,
  promiseCounts: null,
  isPaused: false,
  isLate: false,
  allowedActions: ['bank', 'dishonour'],
};

describe('somebody of finance who records a cheque', () => {
  it('finds the notes, pays the oldest first, sees the totals, and sends all of it once', async () => {
    const { user, sent } = drawPage(<RecordReceipt />, '/settlement/record-receipt', [
      [findNotes, { data: { notes: [older, newer, credit], isMore: false } }],
      [recordReceipt, { data: receipt }],
    ]);
    await user.selectOptions(screen.getByLabelText('Payment method'), 'CHQ');
    await user.type(screen.getByLabelText('Cheque number'), '000123');
    await user.type(screen.getByLabelText('Amount'), '1500');
    await user.type(screen.getByLabelText('Find notes'), 'demo');
    await user.click(await screen.findByRole('button', { name: 'Pay the oldest first' }));
    const part = (of: string) => screen.getByLabelText<HTMLInputElement>(`Pays of ${of}`);
    expect([part('DN2611000001').value, part('DN2611000002').value]).toEqual(['1000.00', '500.00']);
    expect(screen.queryByText('CR2611000001')).toBeNull();
    const totals = () => screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(totals()).toEqual(['HK$1,500.00', 'HK$0.00']);
    await user.type(part('DN2611000002'), '0');
    const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Record the receipt' });
    expect(save().disabled).toBe(true);
    await user.clear(part('DN2611000002'));
    await user.type(part('DN2611000002'), '600');
    expect(totals()[1]).toContain('This is more than was received');
    await user.clear(part('DN2611000002'));
    await user.type(part('DN2611000002'), '500');
    await user.click(save());
    await waitFor(() => expect(sent(recordReceipt)).toHaveLength(1));
    expect(sent(recordReceipt)[0]).toMatchObject({
      method: 'CHQ',
      chequeNumber: '000123',
      amountCents: 150_000,
      parts: [
        { noteId: older?.noteId, partCents: 100_000 },
        { noteId: newer?.noteId, partCents: 50_000 },
      ],
    });
  });

  it('is asked for the number of the cheque before anything is sent, and told what the server refuses', async () => {
    const { user, sent } = drawPage(<RecordReceipt />, '/settlement/record-receipt', [
      [recordReceipt, { status: 400, code: 'request.invalid', fields: [receiptFields.receivedOn.wire] }],
    ]);
    await user.selectOptions(screen.getByLabelText('Payment method'), 'CHQ');
    await user.type(screen.getByLabelText('Amount'), '15.5');
    const save = () => user.click(screen.getByRole('button', { name: 'Record the receipt' }));
    await save();
    expect((await screen.findAllByText('Enter the cheque number')).length).toBeGreaterThan(0);
    expect(sent(recordReceipt)).toEqual([]);
    await user.type(screen.getByLabelText('Cheque number'), '1');
    await save();
    expect((await screen.findAllByText('request.invalid')).length).toBeGreaterThan(0);
    expect(screen.getByLabelText<HTMLInputElement>('Amount').value).toBe('15.5');
  });
});

describe('a receipt of which something is left', () => {
  it.each([
    ['CHQ', 'banked', false],
    ['CHQ', 'cleared', true],
    ['AUT', 'banked', false],
    ['FPS', 'banked', true],
  ] as const)('of %s that is %s is given back from its page: %s', async (method, bankStatus, isRefundable) => {
    const seen: ReceiptDetail = { ...receipt, method, bankStatus, restCents: 90_000, allowedActions: [] };
    drawPage(<OpenReceipt receiptId={seen.receiptId} mayWrite />, '/settlement/receipt', [
      [readReceipt, { data: seen }],
    ]);
    await screen.findByText('RC2611000001');
    expect(screen.queryByRole('heading', { name: 'Give back to the client' }) !== null).toBe(isRefundable);
    expect(screen.queryByText(/once the receipt is marked as cleared/) === null).toBe(isRefundable);
  });
});

describe('a receipt on its page', () => {
  const { receiptId } = receipt;
  const drawn = (seen: ReceiptDetail, answers: Parameters<typeof drawPage>[2] = []) =>
    drawPage(<OpenReceipt receiptId={receiptId} mayWrite />, '/settlement/receipt', [
      [readReceipt, { data: seen }],
      ...answers,
    ]);
  const reversed: ReceiptDetail = {
    ...{ ...receipt, method: 'FPS', bankStatus: 'reversed', allocatedCents: 0, allowedActions: [] },
    ...{ reversedOn: '2026-11-22', reversedBy: 'Demo Finance', reversalReason: 'Of another payer' },
  };

  it('that was recorded wrongly is cancelled for a reason, and shows it [C-6.3-50]', async () => {
    const seen: ReceiptDetail = {
      ...receipt,
      method: 'FPS',
      bankStatus: 'banked',
      allowedActions: ['clear', 'reverse'],
    };
    const { user, sent } = drawn(seen, [[reverseReceipt, { data: reversed }]]);
    await user.click(await screen.findByRole('button', { name: 'Cancel receipt' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Cancel receipt' }));
    expect(dialog.getByText('Please give the reason')).toBeTruthy();
    expect(sent(reverseReceipt)).toEqual([]);
    await user.type(dialog.getByLabelText('Why is it cancelled?'), 'Of another payer');
    await user.click(dialog.getByRole('button', { name: 'Cancel receipt' }));
    await waitFor(() =>
      expect(sent(reverseReceipt)).toEqual([{ receiptId, version: 2, reversalReason: 'Of another payer' }]),
    );
    cleanup();
    drawn(reversed);
    for (const text of ['Cancelled', 'Of another payer', 'Receipt in English (PDF)'])
      expect(await screen.findByText(text)).toBeTruthy();
  });

  it.each(['allocation.insurerPaid', 'receipt.matched', 'receipt.refunded'])(
    'that cannot be cancelled yet (%s) keeps what was typed with the refusal',
    async (code) => {
      const seen: ReceiptDetail = { ...receipt, method: 'FPS', bankStatus: 'banked', allowedActions: ['reverse'] };
      const { user, sent, notices } = drawn(seen, [[reverseReceipt, { status: 409, code }]]);
      await user.click(await screen.findByRole('button', { name: 'Cancel receipt' }));
      const dialog = within(await screen.findByRole('dialog'));
      await user.type(dialog.getByLabelText('Why is it cancelled?'), 'Of another payer');
      await user.click(dialog.getByRole('button', { name: 'Cancel receipt' }));
      expect(await dialog.findByText(code)).toBeTruthy();
      expect(dialog.getByDisplayValue('Of another payer')).toBeTruthy();
      expect([sent(reverseReceipt).length, notices]).toEqual([1, []]);
    },
  );

  it('with which the insurer was paid is cancelled once it is confirmed that the office covers the gap [C-6.3-52]', async () => {
    const seen: ReceiptDetail = { ...receipt, method: 'FPS', bankStatus: 'banked', allowedActions: ['reverse'] };
    const { user, sent } = drawn(seen, [[reverseReceipt, { status: 409, code: 'allocation.insurerPaid' }]]);
    await user.click(await screen.findByRole('button', { name: 'Cancel receipt' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Why is it cancelled?'), 'Twice');
    expect(dialog.queryByRole('checkbox')).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Cancel receipt' }));
    await user.click(await dialog.findByLabelText(/our office covers what is missing/));
    await user.click(dialog.getByRole('button', { name: 'Cancel receipt' }));
    const body = { receiptId, version: 2, reversalReason: 'Twice' };
    await waitFor(() => expect(sent(reverseReceipt)).toEqual([body, { ...body, gapConfirmed: true }]));
  });

  it('of which more went back than came is covered by the office after a question [C-6.3-55]', async () => {
    const seen: ReceiptDetail = { ...receipt, bankStatus: 'returned', gapCents: 90_000, allowedActions: ['coverGap'] };
    const { user, sent } = drawn(seen, [[coverGap, { data: { gapCents: 0 } }]]);
    expect(await screen.findByText(/the client account lacks HK\$900\.00/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Cover the gap' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cover the gap' }));
    await waitFor(() => expect(sent(coverGap)).toEqual([{ receiptId, coveredCents: 90_000 }]));
  });
});
