import { isDeepStrictEqual } from 'node:util';
import type { ApplicantDraft, Application, ChosenCover, PersonDraft } from '@onegi/contract/calls/purchases/shapes';
import type { Answers } from '@onegi/contract/questions';
import type { ChosenRider } from '@onegi/rating/line-rating';
import { sql, type Updateable } from 'kysely';
import type { Database, Db } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { writeIf, writeTogether } from '../../db/write-together.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { visitor } from '../../ports/actor.ts';
import type { Quote } from '../quotes/quote.ts';
import { requote } from '../quotes/read-quote.ts';
import { quoteId, quoteInsert } from '../quotes/stored-quotes.ts';
import { planTransition } from '../workflow/act.ts';
import { type ApplicationContent, contentWrites, openContent, sealContent } from './application-content.ts';
import { applicationForm } from './application-form.ts';
import { applicationWorkflow, requireApplication } from './application-workflow.ts';
import { closeAtGateway } from './close-at-gateway.ts';
import { describeApplication, quoteOf } from './describe-application.ts';
import { expireOpenPayment } from './expire-open-payment.ts';
import { readApplication } from './find-application.ts';
import { chosenRiders } from './offered-covers.ts';
import { type ApplicationRow, lockApplication } from './repository.ts';

export interface ApplicationChange {
  readonly version: number;
  readonly step: number;
  readonly language: Application['language'];
  readonly covers: readonly ChosenCover[];
  readonly applicant: ApplicantDraft;
  readonly people: readonly PersonDraft[];
  readonly answers: Answers;
  /** consultant code of the consultant who fills it in. The first one that an application gets stays. */
  readonly consultantCode?: string | null | undefined;
}

const worded = (riders: readonly ChosenRider[]) =>
  riders.map(({ rider, amountDollars = '' }) => `${rider} ${amountDollars}`).join();

/** The same quote, or a new frozen one when the optional covers were changed. */
async function quoteWith(deps: Deps, current: Quote, covers: readonly ChosenCover[]): Promise<Quote> {
  const options = await chosenRiders(deps, current, covers);
  if (worded(options) === worded(current.options)) return current;
  return requote(deps, current, { options });
}

/** What is kept: whether the applicant is insured is the line's to say where there is no choice, and answers to unknown questions are dropped. */
function contentOf(change: ApplicationChange, quote: Quote, today: string): ApplicationContent {
  const { form, questions } = applicationForm(quote, change.answers, today);
  const place = form.applicantPlace(quote.search);
  const asked = new Set(questions.map(({ questionId }) => questionId));
  return {
    applicant: place === 'choice' ? change.applicant : { ...change.applicant, isInsured: place === 'first' },
    people: change.people,
    answers: Object.fromEntries(Object.entries(change.answers).filter(([id]) => asked.has(id))),
  };
}

function requireChangeable(found: ApplicationRow | undefined, change: ApplicationChange, now: Date): ApplicationRow {
  const row = requireApplication(found, 'save', now);
  if (row.version !== change.version) throw new AppError('application.stale');
  return row;
}

/** An application as it was read. */
interface Stored {
  readonly row: ApplicationRow;
  readonly content: ApplicationContent;
}

/** Whether exactly this was saved last: the answer was lost on its way, and the client sends it again. */
async function wasSaved(
  deps: Deps,
  { row, content }: Stored,
  change: ApplicationChange,
  today: string,
): Promise<boolean> {
  if (row.version !== change.version + 1 || row.state !== 'draft') return false;
  if (row.step !== change.step || row.language !== change.language) return false;
  const quote = await quoteOf(deps, row);
  if ((await quoteWith(deps, quote, change.covers)) !== quote) return false;
  const asStored = JSON.parse(JSON.stringify(contentOf(change, quote, today)));
  return isDeepStrictEqual(content, asStored);
}

/** The total that the list showed, where optional covers have changed it; null where they have not. */
function listedTotal({ previous_total_cents }: ApplicationRow, current: Quote, quote: Quote): number | null {
  const listed = current.options.length === 0 ? current.totalCents : (previous_total_cents ?? current.totalCents);
  return quote.options.length === 0 || quote.totalCents === listed ? null : listed;
}

/** What a change makes of the row. */
function valuesOf(
  deps: Deps,
  seen: ApplicationRow,
  change: ApplicationChange,
  content: ApplicationContent,
  [current, quote]: readonly [Quote, Quote],
) {
  const isSame = quote === current;
  const version = seen.version + 1;
  return {
    version,
    step: change.step,
    language: change.language,
    ...sealContent(deps.seal, seen.id, version, content),
    changed_at: deps.clock.now(),
    quote_id: isSame ? seen.quote_id : quoteId(quote.quoteRef),
    quote_ref: quote.quoteRef,
    total_cents: quote.totalCents,
    quote_expires_on: quote.expiresOn,
    previous_total_cents: listedTotal(seen, current, quote),
  };
}

/**
 * Keeps what is filled in so far, however incomplete. Changing a submitted application opens it again; changed optional
 * covers make a new frozen quote. What was saved last is not saved again.
 * @throws AppError application.notFound, .stale, .closed, .paymentUnderway, quote.expired, quote.referred, request.invalid on
 *   the covers
 */
export async function saveApplication(deps: Deps, ref: string, change: ApplicationChange): Promise<Application> {
  const seen = await readApplication(deps, ref);
  const today = deps.clock.today();
  const stored = { row: seen, content: openContent(deps.seal, seen) };
  if (await wasSaved(deps, stored, change, today)) {
    return describeApplication(deps, seen, stored.content, await quoteOf(deps, seen));
  }
  requireChangeable(seen, change, deps.clock.now());
  const current = await quoteOf(deps, seen);
  const quote = await quoteWith(deps, current, change.covers);
  const content = contentOf(change, quote, today);
  const values = valuesOf(deps, seen, change, content, [current, quote]);
  const update = (db: Db, reopened: Updateable<Database['applications']> = {}) =>
    db
      .updateTable('applications')
      .set({
        ...reopened,
        ...values,
        consultant_code: sql`coalesce(consultant_code, ${change.consultantCode ?? null})`,
      })
      .where('id', '=', seen.id)
      .where('version', '=', change.version);
  const withQuote = (db: Db) => (quote === current ? [] : [quoteInsert(db, quote, values.changed_at)]);

  // A draft has no open payment, and one statement changes it or finds it changed.
  const draft = update(deps.db).where('state', '=', 'draft').returning('id');
  const together = () => [...withQuote(deps.db), ...contentWrites(deps.seal, seen.id, content, stored, true)];
  const isSaved = seen.state === 'draft' && (await writeIf(deps.db, draft, [], together()));
  if (!isSaved) {
    const toClose = await inTransaction(deps.db, async (tx) => {
      const row = requireChangeable(await lockApplication(tx, seen.id), change, values.changed_at);
      const gatewayRef = await expireOpenPayment(tx, seen.id, values.changed_at);
      const saving = { row, action: 'save', actor: visitor, now: values.changed_at } as const;
      const move = await planTransition(tx, applicationWorkflow, saving);
      const persons = contentWrites(deps.seal, seen.id, content, stored);
      await writeTogether(tx, [...withQuote(tx), ...persons, update(tx, move?.values ?? {})]);
      return gatewayRef;
    });
    if (toClose) await closeAtGateway(deps, toClose);
  }
  const saved = {
    ...seen,
    ...values,
    state: 'draft',
    agreed_at: null,
    marketing_agreed: null,
    submitted_at: null,
  } as const;
  return describeApplication(deps, saved, content, quote);
}
