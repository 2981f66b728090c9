import type { Application } from '@onegi/contract/calls/purchases/shapes';
import type { Deps } from '../../deps.ts';
import { refOf } from '../../lib/refs.ts';
import { visitor } from '../../ports/actor.ts';
import { describeQuote } from '../quotes/describe-quote.ts';
import type { Quote } from '../quotes/quote.ts';
import { readStoredQuote } from '../quotes/stored-quotes.ts';
import { allowedActions } from '../workflow/act.ts';
import type { ApplicationContent } from './application-content.ts';
import { applicationForm } from './application-form.ts';
import { applicationWorkflow, isExpired } from './application-workflow.ts';
import { describeCovers } from './offered-covers.ts';
import { isOpenPayment } from './payment-workflow.ts';
import { type ApplicationRow, findOpenPayment } from './repository.ts';

/** The frozen quote of an application, also after its last day. */
export function quoteOf(deps: Deps, row: ApplicationRow): Promise<Quote> {
  return readStoredQuote(deps, row.quote_id);
}

function stateOf(row: ApplicationRow, today: string): Application['state'] {
  if (row.state === 'paid') return 'paid';
  return isExpired(row, today) ? 'expired' : row.state;
}

/** The payment that somebody has open for what was submitted: whoever comes second is told before paying. */
async function openPaymentOf(deps: Deps, row: ApplicationRow): Promise<Application['openPayment']> {
  if (row.state !== 'submitted') return null;
  const state = (await findOpenPayment(deps.db, row.id))?.state;
  return state && isOpenPayment(state) ? state : null;
}

/**
 * An application as its owner sees it: what is asked, and what was filled in so far.
 * @param openPayment where it is known; looked up otherwise
 */
export async function describeApplication(
  deps: Deps,
  row: ApplicationRow,
  content: ApplicationContent,
  quote: Quote,
  openPayment?: Application['openPayment'],
): Promise<Application> {
  const { form, places, questions } = applicationForm(quote, content.answers, deps.clock.today());
  return {
    applicationRef: refOf(deps.seal, 'application', row.id),
    version: row.version,
    state: stateOf(row, deps.clock.today()),
    // Whoever has its address may do the same: the rights are everybody's.
    allowedActions: allowedActions(applicationWorkflow, row, { actor: visitor, now: deps.clock.now() }).filter(
      (action) => action !== 'complete',
    ),
    step: row.step,
    language: row.language,
    quote: describeQuote(quote),
    previousTotalCents: row.previous_total_cents,
    ...(await describeCovers(deps, quote)),
    applicant: content.applicant,
    applicantPlace: form.applicantPlace(quote.search),
    people: [...content.people],
    places: [...places],
    questions: [...questions],
    answers: content.answers,
    resumed: false,
    // Before it could be refused, whoever submitted had agreed.
    ...(row.state === 'draft' ? {} : { agreeMarketing: row.marketing_agreed ?? true }),
    openPayment: openPayment === undefined ? await openPaymentOf(deps, row) : openPayment,
  };
}
