import { coverGap, gapOf } from '../../src/modules/settlement/notes/cover-gap.ts';
import { receiveCommission } from '../../src/modules/settlement/notes/receive-commission.ts';
import { writeOffNote } from '../../src/modules/settlement/notes/write-off.ts';
import { describeReceipt } from '../../src/modules/settlement/receipts/describe-receipt.ts';
import { moveReceipt } from '../../src/modules/settlement/receipts/move-receipt.ts';
import { recordReceipt } from '../../src/modules/settlement/receipts/record-receipt.ts';
import { requestRefund } from '../../src/modules/settlement/refunds/request-refund.ts';
import { payInsurer } from './disburse.ts';
import { holderOf, type Note, type Office } from './office.ts';

/** How a client pays a note, so many days after it is asked to. */
export type WayToPay =
  | 'transfer'
  | 'cheque'
  | 'twoParts'
  | 'halfAlone'
  | 'bounced'
  | 'bouncedAndPaid'
  | 'bouncedAfterInsurerPaid'
  | 'direct'
  | 'short'
  | 'tooMuch'
  | 'unpaid';

interface Paid {
  readonly method?: 'FPS' | 'TT' | 'CHQ' | 'INS';
  /** In all; without it just what is set against the note. */
  readonly amountCents?: number;
}

/** Records money of a client, and sets a part of the note's off with it. */
async function receive(office: Office, note: Note, partCents: number, { method = 'FPS', amountCents }: Paid = {}) {
  const { deps, people } = office;
  return recordReceipt(deps, people.finance, {
    amountCents: amountCents ?? partCents,
    receivedOn: deps.clock.today(),
    method,
    payer: await holderOf(office, note.policyId),
    ...(method === 'CHQ' ? { chequeNumber: office.nextCheque() } : {}),
    parts: [{ noteId: note.noteId, partCents }],
  });
}

/** What the client account lacks for a note is put in by the office, and taken back once it is there. */
async function closeGap({ deps, people }: Office, { noteId }: Note): Promise<void> {
  const coveredCents = await gapOf(deps.db, noteId);
  if (coveredCents !== 0) await coverGap(deps, people.finance, { noteId, coveredCents });
}

/** A cheque is banked on the next day, and comes back from the bank where it is said on which day. */
async function payByCheque(office: Office, note: Note, returnedAfter?: number): Promise<void> {
  const { deps, people, later } = office;
  const { receiptId } = await receive(office, note, note.cents, { method: 'CHQ' });
  const move = async (action: 'bank' | 'clear' | 'dishonour') => {
    const { version, allowedActions } = await describeReceipt(deps, deps.db, receiptId, people.finance);
    // A statement that shows it has cleared it.
    if (allowedActions.includes(action)) await moveReceipt(deps, people.finance, { receiptId, version, action });
  };
  later(1, () => move('bank'));
  if (returnedAfter === undefined) return later(4, () => move('clear'));
  later(returnedAfter, async () => {
    await move('dishonour');
    await closeGap(office, note);
  });
}

async function payAgain(office: Office, note: Note): Promise<void> {
  await receive(office, note, note.cents, { method: 'TT' });
  await closeGap(office, note);
}

async function payTooMuch(office: Office, note: Note): Promise<void> {
  const { deps, people, later } = office;
  const { receiptId } = await receive(office, note, note.cents, { amountCents: note.cents + 500_00 });
  const payee = await holderOf(office, note.policyId);
  later(2, () =>
    requestRefund(deps, people.finance, {
      receiptId,
      amountKeyed: 500_00,
      method: 'FPS',
      payee,
      remarks: 'Paid HK$500.00 too much.',
    }),
  );
}

/** Pays a debit note in one of the ways, from the day of the clock on. */
export async function payNote(office: Office, note: Note, way: WayToPay): Promise<void> {
  const { deps, people, later } = office;
  const half = Math.floor(note.cents / 2);
  switch (way) {
    case 'unpaid':
      return;
    case 'transfer':
      return void (await receive(office, note, note.cents));
    case 'cheque':
      return payByCheque(office, note);
    case 'halfAlone':
      return void (await receive(office, note, half));
    case 'twoParts':
      await receive(office, note, half);
      return later(21, () => receive(office, note, note.cents - half, { method: 'TT' }));
    case 'bounced':
      return payByCheque(office, note, 4);
    case 'bouncedAndPaid':
      later(12, () => payAgain(office, note));
      return payByCheque(office, note, 5);
    case 'bouncedAfterInsurerPaid':
      later(2, () => payInsurer(office, note.insurerCode, [note.noteId]));
      later(20, () => payAgain(office, note));
      return payByCheque(office, note, 6);
    case 'direct':
      await receive(office, note, note.cents, { method: 'INS' });
      return later(18, () => receiveCommission(deps, people.finance, note.noteId));
    case 'short':
      await receive(office, note, note.cents - 60);
      return later(3, async () => void (await writeOffNote(deps, people.finance, note.noteId)));
    case 'tooMuch':
      return payTooMuch(office, note);
  }
}
