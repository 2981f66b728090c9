import type { BodyOf } from '@onegi/contract/call';
import type * as calls from '@onegi/contract/calls/settlement/notes';
import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../http/app-error.ts';
import { rememberAnswer } from '../../../http/idempotency.ts';
import type { Actor } from '../../../ports/actor.ts';
import { act } from '../../workflow/act.ts';
import { lockNote } from '../lock-rows.ts';
import { sealedFor } from '../sealed-texts.ts';
import { describeNote } from './describe-note.ts';
import { noteWorkflow } from './note-workflow.ts';

type Input = BodyOf<typeof calls.moveNote>;

/** @throws AppError request.invalid where it would fall due before it was issued */
function requireAfter(accountOn: string, dueOn: string | undefined): void {
  if (dueOn === undefined || dueOn >= accountOn) return;
  throw new AppError('request.invalid', {}, { fields: [{ field: 'dueOn', message: 'validation.dueBeforeIssue' }] });
}

/**
 * Opens a note again, changes what was opened, or approves it. A note that is settled meanwhile stays as it is.
 * @throws AppError note.notFound, .stale, .wrongState, .settled, .ownChange
 */
export async function moveNote(deps: Deps, actor: Actor, { noteId: id, version, action, dueOn, remarks }: Input) {
  return inTransaction(deps.db, async (tx) => {
    const note = await lockNote(tx, id);
    const brings = action === 'change';
    if (brings) requireAfter(note.account_on, dueOn);
    const change = {
      ...(brings && dueOn !== undefined ? { due_on: dueOn } : {}),
      ...(brings && remarks !== undefined
        ? { remarks_sealed: sealedFor(deps.seal, 'debit_credit_notes', id, remarks) }
        : {}),
    };
    await act(tx, noteWorkflow, { id, version, action, actor, now: deps.clock.now(), change });
    return rememberAnswer(tx, await describeNote(deps, tx, id, actor));
  });
}
