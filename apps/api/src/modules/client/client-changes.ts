import type { ClientPolicy } from '@onegi/contract/calls/client/client-page';
import { MOST_WAITING_CHANGES } from '@onegi/contract/fields/client-links';
import type { Db } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { hongKongDate } from '../../ports/clock.ts';
import { nameOfFile } from '../files/stored-file.ts';
import { clientChangeSealOwner } from '../policies/client-links/tables.ts';
import { actionsOf, earliestDay } from '../policies/endorsements/allowed-actions.ts';
import type { DraftRow } from '../policies/endorsements/endorsement-workflow.ts';
import { type PolicyRow, readEndorsed } from '../policies/endorsements/policy-terms.ts';
import { filesOfChanges } from './change-files.ts';
import type { ChangeRow } from './change-workflow.ts';

type ChangeState = ClientPolicy['changes'][number]['changeState'];

/** What has become of a request: once it is a draft, what has become of that. */
function stateOf({ state }: Pick<ChangeRow, 'state'>, draft: DraftRow['state'] | null): ChangeState {
  if (state === 'waiting') return 'waiting';
  if (state === 'declined' || draft === null) return 'notMade';
  return draft === 'issued' ? 'made' : 'underway';
}

/** Why the office has declined a request; null of any other. */
export const noteOfChange = ({ seal }: Pick<Deps, 'seal'>, { id, note_sealed }: ChangeRow): string | null =>
  note_sealed ? seal.open<string>(clientChangeSealOwner(id), note_sealed) : null;

/** What a client has asked to have changed, the newest first, with what has become of it. */
export async function clientChanges(deps: Deps, db: Db, policyId: string): Promise<ClientPolicy['changes']> {
  const rows = await db
    .selectFrom('client_changes as asked')
    .leftJoin('endorsement_drafts as draft', 'draft.id', 'asked.draft_id')
    .selectAll('asked')
    .select(['draft.state as draftState', 'draft.endorsement_no as draftNo'])
    .where('asked.policy_id', '=', policyId)
    .orderBy('asked_at', 'desc')
    .execute();
  const files = await filesOfChanges(db, rows);
  return rows.map(({ draftState, draftNo: _draftNo, ...row }) => ({
    changeKind: row.change_kind,
    changeState: stateOf(row, draftState),
    changeOn: row.effective_on,
    changeShown: deps.seal.open<string>(clientChangeSealOwner(row.id), row.text_sealed),
    askedOn: hongKongDate(row.asked_at),
    changeNote: noteOfChange(deps, row),
    changeFileNames: (files.get(row.id) ?? []).map((file) => nameOfFile(deps.seal, file)),
  }));
}

/** How many requests of a policy wait for the office. */
export async function waitingChanges(db: Db, policyId: string): Promise<number> {
  const { count } = await db
    .selectFrom('client_changes')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('policy_id', '=', policyId)
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Whether a client may ask now, and from which day on. A draft that the office works at hinders nobody. */
export async function mayAskForChange(deps: Deps, db: Db, policy: PolicyRow) {
  const endorsed = await readEndorsed(deps, db, policy);
  const earliest = earliestDay(endorsed);
  const today = deps.clock.today();
  return {
    mayAsk:
      actionsOf(endorsed, today).includes('details') && (await waitingChanges(db, policy.id)) < MOST_WAITING_CHANGES,
    earliestOn: [earliest, today].toSorted().at(-1) ?? today,
  };
}
