import type { CommissionDrawing } from '@onegi/contract/calls/settlement/commission';
import type { Db, Tx } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Actor } from '../../../ports/actor.ts';
import { postEntries } from '../../ledger/post-entries.ts';
import { commissionDrawn } from '../../ledger/postings.ts';
import type { RowOf } from '../../workflow/workflow.ts';
import { approversOf, describeDisbursements } from '../disbursements/describe-disbursement.ts';
import { lockNotes } from '../disbursements/lock-notes.ts';
import type { DisbursementKind } from '../disbursements/move-disbursement.ts';
import { describeParts } from '../disbursements/part-notes.ts';
import { isOverdrawn, readCommissionHeld } from './commission-held.ts';

type DrawingRow = RowOf<'commission_drawings'>;

const readParts = (db: Db, drawingId: string) =>
  db
    .selectFrom('commission_drawing_notes')
    .select(['note_id', 'amount_cents'])
    .where('drawing_id', '=', drawingId)
    .orderBy('note_id')
    .execute();

export async function describeDrawing(deps: Deps, db: Db, row: DrawingRow, actor: Actor): Promise<CommissionDrawing> {
  const by = { actor, now: deps.clock.now() };
  const [described] = await describeDisbursements(deps, db, 'commission_drawings', [row], by);
  if (!described) throw new AppError('disbursement.notFound');
  const parts = await describeParts(db, await readParts(db, row.id));
  const approvers = await approversOf(db, 'commission.approve', row);
  return { ...described, earnedUntil: row.earned_until, parts, approvers };
}

/** A drawing by its number. @throws AppError disbursement.notFound */
export async function openDrawing(deps: Deps, actor: Actor, number: string): Promise<CommissionDrawing> {
  const row = await deps.db
    .selectFrom('commission_drawings')
    .selectAll()
    .where('number', '=', number)
    .executeTakeFirst();
  if (!row) throw new AppError('disbursement.notFound');
  return describeDrawing(deps, deps.db, row, actor);
}

/** The parts of a drawing, their notes locked: what is held today of each, and of its policy, is what is drawn, or more. */
async function checkedParts(deps: Deps, tx: Tx, row: DrawingRow) {
  const parts = await readParts(tx, row.id);
  const noteIds = parts.map(({ note_id }) => note_id);
  await lockNotes(tx, noteIds);
  const held = await readCommissionHeld(tx, { until: deps.clock.today(), noteIds, apartFrom: row.id });
  const heldOf = new Map(held.map(({ noteId, cents }) => [noteId, cents]));
  for (const { note_id, amount_cents } of parts) {
    const now = heldOf.get(note_id) ?? 0;
    const isWithin = Math.sign(now) === Math.sign(amount_cents) && Math.abs(amount_cents) <= Math.abs(now);
    if (!isWithin) throw new AppError('disbursement.changed');
  }
  const drawn = parts.map(({ note_id, amount_cents }) => ({ noteId: note_id, cents: amount_cents }));
  if (await isOverdrawn(tx, drawn)) throw new AppError('disbursement.changed');
  return parts;
}

async function settle(deps: Deps, tx: Tx, row: DrawingRow, actor: Actor): Promise<void> {
  const parts = await checkedParts(deps, tx, row);
  const drawn = parts.map(({ note_id, amount_cents }) => ({ noteId: note_id, amountCents: amount_cents }));
  await postEntries(deps, tx, [
    { event: 'commissionDrawn', postings: commissionDrawn(drawn), postedBy: actor.userId, paymentId: row.id },
  ]);
}

export const drawingKind: DisbursementKind<'commission_drawings', CommissionDrawing> = {
  table: 'commission_drawings',
  settle,
  check: async (deps, tx, row) => void (await checkedParts(deps, tx, row)),
  describe: describeDrawing,
};
