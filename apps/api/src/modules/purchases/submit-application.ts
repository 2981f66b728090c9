import type { Application } from '@onegi/contract/calls/purchases/shapes';
import { writeIf } from '../../db/write-together.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { answerTogether } from '../../http/idempotency.ts';
import { visitor } from '../../ports/actor.ts';
import { auditRow } from '../audit/record-audit.ts';
import type { Quote } from '../quotes/quote.ts';
import { planTransition } from '../workflow/act.ts';
import { type ApplicationContent, openContent } from './application-content.ts';
import { applicationWorkflow, requireApplication } from './application-workflow.ts';
import { checkApplication } from './check-application.ts';
import { checkPrinting } from './check-printing.ts';
import { describeApplication, quoteOf } from './describe-application.ts';
import { readApplication } from './find-application.ts';
import type { ApplicationRow } from './repository.ts';

export interface Submission {
  readonly version: number;
  readonly shownTotalCents: number;
  readonly agreeMarketing: boolean;
}

/** @throws AppError application.incomplete with everything that is wrong */
async function requireComplete(
  deps: Deps,
  content: ApplicationContent,
  quote: Quote,
  { shownTotalCents, agreeMarketing }: Submission,
): Promise<void> {
  const today = deps.clock.today();
  const verdict = checkApplication(content, quote, today);
  const fields = 'failures' in verdict ? [...verdict.failures] : await checkPrinting(deps.pdfs, verdict.checked);
  if (shownTotalCents !== quote.totalCents) {
    const total = (quote.totalCents / 100).toFixed(2);
    fields.push({ field: 'shownTotalCents', message: 'purchases.checks.totalChanged', params: { total } });
  }
  if (!agreeMarketing && deps.settings.current().MARKETING_CONSENT === 'REQUIRED') {
    fields.push({ field: 'agreeMarketing', message: 'validation.mustAgree' });
  }
  if (fields.length > 0) throw new AppError('application.incomplete', {}, { fields });
}

/** Keeps another answer on direct marketing, and that it was changed. */
async function changeMarketing(deps: Deps, { id, marketing_agreed }: ApplicationRow, name: string, agreed: boolean) {
  const change = { before: { agreeMarketing: marketing_agreed }, after: { agreeMarketing: agreed } };
  const changing = deps.db
    .updateTable('applications')
    .set({ marketing_agreed: agreed })
    .where('id', '=', id)
    .where('state', '=', 'submitted')
    .where('marketing_agreed', 'is distinct from', agreed)
    .returning('id');
  await writeIf(deps.db, changing, [
    { into: 'audit_waiting', row: auditRow('application.submitted', { id, name, ...change }) },
  ]);
}

/**
 * Checks everything that was saved and closes the form for payment. The declaration was made: the call has no other form.
 * Submitting what is submitted already changes nothing but the answer on direct marketing.
 * @throws AppError application.notFound, .stale, .closed, .incomplete, quote.expired
 */
export async function submitApplication(deps: Deps, ref: string, submission: Submission): Promise<Application> {
  const now = deps.clock.now();
  const seen = requireApplication(await readApplication(deps, ref), 'submit', now);
  if (seen.version !== submission.version) throw new AppError('application.stale');
  const quote = await quoteOf(deps, seen);
  const content = openContent(deps.seal, seen);
  await requireComplete(deps, content, quote, submission);
  const { line, plan, totalCents: amountCents } = quote;
  const { agreeMarketing } = submission;
  const event = { id: seen.id, name: plan.code, after: { line, plan: plan.code, amountCents, agreeMarketing } };
  const submitting = { row: seen, action: 'submit', actor: visitor, now, event } as const;
  const move = await planTransition(deps.db, applicationWorkflow, submitting);
  if (!move?.values || !move.event) {
    await changeMarketing(deps, seen, event.name, agreeMarketing);
    return describeApplication(deps, { ...seen, marketing_agreed: agreeMarketing }, content, quote);
  }
  const { event: submitted } = move;
  // Nobody can have opened a payment for it before it was submitted.
  const answer = {
    ...(await describeApplication(deps, { ...move.after, marketing_agreed: agreeMarketing }, content, quote, null)),
  };
  const asSeen = deps.db
    .updateTable('applications')
    .set({ ...move.values, marketing_agreed: agreeMarketing })
    .where('id', '=', seen.id)
    .where('version', '=', seen.version)
    .where('state', '=', 'draft')
    .returning('id');
  const isSubmitted = await answerTogether(deps.db, answer, (storing) =>
    writeIf(deps.db, asSeen, [{ into: 'audit_waiting', row: submitted }], storing),
  );
  // Where it was changed meanwhile, a second look says how.
  return isSubmitted ? answer : submitApplication(deps, ref, submission);
}
