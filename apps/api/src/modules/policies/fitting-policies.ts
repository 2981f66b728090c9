import type { policyList } from '@onegi/contract/calls/policies/list-policies';
import type { AskedOf } from '@onegi/contract/list';
import { type ExpressionBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { Database, Db } from '../../db/database.ts';
import { escapeLike } from '../../lists/contains-text.ts';
import type { PolicyStatus } from './policy-status.ts';

export type Asked = AskedOf<typeof policyList>;
export type Fitting = SelectQueryBuilder<Database, 'policies', object>;

/** True for policies that stand so on this day, as `policyStatus` says. */
export function hasStatus(eb: ExpressionBuilder<Database, 'policies'>, status: PolicyStatus, today: string) {
  const paid = eb('pending_since', 'is', null);
  const notEnded = {
    pending: [eb('pending_since', 'is not', null)],
    future: [paid, eb('starts_on', '>', today)],
    active: [paid, eb('starts_on', '<=', today), eb('ends_on', '>=', today)],
    expired: [paid, eb('ends_on', '<', today)],
  };
  return status in notEnded
    ? eb.and([eb('ended_as', 'is', null), ...notEnded[status as keyof typeof notEnded]])
    : eb('ended_as', '=', status as Exclude<PolicyStatus, keyof typeof notEnded>);
}

/** Of so many codes rows are read code by code. */
const FEW_CODES = 10;

/**
 * Policies under these codes. Of few codes what stands first under each and what stands second are parts, each read from its own index:
 * an `or` would open the row of every policy they have.
 */
export function underCodes(db: Db, codes: readonly string[]): Fitting[] {
  const policies = db.selectFrom('policies');
  if (codes.length === 0 || codes.length > FEW_CODES) {
    const held = codes.length > 0 ? codes : [null];
    return [
      policies.where((eb) => eb.or([eb('consultant_code', 'in', held), eb('second_consultant_code', 'in', held)])),
    ];
  }
  const second = policies.where(({ eb }) => eb(eb('consultant_code', 'in', codes), 'is not', true));
  return codes.flatMap((code) => [
    policies.where('consultant_code', '=', code),
    second.where('second_consultant_code', '=', code),
  ]);
}

/** Those of them that fit but for their days and the holder's name. */
export function narrowed(policies: Fitting, asked: Asked, today: string): Fitting {
  const { policyNumberPart, status, line, insurer } = asked;
  let fitting = policies;
  if (policyNumberPart) {
    const part = `%${escapeLike(policyNumberPart.toUpperCase())}%`;
    fitting = fitting.where(sql<SqlBool>`policy_number like ${part}`);
  }
  if (status && status !== 'all') fitting = fitting.where((eb) => hasStatus(eb, status, today));
  if (line) fitting = fitting.where('line', '=', line);
  if (insurer) fitting = fitting.where('insurer_code', '=', insurer);
  return fitting;
}

/** Those of them that start in the days asked for, as far as they are. */
export function starting(policies: Fitting, { startsFrom, startsUntil }: Asked): Fitting {
  let fitting = policies;
  if (startsFrom) fitting = fitting.where('starts_on', '>=', startsFrom);
  if (startsUntil) fitting = fitting.where('starts_on', '<=', startsUntil);
  return fitting;
}

/** Those of them that were issued in the days asked for, as far as they are. */
export function issued(policies: Fitting, { issuedFrom, issuedUntil }: Asked): Fitting {
  let fitting = policies;
  if (issuedFrom) fitting = fitting.where('issued_on', '>=', issuedFrom);
  if (issuedUntil) fitting = fitting.where('issued_on', '<=', issuedUntil);
  return fitting;
}
