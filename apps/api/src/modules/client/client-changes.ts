import { randomUUID } from 'node:crypto';
import type { BodyOf } from '@onegi/contract/call';
import type { askForChange as askCall, ClientPolicy } from '@onegi/contract/calls/client/client-page';
import type { Db } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { rememberAnswer } from '../../http/idempotency.ts';
import { hongKongDate } from '../../ports/clock.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { clientLinkEvent } from '../policies/client-links/make-client-link.ts';
import { type ClientLinkRow, clientChangeSealOwner } from '../policies/client-links/tables.ts';
import { actionsOf, earliestDay } from '../policies/endorsements/allowed-actions.ts';
import type { EndorsementTerms } from '../policies/endorsements/endorsement-terms.ts';
import { lockPolicy, type PolicyRow, readEndorsed } from '../policies/endorsements/policy-terms.ts';
import { beginDraft } from '../policies/endorsements/save-draft.ts';

/** What a client has asked to have changed, the newest first, with what has become of it. */
export async function clientChanges(deps: Deps, db: Db, policyId: string): Promise<ClientPolicy['changes']> {
  const rows = await db
    .selectFrom('client_changes as asked')
    .leftJoin('endorsement_drafts as draft', 'draft.id', 'asked.draft_id')
    .selectAll('asked')
    .select('draft.state')
    .where('asked.policy_id', '=', policyId)
    .orderBy('asked_at', 'desc')
    .execute();
  return rows.map((row) => ({
    changeKind: row.change_kind,
    changeState: row.state === null ? 'notMade' : row.state === 'issued' ? 'made' : 'underway',
    changeOn: row.effective_on,
    changeShown: deps.seal.open<string>(clientChangeSealOwner(row.id), row.text_sealed),
    askedOn: hongKongDate(row.asked_at),
  }));
}

/** Whether a client may ask now, and from which day on. */
export async function mayAskForChange(deps: Deps, db: Db, policy: PolicyRow) {
  const endorsed = await readEndorsed(deps, db, policy);
  const open = await db
    .selectFrom('endorsement_drafts')
    .select('id')
    .where('policy_id', '=', policy.id)
    .where('state', '<>', 'issued')
    .executeTakeFirst();
  const earliest = earliestDay(endorsed);
  const today = deps.clock.today();
  return {
    mayAsk: !open && actionsOf(endorsed, today).includes('details'),
    earliestOn: [earliest, today].toSorted().at(-1) ?? today,
  };
}

type Asked = BodyOf<typeof askCall>;

/** What the office's draft begins as: a cancellation, or a change in words that the office works out. */
function termsOf(
  policy: PolicyRow,
  { changeKind, changeOn, changeText }: Asked,
  isCancelled: boolean,
): EndorsementTerms {
  const terms = { number: policy.transaction_number, effectiveOn: changeOn, reason: changeText };
  if (changeKind === 'cancel' && isCancelled) return { ...terms, action: 'cancelByClient' };
  return { ...terms, action: 'details', details: { other: changeText } };
}

/** A refusal that only the office can do something about: the draft begins in words then. */
const isForOffice = (error: unknown) =>
  error instanceof AppError &&
  (error.code === 'endorsement.referred' ||
    (error.code === 'request.invalid' && !error.fields?.some(({ field }) => field === 'effectiveOn')));

/** A draft of the office, which nobody of it has begun. */
async function draftOf(deps: Deps, policyId: string, asked: Asked, link: ClientLinkRow, isCancelled: boolean) {
  return inTransaction(deps.db, async (tx) => {
    const policy = await lockPolicy(tx, policyId);
    const draft = await beginDraft(deps, tx, null, policy, termsOf(policy, asked, isCancelled));
    const id = randomUUID();
    await tx
      .insertInto('client_changes')
      .values({
        id,
        policy_id: policy.id,
        draft_id: draft.id,
        change_kind: asked.changeKind,
        effective_on: asked.changeOn,
        text_sealed: deps.seal.seal(clientChangeSealOwner(id), asked.changeText),
        asked_at: deps.clock.now(),
      })
      .execute();
    const what = { kind: asked.changeKind, effectiveOn: asked.changeOn };
    await recordAudit(tx, 'clientLink.changeAsked', clientLinkEvent(link.id, policy.policy_number, what));
    return rememberAnswer(tx, { isSent: true });
  });
}

/**
 * Makes of what a client asks a draft of an endorsement for the office. Nothing changes before that approves it.
 * @throws AppError clientLink.changeUnderway, clientLink.noChange; request.invalid on the day
 */
export async function askForChange(deps: Deps, link: ClientLinkRow, asked: Asked): Promise<{ isSent: boolean }> {
  if (asked.changeOn < deps.clock.today()) {
    const fields = [{ field: 'changeOn', message: 'validation.notPast' }];
    throw new AppError('request.invalid', {}, { fields });
  }
  try {
    return await draftOf(deps, link.policy_id, asked, link, true).catch((error: unknown) => {
      if (asked.changeKind === 'cancel' && isForOffice(error)) return draftOf(deps, link.policy_id, asked, link, false);
      throw error;
    });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === 'endorsement.openDraft') throw new AppError('clientLink.changeUnderway');
    if (error.code === 'endorsement.policyEnded' || error.code === 'endorsement.notAllowed')
      throw new AppError('clientLink.noChange');
    // The day is asked under a name of its own.
    const fields = error.fields?.map(({ field, ...rest }) => ({
      ...rest,
      field: field === 'effectiveOn' ? 'changeOn' : field === 'details.other' ? 'changeText' : field,
    }));
    throw fields ? new AppError(error.code, error.params, { fields }) : error;
  }
}
