import type { BodyOf } from '@onegi/contract/call';
import type * as calls from '@onegi/contract/calls/client/client-changes';
import type { Tx } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { rememberAnswer } from '../../http/idempotency.ts';
import type { SignedInUser } from '../../http/signed-in.ts';
import { hongKongDate } from '../../ports/clock.ts';
import { mailClientChange } from '../policies/client-links/mail-client-change.ts';
import { clientChangeSealOwner } from '../policies/client-links/tables.ts';
import { earliestDay } from '../policies/endorsements/allowed-actions.ts';
import { type EndorsedPolicy, lockPolicy, readEndorsed } from '../policies/endorsements/policy-terms.ts';
import { beginDraft } from '../policies/endorsements/save-draft.ts';
import { act, requireAction } from '../workflow/act.ts';
import { discardChangeFiles, moveToDraft } from './change-files.ts';
import { termsOfChange } from './change-terms.ts';
import { type ChangeRow, clientChangeWorkflow } from './change-workflow.ts';

async function readChange(tx: Tx, id: string): Promise<ChangeRow> {
  const row = await tx.selectFrom('client_changes').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw new AppError('clientChange.notFound');
  return row;
}

/** The day that was asked for, or the nearest that an endorsement can still take effect on: others were issued since. */
function nearestDay(endorsed: EndorsedPolicy, asked: string): string {
  const earliest = earliestDay(endorsed);
  const latest = asked < earliest ? earliest : asked;
  // Nothing takes effect after a period that was shortened since.
  return [latest, endorsed.state.endsOn].toSorted()[0] ?? latest;
}

/**
 * Makes of what a client asks for a draft of the office, which nobody of it has begun, with what was sent along. Of two who
 * take it up at once the second is told.
 * @throws AppError clientChange.notFound, .answered; endorsement.openDraft, .policyEnded, .notAllowed
 */
export async function takeUpChange(
  deps: Deps,
  actor: SignedInUser,
  { changeId: id, version }: BodyOf<typeof calls.takeUpChange>,
): Promise<{ draftId: string }> {
  const by = { actor, now: deps.clock.now(), action: 'takeUp' } as const;
  return inTransaction(deps.db, async (tx) => {
    const policy = await lockPolicy(tx, (await readChange(tx, id)).policy_id);
    const change = await readChange(tx, id);
    requireAction(clientChangeWorkflow, change, by);
    const endorsed = await readEndorsed(deps, tx, policy);
    const asked = {
      changeKind: change.change_kind,
      changeOn: nearestDay(endorsed, change.effective_on),
      changeText: deps.seal.open<string>(clientChangeSealOwner(id), change.text_sealed),
      askedOn: hongKongDate(change.asked_at),
    };
    const draft = await beginDraft(deps, tx, null, policy, await termsOfChange(deps, tx, endorsed, asked, false));
    const taken = { draft_id: draft.id, answered_by: actor.userId };
    await act(tx, clientChangeWorkflow, { ...by, id, version, change: taken });
    await moveToDraft(tx, change, draft.endorsement_no);
    await mailClientChange(deps, tx, change, { outcome: 'takenUp', reason: null });
    return rememberAnswer(tx, { draftId: draft.id });
  });
}

/** Declines what a client asks for, who reads why. @throws AppError clientChange.notFound, .answered */
export async function declineChange(
  deps: Deps,
  actor: SignedInUser,
  { changeId: id, version, reasonGiven }: BodyOf<typeof calls.declineChange>,
): Promise<{ changeId: string }> {
  const by = { actor, now: deps.clock.now(), action: 'decline' } as const;
  return inTransaction(deps.db, async (tx) => {
    await lockPolicy(tx, (await readChange(tx, id)).policy_id);
    const note_sealed = deps.seal.seal(clientChangeSealOwner(id), reasonGiven);
    const declined = { note_sealed, answered_by: actor.userId };
    const change = await act(tx, clientChangeWorkflow, { ...by, id, version, change: declined });
    await discardChangeFiles(tx, change, by.now);
    await mailClientChange(deps, tx, change, { outcome: 'declined', reason: reasonGiven });
    return rememberAnswer(tx, { changeId: id });
  });
}
