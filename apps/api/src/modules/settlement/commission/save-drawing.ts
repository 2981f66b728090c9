import type { BodyOf } from '@onegi/contract/call';
import type { CommissionDrawing, saveCommissionDrawing } from '@onegi/contract/calls/settlement/commission';
import { MOST_NOTES } from '@onegi/contract/fields/disbursements';
import type { Tx } from '../../../db/database.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../http/app-error.ts';
import { rememberAnswer } from '../../../http/idempotency.ts';
import type { SignedInUser } from '../../../http/signed-in.ts';
import { orderedId } from '../../../lib/ordered-id.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { drawNumber } from '../../policies/numbers.ts';
import { act } from '../../workflow/act.ts';
import { commissionDrawingWorkflow } from '../disbursements/disbursement-workflow.ts';
import { lockNotes } from '../disbursements/lock-notes.ts';
import { idOfNumber } from '../disbursements/move-disbursement.ts';
import { readCommissionHeld } from './commission-held.ts';
import { describeDrawing } from './drawing.ts';

type Input = BodyOf<typeof saveCommissionDrawing>;

/** All that is held and stands in no other drawing, of so many notes as one drawing has room for, the oldest first. */
async function partsUntil(tx: Tx, until: string, apartFrom?: string) {
  const sought = { until, ...(apartFrom ? { apartFrom } : {}) };
  const found = await readCommissionHeld(tx, { ...sought, most: MOST_NOTES });
  const noteIds = found.map(({ noteId }) => noteId);
  // Whoever drew them meanwhile is seen once the lock is had.
  await lockNotes(tx, noteIds);
  const held = await readCommissionHeld(tx, { ...sought, noteIds });
  if (held.length === 0) throw new AppError('disbursement.nothingDue');
  return held.map(({ noteId, cents }) => ({ note_id: noteId, amount_cents: cents }));
}

type Parts = Awaited<ReturnType<typeof partsUntil>>;

const sumOf = (parts: Parts) => parts.reduce((sum, { amount_cents }) => sum + amount_cents, 0);

const insertParts = (tx: Tx, drawingId: string, parts: Parts) =>
  tx
    .insertInto('commission_drawing_notes')
    .values(parts.map((part) => ({ ...part, drawing_id: drawingId })))
    .execute();

async function insertDrawing(deps: Deps, tx: Tx, user: SignedInUser, { earnedUntil }: Input, number: string) {
  const id = orderedId();
  const parts = await partsUntil(tx, earnedUntil);
  const row = await tx
    .insertInto('commission_drawings')
    .values({
      id,
      number,
      state: 'draft',
      earned_until: earnedUntil,
      total_cents: sumOf(parts),
      created_by: user.userId,
      created_at: deps.clock.now(),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await insertParts(tx, id, parts);
  const after = { state: 'draft', amountCents: row.total_cents } as const;
  await recordAudit(tx, 'disbursement.made', { id, name: number, after });
  return row;
}

async function changeDrawing(deps: Deps, tx: Tx, user: SignedInUser, input: Input, number: string) {
  const id = await idOfNumber(tx, 'commission_drawings', number);
  const { earnedUntil, version = 0 } = input;
  await tx.selectFrom('commission_drawings').select('id').where('id', '=', id).forNoKeyUpdate().execute();
  const parts = await partsUntil(tx, earnedUntil, id);
  const change = { earned_until: earnedUntil, total_cents: sumOf(parts), created_by: user.userId };
  const by = { actor: user, now: deps.clock.now(), action: 'edit' } as const;
  const row = await act(tx, commissionDrawingWorkflow, { ...by, id, version, change });
  await tx.deleteFrom('commission_drawing_notes').where('drawing_id', '=', id).execute();
  await insertParts(tx, id, parts);
  return row;
}

/**
 * Prepares the drawing of all earned commission that lies in the client account, as earned until a day; where the office
 * owes more than it has earned, it puts back the difference.
 * @throws AppError request.invalid, disbursement.nothingDue, .notFound, .stale, .wrongState
 */
export async function saveDrawing(deps: Deps, user: SignedInUser, input: Input): Promise<CommissionDrawing> {
  const today = deps.clock.today();
  if (input.earnedUntil > today) {
    const fields = [{ field: 'earnedUntil', message: 'validation.dateUntil', params: { date: today } }];
    throw new AppError('request.invalid', {}, { fields });
  }
  const number = input.number ?? (await drawNumber(deps.numbers, 'CD', today));
  return inTransaction(deps.db, async (tx) => {
    const row = await (input.number ? changeDrawing : insertDrawing)(deps, tx, user, input, number);
    return rememberAnswer(tx, await describeDrawing(deps, tx, row, user));
  });
}
