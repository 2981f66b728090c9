import type { RequestFacts } from '@onegi/contract/calls/requests/my-requests';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { idOfRef } from '../../lib/refs.ts';
import type { Actor } from '../../ports/actor.ts';
import { act } from '../workflow/act.ts';
import { describeRequest } from './describe-request.ts';
import { requestWorkflow } from './request-workflow.ts';

type ChangeDeps = Pick<Deps, 'db' | 'seal' | 'clock' | 'catalogue'>;

async function changeRequest(
  { db, seal, clock, catalogue }: ChangeDeps,
  actor: Actor,
  id: string | null | undefined,
  action: 'answer' | 'decline' | 'withdraw',
): Promise<RequestFacts> {
  if (!id) throw new AppError('quoteRequest.notFound');
  const by = { actor, now: clock.now() };
  const row = await inTransaction(db, (tx) => act(tx, requestWorkflow, { ...by, id, action }));
  return describeRequest({ seal, snapshot: catalogue.current() }, row, by);
}

/**
 * Ends a request of whoever holds its reference, who wants no answer any more.
 * @throws AppError quoteRequest.notFound, .over
 */
export const withdrawRequest = (deps: ChangeDeps, actor: Actor, requestRef: string): Promise<RequestFacts> =>
  changeRequest(deps, actor, idOfRef(deps.seal, 'request', requestRef), 'withdraw');

/**
 * Notes what an officer has done with a request, which is known by its number.
 * @throws AppError quoteRequest.notFound, .over
 */
export async function endRequest(
  deps: ChangeDeps,
  actor: Actor,
  { requestNumber, outcome }: { readonly requestNumber: string; readonly outcome: 'answer' | 'decline' },
): Promise<RequestFacts> {
  const found = await deps.db
    .selectFrom('quote_requests')
    .select('id')
    .where('request_number', '=', requestNumber)
    .executeTakeFirst();
  return changeRequest(deps, actor, found?.id, outcome);
}
