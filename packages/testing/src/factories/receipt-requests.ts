import { randomUUID } from 'node:crypto';
import type { Call } from '@onegi/contract/call';
import * as notes from '@onegi/contract/calls/settlement/notes';
import * as receipts from '@onegi/contract/calls/settlement/receipts';
import * as refunds from '@onegi/contract/calls/settlement/refunds';
import type { AuditAction } from '@onegi/contract/fields/audit';
import { noteFields as n, receiptFields as r } from '@onegi/contract/fields/receipts';
import type { Shape } from '@onegi/contract/shape';
import type { TestApp } from '../app.ts';
import type { AccountRequest } from './account-requests.ts';
import { signedInAs } from './accounts.ts';
import { anOpenLine } from './bank.ts';
import { callAs, granted } from './calls.ts';
import { anUnmailedReminder, giveReminder } from './disbursements.ts';
import { aChargeback } from './purchases.ts';
import {
  aFinanceUser,
  aNote,
  aReceiptGoneBackTwice,
  aRefund,
  aReopenedNote,
  cheque,
  move,
  partsOf,
  payInsurer,
  record,
} from './receipts.ts';

const sent = (declared: Call, body: object) => (declared.body as Shape).codec.encode(body as never) as never;

/** A request for every call of receipts, notes and refunds that succeeds, made anew for every attempt. */
export function receiptRequests(shop: TestApp): Record<string, () => Promise<AccountRequest>> {
  const finance = aFinanceUser(shop);
  const approver = signedInAs(shop, ['approver']);
  const by = async (body: unknown = undefined, query?: Record<string, string>) => ({
    headers: (await finance).browser,
    ...(body ? { body: body as Record<string, unknown> } : {}),
    ...(query ? { query } : {}),
  });
  const receipt = async (input: object = {}) => granted(await record(shop, await finance, { ...input }));
  const found = async () => ({ [r.receiptId.wire]: (await receipt()).receiptId });
  return {
    listReceipts: async () => by({ current: 1, size: 10 }),
    listReceiptsExport: async () => by({ language: 'en' }),
    listOutstandingNotes: async () => by({ current: 1, size: 10 }),
    listOutstandingNotesExport: async () => by({ language: 'en' }),
    listRefunds: async () => by({ current: 1, size: 10 }),
    listRefundsExport: async () => by({ language: 'en' }),
    readReceipt: async () => by(undefined, await found()),
    receiptPdf: async () => by(undefined, await found()),
    reverseReceipt: async () => {
      const { receiptId, version } = await receipt({ parts: [[(await aNote(shop)).noteId, 60_000]] });
      return by(sent(receipts.reverseReceipt, { receiptId, version, reversalReason: 'Keyed twice' }));
    },
    recordReceipt: async () => {
      const { noteId } = await aNote(shop);
      const input = { amountCents: 100_000, receivedOn: shop.clock.today(), method: 'FPS', bankReference: 'A1' };
      const more = { payer: 'DEMO ONE', remarks: 'By hand', parts: partsOf([[noteId, 60_000]]) };
      return by(sent(receipts.recordReceipt, { ...input, ...more }));
    },
    allocateReceipt: async () => {
      const { receiptId, version } = await receipt();
      const parts = partsOf([[(await aNote(shop)).noteId, 60_000]]);
      return by(sent(receipts.allocateReceipt, { receiptId, version, parts }));
    },
    takeBackAllocation: async () => {
      const { noteId } = await aNote(shop);
      const { allocations } = await receipt({ parts: [[noteId, 60_000]] });
      return by(sent(receipts.takeBackAllocation, { allocationId: allocations[0]?.allocationId }));
    },
    moveReceipt: async () => {
      const { receiptId, version } = await receipt(cheque);
      return by(sent(receipts.moveReceipt, { receiptId, version, action: 'bank' }));
    },
    recordGatewayPayout: async () => {
      const { receiptId } = await receipt({ method: 'CC' });
      const money = { feeCents: 2_000, arrivedCents: 98_000 };
      const paid = { paidOutOn: shop.clock.today(), bankReference: 'PO-1' };
      return by(sent(receipts.recordGatewayPayout, { receiptIds: [receiptId], ...money, ...paid }));
    },
    coverGap: async () => {
      const { noteId } = await aNote(shop);
      await payInsurer(shop, noteId, 5_000);
      return by(sent(receipts.coverGap, { noteId, coveredCents: 5_000 }));
    },
    receiveCommission: async () => {
      const { noteId } = await aNote(shop);
      await receipt({ method: 'INS', parts: [[noteId, 100_000]] });
      return by(sent(receipts.receiveCommission, { noteId }));
    },
    readNote: async () => by(undefined, { [n.noteId.wire]: (await aNote(shop)).noteId }),
    findNotes: async () => by(sent(notes.findNotes, { searched: (await aNote(shop)).noteNumber })),
    notesToOffset: async () => by(undefined, { [n.noteId.wire]: (await aNote(shop, { totalCents: -20_000 })).noteId }),
    offsetNotes: async () => {
      const { noteId, policyId } = await aNote(shop);
      const credit = await aNote(shop, { policyId, totalCents: -20_000, commissionCents: -2_000, consultantCents: 0 });
      return by(sent(notes.offsetNotes, { creditNoteId: credit.noteId, noteId, partCents: 20_000 }));
    },
    writeOffNote: async () => {
      const { noteId } = await aNote(shop);
      await receipt({ parts: [[noteId, 99_950]] });
      return by(sent(notes.writeOffNote, { noteId }));
    },
    moveNote: async () => {
      const { noteId, version } = await aReopenedNote(shop, await finance);
      const change = { dueOn: '2027-03-01', remarks: 'Agreed by telephone' };
      return by(sent(notes.moveNote, { noteId, version, action: 'change', ...change }));
    },
    requestRefund: async () => {
      const { receiptId } = await receipt();
      const input = { receiptId, amountKeyed: 40_000, method: 'FPS', payee: 'DEMO ONE', remarks: 'Paid twice' };
      return by(sent(refunds.requestRefund, input));
    },
    approveRefund: async () => {
      const { refundId, version } = await aRefund(shop, await finance);
      const body = sent(refunds.approveRefund, { refundId, version });
      return { headers: (await approver).browser, body };
    },
    moveRefund: async () => {
      const { refundId, version } = await aRefund(shop, await finance);
      return by(sent(refunds.moveRefund, { refundId, version, action: 'cancel', bankReference: '' }));
    },
  };
}

type Audited = Extract<AuditAction, `receipt.${string}` | `note.${string}` | `payout.${string}` | `refund.${string}`>;

/** How each event of receipts, notes and refunds in the audit trail comes about. */
export function auditedReceipts(shop: TestApp): Record<Audited, () => Promise<unknown>> {
  const finance = aFinanceUser(shop);
  const requests = receiptRequests(shop);
  const by = (name: string) => async () => {
    const { headers, body } = (await requests[name]?.()) ?? {};
    const declared = { ...receipts, ...notes, ...refunds }[name as 'moveReceipt'];
    const once = { ...headers, 'idempotency-key': randomUUID() };
    const url = `/api${declared.path}`;
    for (let i = 0; i < 2; i++) {
      const answer = await shop.app.inject({ method: 'POST', url, headers: once, payload: body as object });
      if (answer.statusCode !== 200) throw new Error(answer.body);
    }
  };
  const moved = (action: 'clear' | 'dishonour') => async () => {
    const user = await finance;
    const receipt = granted(await record(shop, user, cheque));
    const at = action === 'clear' ? granted(await move(shop, user, receipt, 'bank')) : receipt;
    for (let i = 0; i < 2; i++) await move(shop, user, at, action);
  };
  const movedNote = (action: 'reopen' | 'approve') => async () => {
    const note =
      action === 'reopen' ? { ...(await aNote(shop)), version: 1 } : await aReopenedNote(shop, await finance);
    const { noteId, version } = note;
    const user = action === 'reopen' ? await finance : await aFinanceUser(shop);
    for (let i = 0; i < 2; i++) await callAs(shop, notes.moveNote, user, { body: { noteId, version, action } });
  };
  return {
    'receipt.recorded': by('recordReceipt'),
    'receipt.allocated': by('allocateReceipt'),
    'receipt.allocationTakenBack': by('takeBackAllocation'),
    'receipt.banked': by('moveReceipt'),
    'receipt.paidOut': by('recordGatewayPayout'),
    'receipt.cleared': moved('clear'),
    'receipt.uncleared': async () => {
      const user = await finance;
      const amountCents = 1_000 + Math.floor(Math.random() * 1_000_000);
      granted(await record(shop, user, { amountCents }));
      const { lineId } = await anOpenLine(shop, user, amountCents);
      const url = `/api/settlement/bank/lines/${lineId}/undo`;
      for (let i = 0; i < 2; i++) await shop.app.inject({ method: 'POST', url, headers: user.browser, payload: {} });
    },
    'receipt.dishonoured': moved('dishonour'),
    'receipt.reversed': by('reverseReceipt'),
    'receipt.chargedBack': () => aChargeback(shop),
    'receipt.gapCovered': async () => {
      const user = await finance;
      const { receiptId } = await aReceiptGoneBackTwice(shop, user);
      const body = { receiptId, coveredCents: 100_000 };
      for (let i = 0; i < 2; i++) await callAs(shop, receipts.coverGap, user, { body });
    },
    'note.offset': by('offsetNotes'),
    'note.writtenOff': by('writeOffNote'),
    'note.reminded': async () => {
      const reminderId = await anUnmailedReminder(shop);
      for (let i = 0; i < 2; i++) await giveReminder(shop, await finance, { reminderId });
    },
    'note.reopened': movedNote('reopen'),
    'note.changed': by('moveNote'),
    'note.approved': movedNote('approve'),
    'note.commissionReceived': by('receiveCommission'),
    'note.gapCovered': by('coverGap'),
    'payout.recorded': by('recordGatewayPayout'),
    'refund.requested': by('requestRefund'),
    'refund.approved': by('approveRefund'),
    'refund.paid': async () => {
      const { refundId, version } = await aRefund(shop, await finance);
      const approver = await signedInAs(shop, ['approver']);
      const approved = granted(await callAs(shop, refunds.approveRefund, approver, { body: { refundId, version } }));
      const body = { refundId, version: approved.version, action: 'pay' };
      for (let i = 0; i < 2; i++) await callAs(shop, refunds.moveRefund, await finance, { body });
    },
    'refund.cancelled': by('moveRefund'),
  };
}
