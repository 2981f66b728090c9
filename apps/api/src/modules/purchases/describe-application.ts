import type { Application } from '@onegi/contract/calls/purchases/shapes';
import type { Deps } from '../../deps.ts';
import { refOf } from '../../lib/refs.ts';
import { describeQuote } from '../quotes/describe-quote.ts';
import type { Quote } from '../quotes/quote.ts';
import { quoteDeps, readQuote } from '../quotes/read-quote.ts';
import { openContent } from './application-content.ts';
import { applicationForm } from './application-form.ts';
import { describeCovers } from './offered-covers.ts';
import type { ApplicationRow } from './repository.ts';

/** The frozen quote of an application, also after its last day. */
export function quoteOf(deps: Deps, row: ApplicationRow): Promise<Quote> {
  return readQuote(quoteDeps(deps), row.quote_ref, { today: row.quote_expires_on });
}

function stateOf(row: ApplicationRow, today: string): Application['state'] {
  if (row.state === 'paid') return 'paid';
  return today > row.quote_expires_on ? 'expired' : row.state;
}

/** An application as its owner sees it: what is asked, and what was filled in so far. */
export async function describeApplication(deps: Deps, row: ApplicationRow, quote: Quote): Promise<Application> {
  const content = openContent(deps.seal, row);
  const { form, places, questions } = applicationForm(quote, content.answers, deps.clock.today());
  return {
    applicationRef: refOf(deps.seal, 'application', row.id),
    version: row.version,
    state: stateOf(row, deps.clock.today()),
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
  };
}
