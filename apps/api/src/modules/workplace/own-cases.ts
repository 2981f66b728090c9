import { caseFields } from '@onegi/contract/fields/commercial';
import { POLICY_PARAM } from '@onegi/contract/fields/policies';
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
  readonly transactionNumber: string | null;
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
  policy_number as "policyNumber", transaction_number as "transactionNumber", ${caseOfPolicy} as "caseNumber",
  policies.issued_at as "changedAt"`;
export const applicationColumns = sql`'application' as owner, applications.id, applications.id as "applicationId", line,
  null as "policyNumber", null as "transactionNumber", null as "caseNumber", changed_at as "changedAt"`;

/** Whether a policy is under one of these codes, as its first or its second. */
export const isUnder = (codes: readonly string[]) =>
  sql`(policies.consultant_code = any(${codes}::text[]) or policies.second_consultant_code = any(${codes}::text[]))`;

/** The newest policies and unpaid applications under some consultant codes, at most so many of each. */
export async function ownCases(db: Db, codes: readonly string[], most: number): Promise<Case[]> {
  if (codes.length === 0) return [];
  const { rows } = await sql<Case>`
    (select ${policyColumns} from policies where ${isUnder(codes)} order by issued_at desc limit ${most})
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

/** The page of a policy. */
const pathOfPolicy = (transactionNumber: string) =>
  `/QuotationPolicyEnquiryEdit?${new URLSearchParams({ [POLICY_PARAM]: transactionNumber })}`;

type Opened = Pick<Case, 'applicationId' | 'policyNumber' | 'transactionNumber' | 'caseNumber'>;

/**
 * The page that shows a policy or an application to who may see it: of a policy all that is known of it, for who may not
 * look into policies what it came of; null where there is neither.
 */
export function pathOfCase(
  seal: Seal,
  { applicationId, policyNumber, transactionNumber, caseNumber }: Opened,
  actor: Actor,
): string | null {
  if (transactionNumber && scopeOf(actor, 'policies.read')) return pathOfPolicy(transactionNumber);
  if (caseNumber) return scopeOf(actor, 'commercial.read') ? pathOfNumber(caseNumber) : null;
  return applicationId && `/${policyNumber ? 'confirmation' : 'apply'}/${refOf(seal, 'application', applicationId)}`;
}
