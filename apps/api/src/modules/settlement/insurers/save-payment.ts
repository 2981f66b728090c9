import type { BodyOf } from '@onegi/contract/call';
import type { InsurerPayment, saveInsurerPayment } from '@onegi/contract/calls/settlement/insurer-payments';
import type { Tx } from '../../../db/database.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../http/app-error.ts';
import { rememberAnswer } from '../../../http/idempotency.ts';
import type { SignedInUser } from '../../../http/signed-in.ts';
import { orderedId } from '../../../lib/ordered-id.ts';
import { printedMoney } from '../../../lib/printed.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { drawNumber } from '../../policies/numbers.ts';
import { act } from '../../workflow/act.ts';
import { insurerPaymentWorkflow } from '../disbursements/disbursement-workflow.ts';
import { lockNotes } from '../disbursements/lock-notes.ts';
import { idOfNumber } from '../disbursements/move-disbursement.ts';
import { describePayment } from './insurer-payment.ts';
import { dueNow, readInsurerNotes } from './notes-due.ts';

type Input = BodyOf<typeof saveInsurerPayment>;

const sumOf = (parts: readonly { readonly amount_cents: number }[]) =>
  parts.reduce((sum, { amount_cents }) => sum + amount_cents, 0);

/** What each chosen note is paid now. @throws AppError insurerPayment.noteNotDue, .noteTaken, .totalChanged */
async function partsOf(tx: Tx, { insurerCode, noteIds, totalCents }: Input, paymentId: string | null) {
  const ids = [...new Set(noteIds)];
  await lockNotes(tx, ids);
  const notes = await readInsurerNotes(tx, {
    noteIds: ids,
    insurerCode,
    ...(paymentId ? { apartFrom: paymentId } : {}),
  });
  // A note of another insurer answers like one that does not exist.
  if (notes.length < ids.length) throw new AppError('insurerPayment.noteNotDue', { note: '' });
  const together = new Set(ids);
  const parts = notes.map((note) => {
    const { noteNumber, inPayment } = note;
    if (inPayment) throw new AppError('insurerPayment.noteTaken', { note: noteNumber, payment: inPayment });
    const amount_cents = dueNow(note, together);
    if (amount_cents === 0) throw new AppError('insurerPayment.noteNotDue', { note: noteNumber });
    return { note_id: note.id, amount_cents };
  });
  // Whoever prepares a payment has seen its total.
  const total = sumOf(parts);
  if (totalCents !== undefined && totalCents !== total)
    throw new AppError('insurerPayment.totalChanged', { total: printedMoney(total) });
  return parts;
}

async function insertPayment(deps: Deps, tx: Tx, user: SignedInUser, input: Input, number: string) {
  const id = orderedId();
  const parts = await partsOf(tx, input, null);
  const { insurerCode } = input;
  const row = await tx
    .insertInto('insurer_payments')
    .values({
      id,
      number,
      state: 'draft',
      insurer_code: insurerCode,
      total_cents: sumOf(parts),
      created_by: user.userId,
      created_at: deps.clock.now(),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('insurer_payment_notes')
    .values(parts.map((part) => ({ ...part, payment_id: id })))
    .execute();
  await recordAudit(tx, 'disbursement.made', {
    id,
    name: number,
    after: { state: 'draft', insurer: insurerCode, amountCents: row.total_cents },
  });
  return row;
}

/** Chooses the notes of a draft anew. Whoever does so has prepared it. */
async function changePayment(deps: Deps, tx: Tx, user: SignedInUser, input: Input, number: string) {
  const id = await idOfNumber(tx, 'insurer_payments', number);
  const by = { actor: user, now: deps.clock.now(), action: 'edit' } as const;
  const locked = await tx
    .selectFrom('insurer_payments')
    .select('insurer_code')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  if (locked.insurer_code !== input.insurerCode) throw new AppError('disbursement.notFound');
  const parts = await partsOf(tx, input, id);
  const change = { total_cents: sumOf(parts), created_by: user.userId };
  const row = await act(tx, insurerPaymentWorkflow, { ...by, id, version: input.version ?? 0, change });
  await tx.deleteFrom('insurer_payment_notes').where('payment_id', '=', id).execute();
  await tx
    .insertInto('insurer_payment_notes')
    .values(parts.map((part) => ({ ...part, payment_id: id })))
    .execute();
  return row;
}

/**
 * Prepares a payment for chosen notes, or chooses those of a draft anew. A note stands in one open payment.
 * @throws AppError insurerPayment.noteNotDue, .noteTaken, .totalChanged; disbursement.notFound, .stale, .wrongState
 */
export async function savePayment(deps: Deps, user: SignedInUser, input: Input): Promise<InsurerPayment> {
  const { number } = input;
  // Numbers come from a transaction of their own.
  const drawn = number ?? (await drawNumber(deps.numbers, 'PY', deps.clock.today()));
  return inTransaction(deps.db, async (tx) => {
    const row = await (number ? changePayment : insertPayment)(deps, tx, user, input, drawn);
    return rememberAnswer(tx, await describePayment(deps, tx, row, user));
  });
}
