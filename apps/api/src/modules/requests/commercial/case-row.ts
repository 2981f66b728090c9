import type { ErrorCode } from '@onegi/contract/errors';
import type { Permission } from '@onegi/contract/permissions';
import { scopeOf } from '@onegi/contract/permissions';
import type { Db } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Actor } from '../../../ports/actor.ts';
import type { Circumstances } from '../../workflow/workflow.ts';
import type { RequestRow } from '../tables.ts';

/** What finds a case: the number that people know, or whose its files are: its own, or its policy's once it has one. */
type Sought = { readonly number: string } | { readonly fileOwner: string };

/**
 * A case that the caller may see by a right; under its lock where it is going to be changed. That somebody asked for
 * another's is in the audit trail.
 * @throws AppError quoteRequest.notFound, also for another consultant's
 */
export async function readCase(
  { audit }: Pick<Deps, 'audit'>,
  db: Db,
  actor: Actor,
  permission: Permission,
  sought: Sought,
  { isLocked = false } = {},
): Promise<RequestRow> {
  const row = await db
    .selectFrom('quote_requests')
    .selectAll()
    .where('audience', '=', 'consultant')
    .$if('number' in sought, (of) => of.where('request_number', '=', (sought as { number: string }).number))
    .$if('fileOwner' in sought, (of) => {
      const { fileOwner } = sought as { fileOwner: string };
      return of.where((eb) => eb.or([eb('id', '=', fileOwner), eb('policy_id', '=', fileOwner)]));
    })
    .$if(isLocked, (of) => of.forNoKeyUpdate())
    .executeTakeFirst();
  if (!row) throw new AppError('quoteRequest.notFound');
  if (!isUnderOwnCode(row, actor) && scopeOf(actor, permission) !== 'all') {
    audit.refusedObject(permission, row.id);
    throw new AppError('quoteRequest.notFound');
  }
  return row;
}

const isUnderOwnCode = (
  { consultant_code }: Pick<RequestRow, 'consultant_code'>,
  { consultantCodes }: Actor,
): boolean => consultant_code !== null && consultantCodes.includes(consultant_code);

/**
 * Who decides for the client: the consultant under whose code a case is, and the office for one of its own, which has no code.
 * Beside its right, the guard of what the client decides.
 */
export const refusesOffice = (consultantCode: string | null, { actor }: Circumstances): ErrorCode | undefined =>
  consultantCode === null || (actor !== 'system' && actor.consultantCodes.includes(consultantCode))
    ? undefined
    : 'case.ofConsultant';

/** Whether a case is under a consultant code of the actor's, or was begun by the actor: the office's have no code. */
export const isOwn = (row: Pick<RequestRow, 'consultant_code' | 'created_by'>, actor: Actor): boolean =>
  isUnderOwnCode(row, actor) || (row.created_by !== null && row.created_by === actor.userId);
