import { type Permission, scopeOf } from '@onegi/contract/permissions';
import type { Db } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import type { Actor } from '../../ports/actor.ts';
import type { MotorCaseRow, MotorQuoteRow } from './tables.ts';

/** Whether somebody began a case, or it stands under a code of theirs. */
export const isOwnCase = (
  { created_by, consultant_code }: Pick<MotorCaseRow, 'created_by' | 'consultant_code'>,
  { userId, consultantCodes }: Actor,
): boolean => created_by === userId || (consultant_code !== null && consultantCodes.includes(consultant_code));

/**
 * A case, by its quotation number or its id, that the caller may see by a right, under its lock where it is going to be changed. That somebody asked for
 * another broker's is in the audit trail.
 * @throws AppError motorCase.notFound, also for another broker's
 */
export async function readMotorCase(
  { audit }: Pick<Deps, 'audit'>,
  db: Db,
  actor: Actor,
  permission: Permission,
  sought: string | { readonly id: string },
  { isLocked = false } = {},
): Promise<MotorCaseRow> {
  const row = await db
    .selectFrom('motor_cases')
    .modifyFront(prepared)
    .selectAll()
    .$call((of) =>
      typeof sought === 'string' ? of.where('quotation_number', '=', sought) : of.where('id', '=', sought.id),
    )
    .$if(isLocked, (of) => of.forNoKeyUpdate())
    .executeTakeFirst();
  if (!row) throw new AppError('motorCase.notFound');
  if (!isOwnCase(row, actor) && scopeOf(actor, permission) !== 'all') {
    audit.refusedObject(permission, row.id);
    throw new AppError('motorCase.notFound');
  }
  return row;
}

/** The premium in force of a case. @throws AppError motorCase.notQuoted */
export async function readMotorQuote(db: Db, { quote_id }: Pick<MotorCaseRow, 'quote_id'>): Promise<MotorQuoteRow> {
  if (!quote_id) throw new AppError('motorCase.notQuoted');
  return db.selectFrom('motor_quotes').selectAll().where('id', '=', quote_id).executeTakeFirstOrThrow();
}

/** The premium in force of a case, else the last that it had; null before its first. */
export async function readLastQuote(
  db: Db,
  { id, quote_id }: Pick<MotorCaseRow, 'id' | 'quote_id'>,
): Promise<MotorQuoteRow | null> {
  if (quote_id) return readMotorQuote(db, { quote_id });
  const quotes = db
    .selectFrom('motor_quotes')
    .selectAll()
    .where('case_id', '=', id)
    .orderBy('made_at', 'desc')
    .limit(1);
  return (await quotes.executeTakeFirst()) ?? null;
}
