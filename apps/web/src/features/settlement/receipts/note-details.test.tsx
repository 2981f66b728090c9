// @vitest-environment happy-dom
import { notesToOffset, offsetNotes, readNote, writeOffNote } from '@onegi/contract/calls/settlement/notes';
import type { NoteAllocation, NoteDetail, OpenNote } from '@onegi/contract/calls/settlement/receipt-shapes';
import { coverGap, receiveCommission, takeBackAllocation } from '@onegi/contract/calls/settlement/receipts';
import { receipts } from '@onegi/messages/zh-Hant/receipts';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { drawPage } from '../../../components/test-page.tsx';
import { NoteDetails } from './note-details.tsx';

beforeAll(() => {
  HTMLDialogElement.prototype.showModal ??= function showModal() {
    this.open = true;
  };
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const id = (last: number) => `00000000-0000-4000-8000-${String(last).padStart(12, '0')}`;
const offset: NoteAllocation = {
  ...{ allocationId: id(2), kind: 'offset', amountCents: 40_000, allocatedAt: '2026-11-21T02:00:00.000Z' },
  ...{ receiptId: null, receiptNumber: null, otherNoteNumber: 'CR2611000002', isTakenBack: false, canTakeBack: true },
};
const note: NoteDetail = {
  ...{ noteId: id(1), noteNumber: 'DN2611000001', noteKind: 'DEBIT', policyNumber: 'LPG-MTR-26-1' },
  ...{ endorsementNumber: '000', holderName: 'CHAN TAI MAN', insurer: 'LPG', consultantCode: null },
  ...{ accountOn: '2026-11-01', dueOn: '2026-12-31', amountCents: 100_000, allocatedCents: 99_950, balanceCents: 50 },
  ...{ settlement: 'partlySettled', noteState: 'issued', earnedOn: null, remarks: '', version: 1, gapCents: 0 },
  ...{
    approvedBy: null,
    approvedByZh: null,
    approvedAt: null,
    reopenedBy: null,
    reopenedByZh: null,
    reopenedAt: null,
    holder: null,
    heldSince: '2026-11-21T04:00:00.000Z',
  },
  ...{ dueAt: null, clockMinutes: null, officeMinutes: null, promisedHours: null, promiseCounts: null },
  ...{ isPaused: false, isLate: false },
  allocations: [offset],
  allowedActions: ['writeOff'],
};
const opened = (detail: NoteDetail, answers: Parameters<typeof drawPage>[2]) =>
  drawPage(<NoteDetails noteId={id(1)} mayWrite reload={async () => undefined} />, '/settlement/notes', [
    [readNote, { data: detail }],
    ...answers,
  ]);

/** Presses a button, and the one of the same name in the question that follows. */
async function answered(user: ReturnType<typeof opened>['user'], name: string | RegExp, action = name) {
  await user.click(await screen.findByRole('button', { name }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: action }));
}

it('writes the last cents off, and takes an offset back, after a question each [C-6.3-27]', async () => {
  const { user, sent } = opened(note, [
    [writeOffNote, { data: note }],
    [takeBackAllocation, { data: { allocationId: id(2) } }],
  ]);
  expect(await screen.findByText(/Offset with CR2611000002/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Write off the last cents' }));
  expect(await screen.findByText('The office pays HK$0.50 itself.')).toBeTruthy();
  expect(sent(writeOffNote)).toEqual([]);
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Write off the last cents' }));
  expect(sent(writeOffNote)).toEqual([{ noteId: id(1) }]);
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await answered(user, /^Take back: Offset with/, 'Take back');
  expect(sent(takeBackAllocation)).toEqual([{ allocationId: id(2) }]);
});

it('names who approved it or opened it again on a Chinese page by their Chinese names, where they have one', async () => {
  const approvalOf = async (changes: Partial<NoteDetail>) => {
    const part = <NoteDetails noteId={id(1)} mayWrite={false} reload={async () => undefined} />;
    drawPage(part, '/settlement/notes', [[readNote, { data: { ...note, ...changes } }]], { receipts });
    const found = await screen.findByText(/林財欣|Fiona Lam/);
    cleanup();
    return found.textContent;
  };
  const fiona = { approvedBy: 'Fiona Lam', approvedByZh: '林財欣' };
  expect(await approvalOf(fiona)).toBe('由 林財欣 批核');
  expect(await approvalOf({ ...fiona, approvedByZh: null })).toBe('由 Fiona Lam 批核');
  const reopened = { noteState: 'reopened', reopenedBy: 'Fiona Lam', reopenedByZh: '林財欣' } as const;
  expect(await approvalOf(reopened)).toContain('林財欣');
});

it('takes the office’s money back, and books the commission that an insurer has paid, where the server says so [C-6.3-27]', async () => {
  const covered: NoteDetail = { ...note, gapCents: -90_000, allowedActions: ['takeAdvanceBack', 'receiveCommission'] };
  const { user, sent } = opened(covered, [
    [coverGap, { data: { gapCents: 0 } }],
    [receiveCommission, { data: { noteId: id(1), partCents: 10_000 } }],
  ]);
  await answered(user, 'Take the office’s money back');
  expect(sent(coverGap)).toEqual([{ noteId: id(1), coveredCents: -90_000 }]);
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await answered(user, 'Commission received from the insurer');
  expect(sent(receiveCommission)).toEqual([{ noteId: id(1) }]);
  expect(screen.queryByRole('button', { name: 'Write off the last cents' })).toBeNull();
});

const credit: NoteDetail = {
  ...{ ...note, noteNumber: 'CR2611000003', noteKind: 'CREDIT', amountCents: -100_000, allocatedCents: 0 },
  ...{ balanceCents: -100_000, allocations: [], allowedActions: ['reopen'] },
};
const debit: OpenNote = {
  ...{ noteId: id(5), noteNumber: 'DN2611000005', noteKind: 'DEBIT', policyNumber: 'LPG-MTR-26-1' },
  ...{ endorsementNumber: '000', holderName: 'CHAN TAI MAN', insurer: 'LPG', consultantCode: null },
  ...{ accountOn: '2026-11-01', dueOn: '2026-12-31', amountCents: 40_000, allocatedCents: 0, balanceCents: 40_000 },
  settlement: 'unsettled',
};

it('asks for the debit notes of the credit note’s client, and begins anew with what is left of it', async () => {
  const left: NoteDetail = { ...credit, allocatedCents: -40_000, balanceCents: -60_000 };
  const { user, sent } = drawPage(
    <NoteDetails noteId={id(1)} mayWrite reload={async () => undefined} />,
    '/settlement/notes',
    [
      [readNote, { data: credit }, { data: left }],
      [notesToOffset, { data: { notes: [debit], isMore: false } }, { data: { notes: [], isMore: false } }],
      [offsetNotes, { data: left }],
    ],
  );
  const amount = await screen.findByLabelText<HTMLInputElement>('Amount');
  expect(amount.value).toBe('1000.00');
  await user.click(await screen.findByRole('button', { name: /HK\$400\.00$/ }));
  expect(sent(offsetNotes)).toEqual([{ creditNoteId: id(1), noteId: id(5), partCents: 40_000 }]);
  await vi.waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Amount').value).toBe('600.00'));
  await vi.waitFor(() => expect(screen.queryByRole('button', { name: /HK\$400\.00$/ })).toBeNull());
});

it('offers neither refund nor offset of a note that was opened again', async () => {
  opened({ ...credit, noteState: 'reopened', allowedActions: ['approve'] }, [
    [notesToOffset, { data: { notes: [debit], isMore: false } }],
  ]);
  expect(await screen.findByRole('button', { name: 'Approve the change' })).toBeTruthy();
  expect(screen.queryByLabelText('Amount')).toBeNull();
});
