import type { Tx } from '../../../db/database.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { writeTogether } from '../../../db/write-together.ts';
import type { Deps } from '../../../deps.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { insuredNameHash } from '../../persons/held-names.ts';
import { readHolderNames } from '../../persons/read-holder-names.ts';
import { readPersons } from '../../persons/read-persons.ts';
import { personWrites } from '../../persons/write-persons.ts';
import { holderDetails } from './detail-fields.ts';
import { changesOf } from './draft-row.ts';
import type { DraftRow } from './endorsement-workflow.ts';

type EffectDeps = Pick<Deps, 'seal' | 'clock'>;

async function changeHolder({ seal }: EffectDeps, tx: Tx, policyId: string, details: Readonly<Record<string, string>>) {
  const given = Object.fromEntries(Object.entries(details).filter(([name]) => holderDetails.has(name)));
  if (Object.keys(given).length === 0) return;
  const before = await readPersons(tx, seal, 'policy', policyId);
  const after = before.map((person) =>
    person.personNo === 0 ? { ...person, fields: { ...person.fields, ...given } } : person,
  );
  await writeTogether(tx, personWrites(seal, 'policy', policyId, after, { before, isGuarded: false }));
  const name = (await readHolderNames(tx, seal, [policyId])).get(policyId);
  const change = { holder_name_hash: name ? insuredNameHash(seal, name) : null };
  await tx.updateTable('policies').set(change).where('id', '=', policyId).execute();
}

/** Makes the policy's own rows what an endorsement says that is in effect. Whoever calls holds the policy locked. */
export async function takeEffect(deps: EffectDeps, tx: Tx, draft: DraftRow): Promise<void> {
  const { endedAs, endsOn, details } = changesOf(deps, draft);
  const change = {
    ...(endedAs ? { ended_as: endedAs.after } : {}),
    ...(endsOn ? { ends_on: endsOn.after } : {}),
  };
  if (Object.keys(change).length > 0)
    await tx.updateTable('policies').set(change).where('id', '=', draft.policy_id).execute();
  if (details) await changeHolder(deps, tx, draft.policy_id, details.after);
  await tx
    .updateTable('endorsement_drafts')
    .set({ in_effect_since: deps.clock.today() })
    .where('id', '=', draft.id)
    .execute();
}

const MOST_IN_A_RUN = 200;

/** Makes policies what endorsements say whose day has come, in the order they were issued in. */
export async function takeDueEndorsements(deps: Pick<Deps, 'db' | 'seal' | 'clock'>): Promise<void> {
  const next = () =>
    inTransaction(deps.db, async (tx) => {
      const due = await tx
        .selectFrom('endorsement_drafts')
        .selectAll()
        .where('state', '=', 'issued')
        .where('in_effect_since', 'is', null)
        .where('effective_on', '<=', deps.clock.today())
        .orderBy('effective_on')
        .orderBy('id')
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
