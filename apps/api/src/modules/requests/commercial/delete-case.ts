import type { BodyOf } from '@onegi/contract/call';
import type { deleteCase as deleteCall } from '@onegi/contract/calls/requests/commercial/cases';
import { caseDocument } from '@onegi/contract/fields/commercial';
import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../http/app-error.ts';
import { rememberAnswer } from '../../../http/idempotency.ts';
import type { Actor } from '../../../ports/actor.ts';
import { readFiles } from '../../files/stored-file.ts';
import { deleteMatter } from '../../subject-matter/stored-matter.ts';
import { act } from '../../workflow/act.ts';
import { dropDocument } from './case-documents.ts';
import { isOwn, readCase } from './case-row.ts';
import { caseWorkflow } from './case-workflow.ts';
import { matterOwner } from './describe-matter.ts';

/**
 * Deletes a draft of the actor's own, and its documents and subject matter with it.
 * @throws AppError quoteRequest.notFound, also for another's; case.* of a case that was submitted
 */
export async function deleteCase(
  deps: Deps,
  actor: Actor,
  { caseNumber }: BodyOf<typeof deleteCall>,
): Promise<BodyOf<typeof deleteCall>> {
  const by = { actor, now: deps.clock.now() };
  return inTransaction(deps.db, async (tx) => {
    const row = await readCase(deps, tx, actor, 'commercial.write', { number: caseNumber }, { isLocked: true });
    if (!isOwn(row, actor)) {
      deps.audit.refusedObject('commercial.write', row.id);
      throw new AppError('quoteRequest.notFound');
    }
    await act(tx, caseWorkflow, { ...by, id: row.id, action: 'delete' });
    for (const file of await readFiles(tx, caseDocument, row.id)) await dropDocument(tx, file, by);
    await deleteMatter(tx, matterOwner(row));
    return rememberAnswer(tx, { caseNumber });
  });
}
