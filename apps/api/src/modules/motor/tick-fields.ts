import type { BodyOf } from '@onegi/contract/call';
import { motorForm } from '@onegi/contract/calls/motor/case-shapes';
import type { MotorTicks, tickMotorFields } from '@onegi/contract/calls/motor/ticks';
import type { Db } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import type { SignedInUser } from '../../http/signed-in.ts';
import type { Actor } from '../../ports/actor.ts';
import { namesOfUsers } from '../accounts/users/names-of-users.ts';
import { refusal } from './assess-case.ts';
import { readMotorCase } from './case-row.ts';
import type { MotorCaseRow } from './tables.ts';

async function describeTicks(
  db: Db,
  { id, edition }: MotorCaseRow,
  { userId }: Pick<Actor, 'userId'>,
): Promise<MotorTicks> {
  const rows = await db
    .selectFrom('motor_ticks')
    .selectAll()
    .where('case_id', '=', id)
    .where('edition', '=', edition)
    .orderBy('field')
    .execute();
  const colleagues = rows.map(({ ticked_by }) => ticked_by).filter((tickedBy) => tickedBy !== userId);
  const names = await namesOfUsers(db, colleagues);
  const records = rows.map(({ field, ticked_by, ticked_at }) => ({
    comparedField: field,
    comparedBy: names.get(ticked_by)?.name ?? null,
    comparedByZh: names.get(ticked_by)?.nameZh ?? null,
    comparedAt: ticked_at.toISOString(),
  }));
  return { edition, records };
}

/** What of a case's present version was compared with its documents. @throws AppError motorCase.notFound */
export async function readTicks(deps: Deps, actor: Actor, quotationNumber: string): Promise<MotorTicks> {
  return describeTicks(deps.db, await readMotorCase(deps, deps.db, actor, 'motor.read', quotationNumber), actor);
}

/** Of the form, and in a list one of its rows. */
const isOfForm = (path: string): boolean => Object.hasOwn(motorForm.fields, path.split('.')[0] ?? '');

/**
 * Ticks fields of a generated case, or takes the ticks back; a returned case begins without any, as its next version.
 * @throws AppError motorCase.notFound, .wrongState, .stale where it is another version, request.invalid
 */
export async function tickFields(
  deps: Deps,
  actor: SignedInUser,
  { quotationNumber, edition, comparedFields, isCompared }: BodyOf<typeof tickMotorFields>,
): Promise<MotorTicks> {
  if (!comparedFields.every(isOfForm)) throw refusal([{ field: 'comparedFields', message: 'validation.choice' }]);
  return inTransaction(deps.db, async (tx) => {
    const row = await readMotorCase(deps, tx, actor, 'motor.audit', quotationNumber, { isLocked: true });
    if (row.status !== 'generated') throw new AppError('motorCase.wrongState');
    if (row.edition !== edition) throw new AppError('motorCase.stale');
    const fields = [...new Set(comparedFields)];
    const of = { case_id: row.id, edition };
    if (isCompared) {
      const rows = fields.map((field) => ({ ...of, field, ticked_by: actor.userId, ticked_at: deps.clock.now() }));
      await tx
        .insertInto('motor_ticks')
        .values(rows)
        .onConflict((at) => at.doNothing())
        .execute();
    } else {
      await tx
        .deleteFrom('motor_ticks')
        .where('case_id', '=', row.id)
        .where('edition', '=', edition)
        .where('field', 'in', fields)
        .execute();
    }
    return describeTicks(tx, row, actor);
  });
}
