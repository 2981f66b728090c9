import type { ListedPolicy, policyList } from '@onegi/contract/calls/policies/list-policies';
import type { ProductCode } from '@onegi/contract/lines';
import type { AskedOf } from '@onegi/contract/list';
import type { Scope } from '@onegi/contract/permissions';
import { type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { byKeys } from '../../lists/by-keys.ts';
import { escapeLike } from '../../lists/contains-text.ts';
import type { Key } from '../../lists/page-of.ts';
import type { Actor } from '../../ports/actor.ts';
import { readHolderNames } from '../persons/read-holder-names.ts';
import { type PolicyStatus, policyStatus } from './policy-status.ts';
import type { Settlement } from './settlement.ts';
import { codesSeen } from './sold-under.ts';

type Asked = AskedOf<typeof policyList>;

/** True for policies that stand so on this day, as `policyStatus` says. */
function hasStatus(eb: ExpressionBuilder<Database, 'policies'>, status: PolicyStatus, today: string) {
  const byDates = {
    future: [eb('starts_on', '>', today)],
    active: [eb('starts_on', '<=', today), eb('ends_on', '>=', today)],
    expired: [eb('ends_on', '<', today)],
  };
  return status in byDates
    ? eb.and([eb('ended_as', 'is', null), ...byDates[status as keyof typeof byDates]])
    : eb('ended_as', '=', status as Exclude<PolicyStatus, keyof typeof byDates>);
}

async function fittingPolicies({ db, clock }: Pick<Deps, 'db' | 'clock'>, asked: Asked, actor: Actor, scope: Scope) {
  const { policyNumberPart, status, startsFrom, startsUntil, line, insurer, issuedFrom, issuedUntil } = asked;
  const codes = await codesSeen(db, actor, scope, asked);
  let fitting = db.selectFrom('policies');
  if (codes) fitting = fitting.where('consultant_code', 'in', codes.length > 0 ? codes : [null]);
  if (policyNumberPart) {
    const part = `%${escapeLike(policyNumberPart.toUpperCase())}%`;
    fitting = fitting.where(sql<SqlBool>`policy_number like ${part}`);
  }
  if (status) fitting = fitting.where((eb) => hasStatus(eb, status, clock.today()));
  if (startsFrom) fitting = fitting.where('starts_on', '>=', startsFrom);
  if (startsUntil) fitting = fitting.where('starts_on', '<=', startsUntil);
  if (line) fitting = fitting.where('line', '=', line);
  if (insurer) fitting = fitting.where('insurer_code', '=', insurer);
  if (issuedFrom) fitting = fitting.where('issued_on', '>=', issuedFrom);
  if (issuedUntil) fitting = fitting.where('issued_on', '<=', issuedUntil);
  return fitting;
}

/** The rows of these policies, in their order. The note that is settled least says how far a policy is. */
async function readPolicies(
  { db, seal, clock }: Pick<Deps, 'db' | 'seal' | 'clock'>,
  ids: readonly Key[],
): Promise<ListedPolicy[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('policies')
    .select(['id', 'policy_number', 'transaction_number', 'line', 'consultant_code', 'issued_on'])
    .select(['starts_on', 'ends_on', 'ended_as'])
    .select(
      sql<Settlement | null>`(
        select settlement from debit_credit_notes where policy_id = policies.id
        order by array_position(array['unsettled', 'partlySettled', 'overSettled', 'writtenOff', 'settled'], settlement)
        limit 1
      )`.as('settlement'),
    )
    .where('id', 'in', ids as string[])
    .execute();
  const names = await readHolderNames(db, seal, ids as string[]);
  const today = clock.today();
  return byKeys(ids, rows, ({ id }) => id).map((row) => ({
    policyNumber: row.policy_number,
    transactionNumber: row.transaction_number,
    holderName: names.get(row.id) ?? '',
    line: row.line as ProductCode,
    status: policyStatus({ startsOn: row.starts_on, endsOn: row.ends_on, endedAs: row.ended_as }, today),
    consultantCode: row.consultant_code,
    startsOn: row.starts_on,
    endsOn: row.ends_on,
    settlement: row.settlement,
    issuedOn: row.issued_on,
  }));
}

/** Policies by what was searched: of the actor's codes, or everybody's. */
export async function listedPolicies(deps: Deps, asked: Asked, actor: Actor, scope: Scope) {
  return {
    fitting: await fittingPolicies(deps, asked, actor, scope),
    key: 'id',
    sorts: { policyNumber: 'policy_number', startsOn: 'starts_on', issuedOn: 'issued_on' },
    read: (ids: readonly Key[]) => readPolicies(deps, ids),
  };
}
