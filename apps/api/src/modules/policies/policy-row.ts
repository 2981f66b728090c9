import { type Permission, scopeOf } from '@onegi/contract/permissions';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import type { Actor } from '../../ports/actor.ts';

const selectPolicy = (db: Db) =>
  db
    .selectFrom('policies')
    .select(['id', 'policy_number', 'transaction_number', 'line', 'insurer_code', 'plan_code', 'currency'])
    .select(['starts_on', 'ends_on', 'ended_as', 'pending_since', 'issued_on', 'version'])
    .select(['consultant_code', 'second_consultant_code', 'second_share_bp'])
    .select(['handler_id', 'changed_at', 'changed_by', 'remarks_sealed', 'answers_sealed']);

export type PolicyRow = Awaited<ReturnType<ReturnType<typeof selectPolicy>['executeTakeFirstOrThrow']>>;

type Owned = Pick<PolicyRow, 'consultant_code' | 'second_consultant_code'>;

/** Whether a policy is under a TR code of the actor's, as its primary or its secondary one. */
const isOwn = ({ consultant_code, second_consultant_code }: Owned, { consultantCodes }: Actor): boolean =>
  [consultant_code, second_consultant_code].some((code) => code !== null && consultantCodes.includes(code));

/**
 * The policy of a number, as it is to be selected.
 * @param number the portal's number of it, or the insurer's; of two policies the one whose own number it is
 */
export function selectByNumber(db: Db, number: string) {
  const sought = number.toUpperCase();
  return selectPolicy(db)
    .where((eb) => eb.or([eb('transaction_number', '=', sought), eb('policy_number', '=', sought)]))
    .orderBy(sql`transaction_number = ${sought}`, 'desc')
    .limit(1);
}

/**
 * A policy that was looked for, if the caller may see it by a right. That somebody asked for another's is in the audit trail.
 * @throws AppError policy.notFound, also for another consultant's
 */
export function visible<Row extends Owned & { readonly id: string }>(
  { audit }: Pick<Deps, 'audit'>,
  actor: Actor,
  permission: Permission,
  row: Row | undefined,
): Row {
  if (!row) throw new AppError('policy.notFound');
  if (!isOwn(row, actor) && scopeOf(actor, permission) !== 'all') {
    audit.refusedObject(permission, row.id);
    throw new AppError('policy.notFound');
  }
  return row;
}

/**
 * A policy that the caller may see by a right; under its lock where it is going to be changed.
 * @throws AppError policy.notFound, also for another consultant's
 */
export async function readPolicy(
  deps: Pick<Deps, 'audit'>,
  db: Db,
  actor: Actor,
  permission: Permission,
  number: string,
  { isLocked = false } = {},
): Promise<PolicyRow> {
  const row = await selectByNumber(db, number)
    .$if(isLocked, (of) => of.forNoKeyUpdate())
    .executeTakeFirst();
  return visible(deps, actor, permission, row);
}

/** Whether the actor may see what the house keeps, and what gives it away. */
export const seesHouseShare = (actor: Actor): boolean => scopeOf(actor, 'policies.read') === 'all';
