import type { InsurerPayment } from '@onegi/contract/calls/settlement/insurer-payments';
import type { Db, Tx } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../http/app-error.ts';
import { printedMoney } from '../../../lib/printed.ts';
import type { Actor } from '../../../ports/actor.ts';
import { postEntries } from '../../ledger/post-entries.ts';
import { insurerPaid } from '../../ledger/postings.ts';
import type { RowOf } from '../../workflow/workflow.ts';
import { approversOf, describeDisbursements } from '../disbursements/describe-disbursement.ts';
import { lockNotes } from '../disbursements/lock-notes.ts';
import type { DisbursementKind } from '../disbursements/move-disbursement.ts';
import { describeParts } from '../disbursements/part-notes.ts';
import { insurerNames } from './list-insurers-due.ts';
import { dueNow, type InsurerNote, readInsurerNotes } from './notes-due.ts';

type PaymentRow = RowOf<'insurer_payments'>;

export const readPaymentParts = (db: Db, paymentId: string) =>
  db
    .selectFrom('insurer_payment_notes')
    .select(['note_id', 'amount_cents'])
    .where('payment_id', '=', paymentId)
    .orderBy('note_id')
    .execute();

type Part = Awaited<ReturnType<typeof readPaymentParts>>[number];

export async function describePayment(deps: Deps, db: Db, row: PaymentRow, actor: Actor): Promise<InsurerPayment> {
  const by = { actor, now: deps.clock.now() };
  const [[described], parts, approvers] = await Promise.all([
    describeDisbursements(deps, db, 'insurer_payments', [row], by),
    readPaymentParts(db, row.id).then((found) => describeParts(db, found)),
    approversOf(db, 'insurerPayments.approve', row),
  ]);
  if (!described) throw new AppError('disbursement.notFound');
  return { ...described, ...insurerNames(deps, row.insurer_code), parts, approvers };
}

/** Whether a note allows its part: in the direction of what is due, and no more of it. */
function requireWithin(note: InsurerNote, amountCents: number, together: ReadonlySet<string>): void {
  const limit = dueNow(note, together);
  if (Math.sign(limit) === Math.sign(amountCents) && Math.abs(amountCents) <= Math.abs(limit)) return;
  throw new AppError('insurerPayment.aboveLimit', { note: note.noteNumber, limit: printedMoney(limit) });
}

/** The notes of a payment, locked and held against every limit. @throws AppError insurerPayment.aboveLimit */
async function checkedNotes(tx: Tx, row: PaymentRow) {
  const parts = await readPaymentParts(tx, row.id);
  const ids = parts.map(({ note_id }) => note_id);
  await lockNotes(tx, ids);
  // The payment itself is paid already as this transaction sees it: its own parts are no limit to themselves.
  const notes = await readInsurerNotes(tx, { noteIds: ids, apartFrom: row.id });
  const together = new Set(ids);
  const amountOf = new Map(parts.map(({ note_id, amount_cents }) => [note_id, amount_cents]));
  const isPaid = row.state === 'paid';
  const before = notes.map((note) => {
    const amountCents = amountOf.get(note.id) ?? 0;
    return { note: isPaid ? { ...note, paidCents: note.paidCents - amountCents } : note, amountCents };
  });
  for (const { note, amountCents } of before) requireWithin(note, amountCents, together);
  return { parts, before };
}

/** Marks the notes whose insurer has all of it now, so that nobody looks at them again. */
async function markSettled(deps: Deps, tx: Tx, settled: readonly string[]): Promise<void> {
  if (settled.length === 0) return;
  await tx
    .updateTable('debit_credit_notes')
    .set({ insurer_settled_on: deps.clock.today() })
    .where('id', 'in', [...settled])
    .execute();
}

const notePart = ({ note_id, amount_cents }: Part) => ({ noteId: note_id, amountCents: amount_cents });

/** Posts what the insurer was paid, in the transaction that says so. */
async function settle(deps: Deps, tx: Tx, row: PaymentRow, actor: Actor): Promise<void> {
  const { parts, before } = await checkedNotes(tx, row);
  const settled = before.filter(
    ({ note, amountCents }) => note.paidCents + note.directCents + amountCents === note.payableCents,
  );
  await markSettled(
    deps,
    tx,
    settled.map(({ note }) => note.id),
  );
  await postEntries(deps, tx, [
    {
      event: 'insurerPaid',
      postings: insurerPaid(row.insurer_code, parts.map(notePart)),
      postedBy: actor.userId,
      paymentId: row.id,
    },
  ]);
}

export const insurerPaymentKind: DisbursementKind<'insurer_payments', InsurerPayment> = {
  table: 'insurer_payments',
  settle,
  check: async (_deps, tx, row) => void (await checkedNotes(tx, row)),
  describe: describePayment,
};
