import type { AnswerOf } from '@onegi/contract/call';
import type { openLink as openLinkCall } from '@onegi/contract/calls/purchases/open-link';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { refOf } from '../../lib/refs.ts';
import { describeQuote } from '../quotes/describe-quote.ts';
import { quoteId, readStoredQuote } from '../quotes/stored-quotes.ts';
import { takeLink } from './purchase-links.ts';
import { findApplication } from './repository.ts';

/**
 * The application that a purchase link leads to and its quote of record; without one, the quote that was sent.
 * @throws AppError link.notFound, link.used, link.expired
 */
export async function openLink(deps: Deps, token: string): Promise<AnswerOf<typeof openLinkCall>> {
  const today = deps.clock.today();
  const link = await inTransaction(deps.db, (tx) => takeLink(tx, deps.seal, token, { today }));
  const application = link.applicationId ? await findApplication(deps.db, link.applicationId) : undefined;
  // Covers may have been added to the application since the link was sent: what it shows is what is paid.
  const quote = await readStoredQuote(deps, application?.quote_id ?? quoteId(link.quoteRef));
  return {
    quote: describeQuote(quote),
    applicationRef: application ? refOf(deps.seal, 'application', application.id) : null,
    resumed: application !== undefined && application.version > 0,
  };
}
