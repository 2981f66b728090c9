import { randomUUID } from 'node:crypto';
import type { BodyOf } from '@onegi/contract/call';
import type { askForChange as askCall } from '@onegi/contract/calls/client/client-page';
import { MOST_WAITING_CHANGES } from '@onegi/contract/fields/client-links';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { rememberAnswer } from '../../http/idempotency.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { clientLinkEvent } from '../policies/client-links/make-client-link.ts';
import { type ClientLinkRow, clientChangeSealOwner } from '../policies/client-links/tables.ts';
import { lockPolicy, readEndorsed } from '../policies/endorsements/policy-terms.ts';
import { keepChangeFiles } from './change-files.ts';
import { termsOfChange } from './change-terms.ts';
import { waitingChanges } from './client-changes.ts';

type Asked = BodyOf<typeof askCall>;

/** The day and the words are asked under names of their own. */
const namesHere: Readonly<Record<string, string>> = { effectiveOn: 'changeOn', 'details.other': 'changeText' };

function refusalHere(error: unknown): unknown {
  if (!(error instanceof AppError)) return error;
  if (error.code === 'endorsement.policyEnded' || error.code === 'endorsement.notAllowed')
    return new AppError('clientLink.noChange');
  const fields = error.fields?.map(({ field, ...rest }) => ({ ...rest, field: namesHere[field] ?? field }));
  return fields ? new AppError(error.code, error.params, { fields }) : error;
}

/**
 * Keeps what a client asks for, with the files that were sent before, until the office takes it up. It may wait beside a
 * draft of the office, and beside others. Nothing changes before the office approves it.
 * @throws AppError clientLink.changeUnderway, clientLink.noChange; request.invalid on the day or a file
 */
export async function askForChange(deps: Deps, link: ClientLinkRow, asked: Asked): Promise<{ isSent: boolean }> {
  if (asked.changeOn < deps.clock.today()) {
    const fields = [{ field: 'changeOn', message: 'validation.notPast' }];
    throw new AppError('request.invalid', {}, { fields });
  }
  return inTransaction(deps.db, async (tx) => {
    const policy = await lockPolicy(tx, link.policy_id);
    if ((await waitingChanges(tx, policy.id)) >= MOST_WAITING_CHANGES) throw new AppError('clientLink.changeUnderway');
    // What the office could not even begin is refused now, while the client is there to choose another day.
    await termsOfChange(deps, tx, await readEndorsed(deps, tx, policy), asked, true).catch((error: unknown) => {
      throw refusalHere(error);
    });
    const id = randomUUID();
    await tx
      .insertInto('client_changes')
      .values({
        id,
        policy_id: policy.id,
        draft_id: null,
        state: 'waiting',
        change_kind: asked.changeKind,
        effective_on: asked.changeOn,
        text_sealed: deps.seal.seal(clientChangeSealOwner(id), asked.changeText),
        asked_at: deps.clock.now(),
      })
      .execute();
    await keepChangeFiles(deps, tx, { id, policy_id: policy.id }, asked);
    const what = { kind: asked.changeKind, effectiveOn: asked.changeOn };
    await recordAudit(tx, 'clientLink.changeAsked', clientLinkEvent(link.id, policy.policy_number, what));
    return rememberAnswer(tx, { isSent: true });
  });
}
