import { caseFields } from '@onegi/contract/fields/commercial';
import { scopeOf } from '@onegi/contract/permissions';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { refOf } from '../../lib/refs.ts';
import type { Seal } from '../../lib/seal.ts';
import type { Actor } from '../../ports/actor.ts';
import type { PersonOwner } from '../persons/person.ts';
import { readNames } from '../persons/read-names.ts';

/** A policy, or an application that is not one yet. */
export interface Case {
  readonly owner: PersonOwner;
  readonly id: string;
  /** What opens it. */
  readonly applicationId: string | null;
  readonly line: string;
  /** Null of an application. */
  readonly policyNumber: string | null;
  /** The commercial case that a policy came of, where that is what opens it. */
  readonly caseNumber: string | null;
  /** When it was issued or last filled in. */
  readonly changedAt: Date;
}

/** The number of the case that a policy came of. */
export const caseOfPolicy = sql<
  string | null
>`(select request_number from quote_requests where policy_id = policies.id)`;

export const policyColumns = sql`'policy' as owner, policies.id, application_id as "applicationId", line,
  policy_number as "policyNumber", ${caseOfPolicy} as "caseNumber", policies.issued_at as "changedAt"`;
export const applicationColumns = sql`'application' as owner, applications.id, applications.id as "applicationId", line,
  null as "policyNumber", null as "caseNumber", changed_at as "changedAt"`;

/** The newest policies and unpaid applications under some consultant codes, at most so many of each. */
export async function ownCases(db: Db, codes: readonly string[], most: number): Promise<Case[]> {
  if (codes.length === 0) return [];
  const { rows } = await sql<Case>`
    (select ${policyColumns} from policies where consultant_code = any(${codes}::text[])
      order by issued_at desc limit ${most})
    union all
    (select ${applicationColumns} from applications where consultant_code = any(${codes}::text[]) and state <> 'paid'
      order by changed_at desc limit ${most})`.execute(db);
  return rows.toSorted((a, b) => b.changedAt.getTime() - a.changedAt.getTime());
}

/** The same with their clients' names; empty where none is filled in. */
export async function nameCases<C extends Case>(
  { db, seal }: Pick<Deps, 'db' | 'seal'>,
  cases: readonly C[],
): Promise<(C & { readonly name: string })[]> {
  const idsOf = (owner: PersonOwner) => cases.filter((each) => each.owner === owner).map(({ id }) => id);
  const [holders, applicants] = await Promise.all([
    readNames(db, seal, 'policy', idsOf('policy')),
    readNames(db, seal, 'application', idsOf('application')),
  ]);
  return cases.map((each) => ({
    ...each,
    name: (each.owner === 'policy' ? holders : applicants).get(each.id) ?? '',
  }));
}

/** The page of a commercial case. */
const pathOfNumber = (caseNumber: string) =>
  `/commercial-insurance/form?${new URLSearchParams({ [caseFields.caseNumber.wire]: caseNumber })}`;

/**
 * The page that shows a policy or an application to who may see it; null of a policy that came in otherwise, and of a
 * commercial one for who may not open cases.
 */
export function pathOfCase(
  seal: Seal,
  { applicationId, policyNumber, caseNumber }: Pick<Case, 'applicationId' | 'policyNumber' | 'caseNumber'>,
  actor: Actor,
): string | null {
  if (caseNumber) return scopeOf(actor, 'commercial.read') ? pathOfNumber(caseNumber) : null;
  return applicationId && `/${policyNumber ? 'confirmation' : 'apply'}/${refOf(seal, 'application', applicationId)}`;
}
