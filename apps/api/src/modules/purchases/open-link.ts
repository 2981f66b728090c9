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
 * What a purchase link holds: the quote of record, and the application that it leads to.
 * @throws AppError link.notFound, link.used, link.expired
 */
export async function openLink(deps: Deps, token: string): Promise<AnswerOf<typeof openLinkCall>> {
  const today = deps.clock.today();
  const link = await inTransaction(deps.db, (tx) => takeLink(tx, deps.seal, token, { today }));
  const quote = await readStoredQuote(deps, quoteId(link.quoteRef));
  const application = link.applicationId ? await findApplication(deps.db, link.applicationId) : undefined;
  return {
    quote: describeQuote(quote),
    applicationRef: application ? refOf(deps.seal, 'application', application.id) : null,
    resumed: application !== undefined && application.version > 0,
  };
}
