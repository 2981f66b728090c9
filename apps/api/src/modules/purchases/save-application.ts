import type { ApplicantDraft, Application, ChosenCover, PersonDraft } from '@onegi/contract/calls/purchases/shapes';
import { hkid } from '@onegi/contract/fields/formats';
import type { Answers } from '@onegi/contract/questions';
import type { ChosenRider } from '@onegi/rating/line-rating';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import type { Quote } from '../quotes/quote.ts';
import { requote } from '../quotes/read-quote.ts';
import { storeQuote } from '../quotes/stored-quotes.ts';
import { type ApplicationContent, sealContent } from './application-content.ts';
import { applicationForm } from './application-form.ts';
import { closeAtGateway } from './close-at-gateway.ts';
import { describeApplication, quoteOf } from './describe-application.ts';
import { expireOpenPayment } from './expire-open-payment.ts';
import { readApplication } from './find-application.ts';
import { chosenRiders } from './offered-covers.ts';
import { type ApplicationRow, lockApplication, updateApplication } from './repository.ts';

export interface ApplicationChange {
  readonly version: number;
  readonly step: number;
  readonly language: Application['language'];
  readonly covers: readonly ChosenCover[];
  readonly applicant: ApplicantDraft;
  readonly people: readonly PersonDraft[];
  readonly answers: Answers;
  /** TR code of the consultant who fills it in. The first one that an application gets stays. */
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

function requireChangeable(row: ApplicationRow | undefined, change: ApplicationChange, today: string): void {
  if (!row) throw new AppError('application.notFound');
  if (row.state === 'paid') throw new AppError('application.closed');
  if (today > row.quote_expires_on) throw new AppError('quote.expired');
  if (row.version !== change.version) throw new AppError('application.stale');
}

function hashOfHkid(deps: Deps, typed: string | undefined): Buffer | null {
  const parsed = hkid.safeParse(typed);
  return parsed.success ? deps.seal.hash('hkid', parsed.data) : null;
}

/**
 * Keeps what is filled in so far, however incomplete. Changing a submitted application opens it again; changed optional
 * covers make a new frozen quote.
 * @throws AppError application.notFound, .stale, .closed, .paymentUnderway, quote.expired, quote.referred, request.invalid on
 *   the covers
 */
export async function saveApplication(deps: Deps, ref: string, change: ApplicationChange): Promise<Application> {
  const seen = await readApplication(deps, ref);
  const today = deps.clock.today();
  requireChangeable(seen, change, today);
  const current = await quoteOf(deps, seen);
  const quote = await quoteWith(deps, current, change.covers);
  const email = change.applicant.email?.trim().toLowerCase();

  const saved = await inTransaction(deps.db, async (tx) => {
    const row = await lockApplication(tx, seen.id);
    requireChangeable(row, change, today);
    const now = deps.clock.now();
    const toClose = await expireOpenPayment(tx, seen.id, now);
    const isRequoted = quote !== current;
    const next = await updateApplication(tx, seen.id, {
      version: seen.version + 1,
      state: 'draft',
      step: change.step,
      language: change.language,
      consultant_code: row?.consultant_code ?? change.consultantCode ?? null,
      people_sealed: sealContent(deps.seal, seen.id, contentOf(change, quote, today)),
      hkid_hash: hashOfHkid(deps, change.applicant.hkid),
      email_hash: email ? deps.seal.hash('email', email) : null,
      agreed_at: null,
      submitted_at: null,
      changed_at: now,
      ...(isRequoted
        ? {
            quote_id: await storeQuote(tx, quote, now),
            quote_ref: quote.quoteRef,
            total_cents: quote.totalCents,
            quote_expires_on: quote.expiresOn,
          }
        : {}),
      previous_total_cents: isRequoted && quote.totalCents !== current.totalCents ? current.totalCents : null,
    });
    return { next, toClose };
  });
  if (saved.toClose) await closeAtGateway(deps, saved.toClose);
  return describeApplication(deps, saved.next, quote);
}
