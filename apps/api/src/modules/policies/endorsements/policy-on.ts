import { type Selectable, type SqlBool, sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { Seal } from '../../../lib/seal.ts';
import { type Matter, readMatter } from '../../subject-matter/stored-matter.ts';
import type { PolicyEnd } from '../policy-status.ts';
import type { PoliciesTables } from '../tables.ts';
import { changesSealOwner, type EndorsementChanges } from './changes.ts';

export type EndorsementRow = Selectable<PoliciesTables['policy_endorsements']>;

/** An endorsement that was issued, with what it changes. */
export interface IssuedEndorsement {
  readonly row: EndorsementRow;
  readonly changes: EndorsementChanges;
}

/** A policy as it is on a day, by what has been issued of it. */
export interface PolicyState {
  readonly startsOn: string;
  readonly endsOn: string;
  /** What ended it before the period was over; null while nothing has. */
  readonly endedAs: PolicyEnd | null;
  /** Facts that were changed since it was sold, by name; the others are those of its quote. */
  readonly facts: Readonly<Record<string, string>>;
  /** The same of what bears no premium. */
  readonly details: Readonly<Record<string, string>>;
}

/** Whether a cancellation has ended a policy: one from its first day makes it void. */
export const isCancelled = (endedAs: PolicyEnd | null): boolean => endedAs === 'cancelled' || endedAs === 'void';

const NOTHING: EndorsementChanges = { lines: [] };

/** All endorsements of a policy in the order of their numbers, 000 first. */
export async function readEndorsements(
  { seal }: { readonly seal: Seal },
  db: Db,
  policyId: string,
): Promise<IssuedEndorsement[]> {
  const rows = await db
    .selectFrom('policy_endorsements')
    .selectAll()
    .where('policy_id', '=', policyId)
    .orderBy('endorsement_no')
    .execute();
  return rows.map((row) => ({
    row,
    changes: row.changes_sealed ? seal.open<EndorsementChanges>(changesSealOwner(row.id), row.changes_sealed) : NOTHING,
  }));
}

/** What was issued and neither reversed nor is a reversal itself, the newest last; without the policy itself. */
export function standingEndorsements({
  endorsements,
}: {
  readonly endorsements: readonly IssuedEndorsement[];
}): IssuedEndorsement[] {
  const reversed = new Set(endorsements.map(({ row }) => row.reverses_no));
  return endorsements.filter(
    ({ row }) => row.endorsement_no !== '000' && row.reverses_no === null && !reversed.has(row.endorsement_no),
  );
}

/**
 * The fold of what was issued and is in effect by a day.
 * @param policy its rows as they are now
 * @param day yyyy-MM-dd; without one all that was issued, whenever it takes effect
 */
export function foldEndorsements(
  policy: { readonly starts_on: string; readonly ends_on: string; readonly ended_as: PolicyEnd | null },
  endorsements: readonly IssuedEndorsement[],
  day?: string,
): PolicyState {
  // Before the first change of the period it was as that change found it.
  const firstTurn = endorsements.find(({ changes }) => changes.endsOn)?.changes.endsOn;
  const ofOthers = isCancelled(policy.ended_as) ? null : policy.ended_as;
  const state = {
    startsOn: policy.starts_on,
    endsOn: firstTurn?.before ?? policy.ends_on,
    endedAs: null as PolicyEnd | null,
    facts: {} as Record<string, string>,
    details: {} as Record<string, string>,
  };
  for (const { row, changes } of endorsements) {
    if (day !== undefined && row.effective_on > day) continue;
    if (changes.endsOn) state.endsOn = changes.endsOn.after;
    if (changes.endedAs) state.endedAs = changes.endedAs.after;
    Object.assign(state.facts, changes.facts?.after);
    Object.assign(state.details, changes.details?.after);
  }
  return { ...state, endedAs: state.endedAs ?? ofOthers };
}

/** A policy on a day: period, what ended it, and what of its facts was changed by then. */
export async function policyOn(
  deps: { readonly seal: Seal },
  db: Db,
  policyId: string,
  day: string,
): Promise<PolicyState> {
  const policy = await db
    .selectFrom('policies')
    .select(['starts_on', 'ends_on', 'ended_as'])
    .where('id', '=', policyId)
    .executeTakeFirstOrThrow();
  return foldEndorsements(policy, await readEndorsements(deps, db, policyId), day);
}

/** The highest number of an endorsement. */
const LAST_NUMBER = '999';

/**
 * Whether `writer`, an endorsement that a query reads, stands by a number: it neither was turned round until then nor turns
 * another round. Without the two what is insured is as it was before them, also where nobody had written anything of it.
 */
export const writerStands = (no: string = LAST_NUMBER) => sql<SqlBool>`(writer.reverses_no is null and not exists (
  select from policy_endorsements as opposite
  where opposite.policy_id = writer.policy_id and opposite.reverses_no = writer.endorsement_no and opposite.endorsement_no <= ${no}
))`;

/** The endorsement of a policy that said last what is insured. */
const writtenMatter = (db: Db, policyId: string, no?: string) =>
  db
    .selectFrom('policy_endorsements as writer')
    .innerJoin('subject_matter', 'subject_matter.owner_id', 'writer.id')
    .select(['writer.id', 'writer.endorsement_no'])
    .where('writer.policy_id', '=', policyId)
    .where(writerStands(no))
    .orderBy('writer.endorsement_no', 'desc')
    .limit(1);

type Written = ReturnType<typeof writtenMatter>;

/** What a policy insures. */
interface InsuredMatter extends Matter {
  /** Facts that its rows do not say: those which endorsements have changed since the rows were begun, by name. */
  readonly facts: Readonly<Record<string, string>>;
}

async function readWritten(
  deps: { readonly seal: Seal },
  db: Db,
  policyId: string,
  written: Written,
  isKnown: (row: EndorsementRow) => boolean,
): Promise<InsuredMatter> {
  const found = await written.executeTakeFirst();
  const [matter, endorsements] = await Promise.all([
    readMatter(deps, db, found ? { kind: 'endorsement', id: found.id } : { kind: 'policy', id: policyId }),
    readEndorsements(deps, db, policyId),
  ]);
  // An endorsement begins with the rows as they were before it: what it changes itself stands beside them.
  const since = standingEndorsements({ endorsements: endorsements.filter(({ row }) => isKnown(row)) }).filter(
    ({ row }) => row.endorsement_no >= (found?.endorsement_no ?? ''),
  );
  return { ...matter, facts: Object.assign({}, ...since.map(({ changes }) => changes.facts?.after)) };
}

/** What a policy insures on a day: as the last endorsement that stands and is in effect by then has it, else as it was issued. */
export const matterOn = (
  deps: { readonly seal: Seal },
  db: Db,
  policyId: string,
  day: string,
): Promise<InsuredMatter> => {
  const written = writtenMatter(db, policyId).where('writer.effective_on', '<=', day);
  // A reversal is of the day of what it turns round.
  return readWritten(deps, db, policyId, written, (row) => row.effective_on <= day);
};

/** The same by an endorsement, whenever it takes effect. */
export const matterBy = (
  deps: { readonly seal: Seal },
  db: Db,
  policyId: string,
  no: string,
): Promise<InsuredMatter> => {
  const written = writtenMatter(db, policyId, no).where('writer.endorsement_no', '<=', no);
  return readWritten(deps, db, policyId, written, (row) => row.endorsement_no <= no);
};
