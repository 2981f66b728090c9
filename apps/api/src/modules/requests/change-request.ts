import type { BodyOf } from '@onegi/contract/call';
import type { endRequest as endRequestCall } from '@onegi/contract/calls/requests/change-request';
import type { RequestFacts } from '@onegi/contract/calls/requests/my-requests';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { idOfRef } from '../../lib/refs.ts';
import type { Actor } from '../../ports/actor.ts';
import { act } from '../workflow/act.ts';
import { declineCase } from './commercial/move-case.ts';
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

/** The id of a visitor's request, if it is one: a case is no holder's of a reference. */
async function visitorsRequest({ db }: ChangeDeps, column: 'id' | 'request_number', value: string | null) {
  if (value === null) return undefined;
  return db
    .selectFrom('quote_requests')
    .select('id')
    .where(column, '=', value)
    .where('audience', '=', 'visitor')
    .executeTakeFirst();
}

/**
 * Ends a request of whoever holds its reference, who wants no answer any more.
 * @throws AppError quoteRequest.notFound, .over
 */
export async function withdrawRequest(deps: ChangeDeps, actor: Actor, requestRef: string): Promise<RequestFacts> {
  const found = await visitorsRequest(deps, 'id', idOfRef(deps.seal, 'request', requestRef));
  return changeRequest(deps, actor, found?.id, 'withdraw');
}

/**
 * Notes what an officer has done with a request, which is known by its number. A consultant's case is declined with a reason.
 * @throws AppError quoteRequest.notFound, .over, request.invalid, case.*
 */
export async function endRequest(
  deps: ChangeDeps & Pick<Deps, 'audit'>,
  actor: Actor,
  { requestNumber, outcome, reason, caseVersion }: BodyOf<typeof endRequestCall>,
): Promise<RequestFacts> {
  const found = await visitorsRequest(deps, 'request_number', requestNumber);
  if (found) return changeRequest(deps, actor, found.id, outcome);
  if (outcome === 'answer') throw new AppError('quoteRequest.notFound');
  const row = await declineCase(deps, actor, { caseNumber: requestNumber, reason, caseVersion });
  return describeRequest({ seal: deps.seal, snapshot: deps.catalogue.current() }, row, {
    actor,
    now: deps.clock.now(),
  });
}
