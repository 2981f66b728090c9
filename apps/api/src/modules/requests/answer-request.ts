import type { OfficeRequest } from '@onegi/contract/calls/requests/office-requests';
import type { Tx } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { rememberAnswer } from '../../http/idempotency.ts';
import type { Actor } from '../../ports/actor.ts';
import { requireAssignee } from '../accounts/users/list-assignees.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { productName } from '../templates/product-name.ts';
import { act } from '../workflow/act.ts';
import { assignCase } from '../workflow/assign-case.ts';
import { caseWorkflow } from './commercial/case-workflow.ts';
import { contactOf, describeOfficeRequest, requestsWithAssignee } from './office-requests.ts';
import { requestWorkflow } from './request-workflow.ts';
import { type SealedAnswer, sealOwner } from './tables.ts';

async function lockRequest(tx: Tx, requestNumber: string) {
  const row = await tx
    .selectFrom('quote_requests')
    .selectAll()
    .where('request_number', '=', requestNumber)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row) throw new AppError('quoteRequest.notFound');
  return row;
}

async function describeNow(deps: Deps, tx: Tx, actor: Actor, id: string): Promise<OfficeRequest> {
  const row = await requestsWithAssignee(tx).where('quote_requests.id', '=', id).executeTakeFirstOrThrow();
  return describeOfficeRequest(deps, row, actor);
}

/**
 * Gives a request to somebody who may answer it, or back.
 * @throws AppError case.assigneeUnknown, case.assignedMeanwhile, quoteRequest.notFound, .over
 */
export async function assignRequest(
  deps: Deps,
  actor: Actor,
  asked: { readonly requestNumber: string; readonly assigneeId: string | null; readonly assigneeSeen: string | null },
): Promise<OfficeRequest> {
  const { requestNumber, assigneeId, assigneeSeen } = asked;
  await requireAssignee(deps.db, 'requests.answer', assigneeId);
  return inTransaction(deps.db, async (tx) => {
    const { id, audience } = await lockRequest(tx, requestNumber);
    const assignment = { id, assigneeId, assigneeSeen, actor, now: deps.clock.now() };
    if (audience === 'consultant') await assignCase(tx, caseWorkflow, assignment);
    else await assignCase(tx, requestWorkflow, assignment);
    return describeNow(deps, tx, actor, id);
  });
}

/**
 * Mails an officer's answer to who asked, and keeps it. Of two answers the first counts, and the other is refused.
 * @throws AppError quoteRequest.notFound, .over
 */
export async function answerRequest(
  deps: Deps,
  actor: Actor,
  { requestNumber, answerText }: { readonly requestNumber: string; readonly answerText: string },
): Promise<OfficeRequest> {
  return inTransaction(deps.db, async (tx) => {
    const row = await lockRequest(tx, requestNumber);
    const { id } = row;
    // A case is answered with offers.
    if (row.audience === 'consultant') throw new AppError('quoteRequest.notFound');
    if (requestWorkflow.stateOf(row) !== 'waiting') throw new AppError('quoteRequest.over');
    const answer_sealed = deps.seal.seal(sealOwner(id), { answerText } satisfies SealedAnswer);
    await act(tx, requestWorkflow, { actor, now: deps.clock.now(), id, action: 'answer', change: { answer_sealed } });
    const { name, email } = contactOf(deps.seal, row);
    await queueMail(deps, tx, {
      kind: 'quote-request-answer',
      to: email,
      language: row.language,
      data: { contactName: name, requestNumber, productName: productName(row.product), answerText },
    });
    return rememberAnswer(tx, await describeNow(deps, tx, actor, id));
  });
}
