import type { BodyOf } from '@onegi/contract/call';
import type { CaseDetail } from '@onegi/contract/calls/requests/commercial/case-shapes';
import type {
  askForItems as askCall,
  withdrawCase as withdrawCall,
} from '@onegi/contract/calls/requests/commercial/cases';
import type { reopenCase as reopenCall } from '@onegi/contract/calls/requests/commercial/issue';
import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { AppError, type FieldFailure } from '../../../http/app-error.ts';
import { rememberAnswer } from '../../../http/idempotency.ts';
import type { Actor } from '../../../ports/actor.ts';
import { act, requireAction } from '../../workflow/act.ts';
import { afterPause, promiseAnew } from '../request-clock.ts';
import { type RequestRow, type SealedAsked, sealOwner } from '../tables.ts';
import { formOf } from './case-form.ts';
import { readCase } from './case-row.ts';
import { caseWorkflow, expiryFrom } from './case-workflow.ts';
import { describeCaseDetail } from './describe-case-detail.ts';
import { askableRows } from './pending-case.ts';

const refusal = (fields: FieldFailure[]) => new AppError('request.invalid', {}, { fields });

type Ending = BodyOf<typeof withdrawCall>;
type How = 'declined' | 'withdrawn';

/**
 * What was accepted is ended, or its acceptance taken back, by who has seen that one: of this and accepting an offer at once one
 * wins, and where another was accepted since nothing happens.
 * @throws AppError case.accepted
 */
function requireAcceptanceSeen({ status, issued_at, version }: RequestRow, seen: number | undefined): void {
  if (status === 'accepted' && issued_at === null && seen !== version) throw new AppError('case.accepted');
}

/** The columns of a case that is over because somebody said so. */
const closing = (
  { seal, clock }: Pick<Deps, 'seal' | 'clock'>,
  row: RequestRow,
  how: How,
  actor: Actor,
  reason: string,
) => ({
  ...afterPause(row, clock.now()),
  closed_as: how,
  closed_by: actor.userId,
  closed_reason_sealed: reason === '' ? null : seal.seal(sealOwner(row.id), reason),
});

/**
 * Ends a case whose consultant wants no offer any more, also an accepted one whose policy is not issued yet. Of a withdrawal and whatever else happens at once, one wins.
 * @throws AppError quoteRequest.notFound, case.* with what happened meanwhile
 */
export async function withdrawCase(
  deps: Deps,
  actor: Actor,
  { caseNumber, reason = '', caseVersion }: Ending,
): Promise<CaseDetail> {
  return inTransaction(deps.db, async (tx) => {
    const row = await readCase(deps, tx, actor, 'commercial.write', { number: caseNumber }, { isLocked: true });
    requireAcceptanceSeen(row, caseVersion);
    const change = closing(deps, row, 'withdrawn', actor, reason);
    await act(tx, caseWorkflow, { id: row.id, action: 'withdraw', actor, now: deps.clock.now(), change });
    return rememberAnswer(tx, await describeCaseDetail(deps, tx, row, actor));
  });
}

/**
 * Declines a case for the office, with a reason that its consultant reads.
 * @throws AppError quoteRequest.notFound, request.invalid without a reason, case.* with what happened meanwhile
 */
export async function declineCase(
  deps: Pick<Deps, 'db' | 'seal' | 'clock' | 'audit'>,
  actor: Actor,
  { caseNumber, reason = '', caseVersion }: Ending,
): Promise<RequestRow> {
  return inTransaction(deps.db, async (tx) => {
    const row = await readCase(deps, tx, actor, 'requests.answer', { number: caseNumber }, { isLocked: true });
    if (reason === '') throw refusal([{ field: 'reason', message: 'validation.required' }]);
    requireAcceptanceSeen(row, caseVersion);
    const change = closing(deps, row, 'declined', actor, reason);
    return act(tx, caseWorkflow, { id: row.id, action: 'decline', actor, now: deps.clock.now(), change });
  });
}

/**
 * Takes the acceptance of a case back, with a reason that its consultant reads: its offers that are still good are open again, and
 * an offer is promised and the case lasts from now on. Of this and issuing the policy at once, one wins.
 * @throws AppError quoteRequest.notFound, request.invalid without a reason, case.* with what happened meanwhile
 */
export async function reopenCase(
  deps: Deps,
  actor: Actor,
  { caseNumber, caseVersion, reason }: BodyOf<typeof reopenCall>,
): Promise<CaseDetail> {
  return inTransaction(deps.db, async (tx) => {
    const row = await readCase(deps, tx, actor, 'requests.answer', { number: caseNumber }, { isLocked: true });
    if (reason === '') throw refusal([{ field: 'reason', message: 'validation.required' }]);
    requireAcceptanceSeen(row, caseVersion);
    const now = deps.clock.now();
    const change = {
      ...promiseAnew(deps, row, now),
      expires_at: expiryFrom(now),
      closed_reason_sealed: deps.seal.seal(sealOwner(row.id), reason),
      // Whoever still sees the accepted offer does not issue another one.
      version: row.version + 1,
    };
    await act(tx, caseWorkflow, { id: row.id, action: 'reopen', actor, now, change });
    return rememberAnswer(tx, await describeCaseDetail(deps, tx, row, actor));
  });
}

/**
 * Asks the consultant for rows and documents of a case; its clock stands still until they come.
 * @throws AppError quoteRequest.notFound, request.invalid, case.* with what happened meanwhile
 */
export async function askForItems(
  deps: Deps,
  actor: Actor,
  { caseNumber, askedNote: note, askedRows: rows = [], askedDocuments: documents = [] }: BodyOf<typeof askCall>,
): Promise<CaseDetail> {
  return inTransaction(deps.db, async (tx) => {
    const row = await readCase(deps, tx, actor, 'requests.answer', { number: caseNumber }, { isLocked: true });
    const form = formOf(deps.catalogue.current(), row);
    const askable = new Set(askableRows(form));
    const fields: FieldFailure[] = [
      ...(note === '' ? [{ field: 'askedNote', message: 'validation.required' }] : []),
      ...rows.flatMap((name, at) =>
        askable.has(name) ? [] : [{ field: `askedRows.${at}`, message: 'validation.choice' }],
      ),
      ...documents.flatMap((order, at) =>
        form.documents.some((each) => each.order === order)
          ? []
          : [{ field: `askedDocuments.${at}`, message: 'validation.choice' }],
      ),
      ...(rows.length + documents.length === 0 ? [{ field: 'askedRows', message: 'validation.itemsNeeded' }] : []),
    ];
    if (fields.length > 0) throw refusal(fields);
    const now = deps.clock.now();
    // As it is: asked about, it lasts for another 90 days.
    requireAction(caseWorkflow, row, { action: 'ask', actor, now });
    const change = {
      asked_sealed: deps.seal.seal(sealOwner(row.id), { note, rows, documents } satisfies SealedAsked),
      paused_since: now,
      expires_at: expiryFrom(now),
      // What is open again is another version, also for who still has the form open.
      version: row.version + 1,
    };
    await act(tx, caseWorkflow, { id: row.id, action: 'ask', actor, now, change });
    return rememberAnswer(tx, await describeCaseDetail(deps, tx, row, actor));
  });
}
