import type { ReceivedEnquiry } from '@onegi/contract/calls/company/enquiries';
import type { Tx } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { rememberAnswer } from '../../http/idempotency.ts';
import type { Actor } from '../../ports/actor.ts';
import { requireAssignee } from '../accounts/users/list-assignees.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { act, allowedActions } from '../workflow/act.ts';
import { type Assignment, assignCase } from '../workflow/assign-case.ts';
import { answersGiven, sealedAsEarlier } from './answers-given.ts';
import { describeEnquiry, enquiriesWithPeople } from './describe-enquiry.ts';
import { enquiryWorkflow } from './enquiry-workflow.ts';
import { type SealedAnswer, type SealedEnquiry, sealOwner } from './tables.ts';

type DeskDeps = Pick<Deps, 'db' | 'seal' | 'clock'>;

async function describeNow({ seal, clock }: DeskDeps, tx: Tx, actor: Actor, id: string): Promise<ReceivedEnquiry> {
  const row = await enquiriesWithPeople(tx).where('enquiries.id', '=', id).executeTakeFirstOrThrow();
  return describeEnquiry(seal, row, { actor, now: clock.now() });
}

async function actOnEnquiry(deps: DeskDeps, actor: Actor, id: string, action: 'answer' | 'close' | 'reopen') {
  return inTransaction(deps.db, async (tx) => {
    const row = await enquiriesWithPeople(tx)
      .where('enquiries.id', '=', id)
      .forNoKeyUpdate('enquiries')
      .executeTakeFirst();
    if (!row) throw new AppError('enquiry.notFound');
    // What the portal mailed so far is no answer of what comes now, and is not lost by it.
    const change = { answer_sealed: sealedAsEarlier(deps.seal, row) };
    await act(tx, enquiryWorkflow, { actor, now: deps.clock.now(), id, action, change });
    return describeNow(deps, tx, actor, id);
  });
}

/** Notes who answered an enquiry, or opens it again. @throws AppError enquiry.notFound, .over */
export const answerEnquiry = (deps: DeskDeps, actor: Actor, { id, answered }: { id: string; answered: boolean }) =>
  actOnEnquiry(deps, actor, id, answered ? 'answer' : 'reopen');

/** Closes an enquiry that needs no answer. @throws AppError enquiry.notFound, .over */
export const closeEnquiry = (deps: DeskDeps, actor: Actor, id: string) => actOnEnquiry(deps, actor, id, 'close');

/**
 * Gives an enquiry to somebody who may answer it, or back.
 * @throws AppError case.assigneeUnknown, case.assignedMeanwhile, enquiry.notFound, .over
 */
export async function assignEnquiry(
  deps: DeskDeps,
  actor: Actor,
  asked: Pick<Assignment, 'id' | 'assigneeId' | 'assigneeSeen'>,
): Promise<ReceivedEnquiry> {
  await requireAssignee(deps.db, 'enquiries.answer', asked.assigneeId);
  return inTransaction(deps.db, async (tx) => {
    await assignCase(tx, enquiryWorkflow, { ...asked, actor, now: deps.clock.now() });
    return describeNow(deps, tx, actor, asked.id);
  });
}

/**
 * Mails an answer to who asked, and keeps it. Of two answers the first counts, and the other is refused.
 * @throws AppError enquiry.notFound, .over
 */
export async function replyToEnquiry(
  deps: Deps,
  actor: Actor,
  { id, answerText }: { readonly id: string; readonly answerText: string },
): Promise<ReceivedEnquiry> {
  const by = { actor, now: deps.clock.now() };
  return inTransaction(deps.db, async (tx) => {
    const row = await tx.selectFrom('enquiries').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
    if (!row) throw new AppError('enquiry.notFound');
    if (!allowedActions(enquiryWorkflow, row, by).includes('answer')) throw new AppError('enquiry.over');
    const { earlier } = answersGiven(deps.seal, row);
    const answer_sealed = deps.seal.seal(sealOwner(id), { answerText, earlier } satisfies SealedAnswer);
    await act(tx, enquiryWorkflow, { ...by, id, action: 'answer', change: { answer_sealed } });
    const { email } = deps.seal.open<SealedEnquiry>(sealOwner(id), row.enquiry_sealed);
    const { language, enquiry_number: enquiryNumber } = row;
    await queueMail(deps, tx, { kind: 'enquiry-answer', to: email, language, data: { enquiryNumber, answerText } });
    return rememberAnswer(tx, await describeNow(deps, tx, actor, id));
  });
}
