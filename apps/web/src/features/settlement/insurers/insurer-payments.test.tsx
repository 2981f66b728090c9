// @vitest-environment happy-dom
import { me } from '@onegi/contract/calls/accounts/sign-in';
import { dropdown } from '@onegi/contract/calls/common/dropdown';
import { savedViews } from '@onegi/contract/calls/common/saved-views';
import {
  insurerNotesDue,
  insurerPaymentCalls,
  insurerPaymentList,
  insurersDue,
  type NoteDue,
  saveInsurerPayment,
} from '@onegi/contract/calls/settlement/insurer-payments';
import { disbursementFields } from '@onegi/contract/fields/disbursements';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { drawPage, whoAs } from '../../../components/test-page.tsx';
import InsurerNotesPage from './insurer-notes-page.tsx';
import InsurerPaymentsPage from './insurer-payments-page.tsx';
import { notesAddress } from './notes-address.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const note = (no: number, changes: Partial<NoteDue> = {}): NoteDue => ({
  noteId: `33333333-3333-4333-8333-33333333333${no}`,
  noteNumber: `DN261100000${no}`,
  noteKind: 'DEBIT',
  policyNumber: `LPG-MTR-26-000000${no}`,
  transactionNumber: `PT2026000000${no}`,
  accountOn: '2026-11-01',
  payableCents: 930_604,
  paidCents: 0,
  bankedCents: 1_067_924,
  dueCents: 930_604,
  owedCents: 930_604,
  coveredCents: 1_067_924,
  offsets: [],
  refunds: [],
  hindrance: null,
  inPayment: null,
  ...changes,
});
const insurer = { insurerCode: 'LPG', insurerName: 'Lantern Peak', insurerNameZh: '燈峰保險' };
const disbursed = {
  number: 'PY2611000001',
  state: 'awaitingApproval',
  totalCents: 930_604,
  preparedBy: 'Fiona Demo',
  preparedByZh: null,
  preparedAt: '2026-11-21T04:00:00.000Z',
  approvedBy: null,
  approvedByZh: null,
  approvedAt: null,
  paidBy: null,
  paidByZh: null,
  paidOn: null,
  bankReference: null,
  reason: null,
  version: 2,
  holder: 'approver',
  heldSince: '2026-11-21T04:00:00.000Z',
  allowedActions: ['approve', 'return'],
  ...insurer,
} as const;
const opened = {
  ...disbursed,
  parts: [
    {
      noteNumber: 'DN2611000001',
      noteKind: 'DEBIT',
      policyNumber: 'LPG-MTR-26-0000001',
      transactionNumber: 'PT20260000001',
      accountOn: '2026-11-01',
      amountCents: 930_604,
    },
  ],
  approvers: [{ consultantName: 'Avery Demo', consultantNameZh: 'Avery Demo' }],
};

it('chooses what can be paid, leaves out what waits, and sends what was chosen once', async () => {
  const waiting = note(3, { dueCents: 0, bankedCents: 0, coveredCents: 0, hindrance: 'waitsForMoney' });
  const drawn = drawPage(<InsurerNotesPage />, notesAddress('LPG'), [
    [me, whoAs('finance')],
    [insurerNotesDue, { data: { ...insurer, records: [note(1), note(2), waiting], isMore: false } }],
    [saveInsurerPayment, { data: opened }],
  ]);
  expect(await screen.findByText('2 notes chosen · HK$18,612.08')).toBeTruthy();
  expect(screen.getByRole('checkbox', { name: /DN2611000003/ })).toHaveProperty('disabled', true);
  await drawn.user.click(screen.getByRole('checkbox', { name: /DN2611000002/ }));
  expect(screen.getByText('1 note chosen · HK$9,306.04')).toBeTruthy();
  // The first press chooses both, the second neither.
  const all = screen.getByRole('checkbox', { name: 'Choose all that can be paid' });
  await drawn.user.click(all);
  await drawn.user.click(all);
  expect(screen.getByRole('button', { name: 'Prepare the payment' })).toHaveProperty('disabled', true);
  await drawn.user.click(screen.getByRole('checkbox', { name: /DN2611000001/ }));
  await drawn.user.click(screen.getByRole('button', { name: 'Prepare the payment' }));
  await waitFor(() => expect(drawn.address()).toBe('/insurer-payments?opened=PY2611000001'));
  expect(drawn.sent(saveInsurerPayment)).toEqual([
    { insurerCode: 'LPG', noteIds: [note(1).noteId], totalCents: 930_604 },
  ]);
});

it('what a credit note pays of a debit note is due with both chosen alone, and the total shown is the one that is sent', async () => {
  const credit = note(2, { noteKind: 'CREDIT', payableCents: -300_000, owedCents: -300_000, dueCents: -300_000 });
  const offsets = [{ noteId: credit.noteId, creditNoteCents: 300_000 }];
  const partly = note(1, { owedCents: 800_000, dueCents: 800_000, coveredCents: 500_000, offsets });
  const wholly = note(3, { owedCents: 300_000, dueCents: 300_000, coveredCents: 0, offsets });
  const drawn = drawPage(<InsurerNotesPage />, notesAddress('LPG'), [
    [me, whoAs('finance')],
    [insurerNotesDue, { data: { ...insurer, records: [partly, credit, wholly], isMore: false } }],
    [saveInsurerPayment, { data: opened }],
  ]);
  expect(await screen.findByText('3 notes chosen · HK$8,000.00')).toBeTruthy();
  await drawn.user.click(screen.getByRole('checkbox', { name: /DN2611000002/ }));
  expect(screen.getByText('1 note chosen · HK$5,000.00')).toBeTruthy();
  expect(screen.getByRole('checkbox', { name: /DN2611000003/ })).toHaveProperty('disabled', true);
  expect(screen.getByText('Waits for its credit note in the same payment')).toBeTruthy();
  await drawn.user.click(screen.getByRole('button', { name: 'Prepare the payment' }));
  await waitFor(() =>
    expect(drawn.sent(saveInsurerPayment)).toEqual([
      { insurerCode: 'LPG', noteIds: [partly.noteId], totalCents: 500_000 },
    ]),
  );
});

it('a draft is chosen anew by what its notes can be paid now, not by what it was prepared with', async () => {
  const inDraft = { inPayment: 'PY2611000001', hindrance: 'inPayment', dueCents: 0 } as const;
  const credit = note(2, { ...inDraft, noteKind: 'CREDIT', payableCents: -300_000, owedCents: -300_000 });
  const offsets = [{ noteId: credit.noteId, creditNoteCents: 300_000 }];
  const debit = note(1, { ...inDraft, owedCents: 800_000, coveredCents: 500_000, offsets });
  const drawn = drawPage(<InsurerNotesPage />, notesAddress('LPG', 'PY2611000001'), [
    [me, whoAs('finance')],
    [insurerNotesDue, { data: { ...insurer, records: [debit, credit], isMore: false } }],
    [insurerPaymentCalls.open, { data: opened }],
  ]);
  expect(await screen.findByText('2 notes chosen · HK$5,000.00')).toBeTruthy();
  await drawn.user.click(screen.getByRole('checkbox', { name: /DN2611000002/ }));
  expect(screen.getByText('1 note chosen · HK$5,000.00')).toBeTruthy();
});

it('a refusal is told, and the notes are shown as they are now', async () => {
  const drawn = drawPage(<InsurerNotesPage />, notesAddress('LPG'), [
    [me, whoAs('finance')],
    [
      insurerNotesDue,
      { data: { ...insurer, records: [note(1)], isMore: false } },
      { data: { ...insurer, records: [], isMore: false } },
    ],
    [saveInsurerPayment, { status: 409, code: 'Taken already' }],
  ]);
  await drawn.user.click(await screen.findByRole('button', { name: 'Prepare the payment' }));
  expect(await screen.findByText('All notes of this insurer are settled with it.')).toBeTruthy();
  expect(drawn.notices).toEqual([{ kind: 'failure', message: 'Taken already' }]);
});

const openList = (allowedActions: readonly string[], pay: object = { data: opened }) =>
  drawPage(<InsurerPaymentsPage />, '/insurer-payments?opened=PY2611000001', [
    [me, whoAs('finance')],
    [savedViews, { data: [] }],
    [dropdown, { data: {} }],
    [insurersDue, { data: { records: [] } }],
    [
      insurerPaymentList.page,
      { data: { records: [{ ...disbursed, allowedActions }], total: 1, pages: 1, size: 10, current: 1 } },
    ],
    [insurerPaymentCalls.open, { data: { ...opened, allowedActions } }],
    [insurerPaymentCalls.pay, pay as { data: unknown }],
    [insurerPaymentCalls.approve, { data: opened }],
  ]);

it('says who prepared it and who may approve it, and approves after a question', async () => {
  const drawn = openList(['approve', 'return']);
  expect(await screen.findByText('Avery Demo')).toBeTruthy();
  expect(screen.getAllByText(/Fiona Demo/).length).toBeGreaterThan(0);
  await drawn.user.click(screen.getByRole('button', { name: 'Approve' }));
  const dialog = await screen.findByRole('dialog', { name: 'Approve PY2611000001?' });
  await drawn.user.click(within(dialog).getByRole('button', { name: 'Approve' }));
  await waitFor(() =>
    expect(drawn.sent(insurerPaymentCalls.approve)).toEqual([{ number: 'PY2611000001', version: 2 }]),
  );
});

it('shows what insurers are owed anew once a payment has changed', async () => {
  const due = { ...insurer, notes: 1, creditCents: 0, waitingCents: 0, oldestOn: null };
  const drawn = drawPage(<InsurerPaymentsPage />, '/insurer-payments?opened=PY2611000001', [
    [me, whoAs('finance')],
    [savedViews, { data: [] }],
    [dropdown, { data: {} }],
    [
      insurersDue,
      { data: { records: [{ ...due, dueCents: 100 }] } },
      { data: { records: [{ ...due, dueCents: 765_432 }] } },
    ],
    [insurerPaymentList.page, { data: { records: [disbursed], total: 1, pages: 1, size: 10, current: 1 } }],
    [insurerPaymentCalls.open, { data: { ...opened, allowedActions: ['approve'] } }],
    [insurerPaymentCalls.approve, { data: opened }],
  ]);
  await drawn.user.click(await screen.findByRole('button', { name: 'Approve' }));
  const dialog = await screen.findByRole('dialog');
  await drawn.user.click(within(dialog).getByRole('button', { name: 'Approve' }));
  expect(await screen.findByText('HK$7,654.32')).toBeTruthy();
});

it('asks for the bank’s reference before it is marked as paid, and keeps what was typed when it is refused', async () => {
  const drawn = openList(['pay'], {
    status: 400,
    code: 'Please enter it',
    fields: [disbursementFields.bankReference.wire],
  });
  await drawn.user.click(await screen.findByRole('button', { name: 'Mark as paid' }));
  const dialog = await screen.findByRole('dialog', { name: 'Was PY2611000001 paid?' });
  const field = within(dialog).getByRole('textbox', { name: 'Bank reference' });
  await drawn.user.type(field, 'FT1');
  await drawn.user.click(within(dialog).getByRole('button', { name: 'Mark as paid' }));
  expect(await within(dialog).findByText('Please enter it')).toBeTruthy();
  expect(field).toHaveProperty('value', 'FT1');
});
