import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { writeTogether } from '../../../db/write-together.ts';
import type { Deps } from '../../../deps.ts';
import { atOneMoment, hongKongDate } from '../../../ports/clock.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { insuredNameHash } from '../../persons/held-names.ts';
import { readHolderNames } from '../../persons/read-holder-names.ts';
import { readPersons } from '../../persons/read-persons.ts';
import { personWrites } from '../../persons/write-persons.ts';
import { holderDetails } from './detail-fields.ts';
import { changesOf } from './draft-row.ts';
import type { DraftRow } from './endorsement-workflow.ts';
import { policyOn } from './policy-on.ts';

type EffectDeps = Pick<Deps, 'seal' | 'clock'>;

type Details = Readonly<Record<string, string>>;

/**
 * Whether an endorsement and its reversal leave the holder alone: the two have one day, and where the reversal was issued before
 * what it turns round took effect, nothing of that was ever put there.
 */
async function isWithoutEffect(tx: Tx, draft: DraftRow): Promise<boolean> {
  const { policy_id, endorsement_no, reverses_no, effective_on, approved_at } = draft;
  const ofPolicy = tx.selectFrom('endorsement_drafts').select('in_effect_since').where('policy_id', '=', policy_id);
  if (reverses_no === null) {
    const issued = ofPolicy.where('state', '=', 'issued');
    return (await issued.where('reverses_no', '=', endorsement_no).executeTakeFirst()) !== undefined;
  }
  const turned = await ofPolicy.where('endorsement_no', '=', reverses_no).executeTakeFirst();
  return !turned?.in_effect_since || (approved_at !== null && hongKongDate(approved_at) < effective_on);
}

/** Writes details of the holder. */
async function changeHolder({ seal }: EffectDeps, tx: Tx, policyId: string, details: Details) {
  const before = await readPersons(tx, seal, 'policy', policyId);
  const fieldsOf = (fields: object) => {
    const written = Object.entries({ ...fields, ...details }).filter(
      ([name, value]) => value !== '' || !(name in details),
    );
    return Object.fromEntries(written);
  };
  // What was taken back from somebody who had none is no field of theirs.
  const after = before.map((person) =>
    person.personNo === 0 ? { ...person, fields: fieldsOf(person.fields) } : person,
  );
  await writeTogether(tx, personWrites(seal, 'policy', policyId, after, { before, isGuarded: false }));
  const name = (await readHolderNames(tx, seal, [policyId])).get(policyId);
  // Another version: what holds opened names opens this one again, and whoever edits the policy has seen an older one.
  const change = { holder_name_hash: name ? insuredNameHash(seal, name) : null, version: sql<number>`version + 1` };
  await tx.updateTable('policies').set(change).where('id', '=', policyId).execute();
}

/** Of a policy that had ended and waits for its premium, the day given; of any other what stands. */
const pendingFrom = (day: string) =>
  sql<
    string | null
  >`case when ended_as is not null and pending_since is not null then ${day}::date else pending_since end`;

/**
 * Makes the policy's own rows what its endorsements say by today, where one changes them that is in effect: a later one may
 * have turned it round before its day, or another may have been issued for an earlier day. Whoever calls holds the policy
 * locked, and the endorsement is issued.
 */
export async function takeEffect(deps: EffectDeps, tx: Tx, draft: DraftRow): Promise<void> {
  const { endedAs, endsOn, details } = changesOf(deps, draft);
  const named = Object.keys(details?.after ?? {}).filter((name) => holderDetails.has(name));
  const ofHolder = named.length > 0 && (await isWithoutEffect(tx, draft)) ? [] : named;
  if (endedAs || endsOn || ofHolder.length > 0) {
    const state = await policyOn(deps, tx, draft.policy_id, deps.clock.today());
    const change = {
      ...(endedAs ? { ended_as: state.endedAs } : {}),
      // What waited for its premium when it was cancelled waits from its reinstatement: it does not lapse at once.
      ...(endedAs && state.endedAs === null ? { pending_since: pendingFrom(deps.clock.today()) } : {}),
      ...(endsOn ? { ends_on: state.endsOn } : {}),
    };
    if (Object.keys(change).length > 0)
      await tx.updateTable('policies').set(change).where('id', '=', draft.policy_id).execute();
    const current = Object.fromEntries(Object.entries(state.details).filter(([name]) => ofHolder.includes(name)));
    if (ofHolder.length > 0) await changeHolder(deps, tx, draft.policy_id, current);
  }
  await tx
    .updateTable('endorsement_drafts')
    .set({ in_effect_since: deps.clock.today() })
    .where('id', '=', draft.id)
    .execute();
}

const MOST_IN_A_RUN = 200;

/** Makes policies what endorsements say whose day has come, in the order of their days. */
export async function takeDueEndorsements(given: Pick<Deps, 'db' | 'seal' | 'clock'>): Promise<void> {
  const deps = atOneMoment(given);
  const next = () =>
    inTransaction(deps.db, async (tx) => {
      // With its policy: what somebody issues of that meanwhile waits, and a policy that somebody holds is left for later.
      const due = await tx
        .selectFrom('endorsement_drafts as draft')
        .innerJoin('policies', 'policies.id', 'draft.policy_id')
        .selectAll('draft')
        .where('draft.state', '=', 'issued')
        .where('draft.in_effect_since', 'is', null)
        .where('draft.effective_on', '<=', deps.clock.today())
        .orderBy('draft.effective_on')
        .orderBy('draft.id')
        .limit(1)
        .forNoKeyUpdate()
        .skipLocked()
        .executeTakeFirst();
      if (!due) return false;
      await takeEffect(deps, tx, due);
      const name = `${due.policy_number} / ${due.endorsement_no}`;
      await recordAudit(tx, 'endorsement.inEffect', { id: due.id, name, after: { kind: due.kind } });
      return true;
    });
  for (let taken = 0; taken < MOST_IN_A_RUN; taken++) if (!(await next())) return;
}
