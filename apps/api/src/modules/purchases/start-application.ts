import type { Application } from '@onegi/contract/calls/purchases/shapes';
import type { Tx } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { rememberAnswer } from '../../http/idempotency.ts';
import type { Language } from '../../lib/texts.ts';
import type { Quote } from '../quotes/quote.ts';
import { methodFor } from '../quotes/quoted-search.ts';
import { readQuoteToStore } from '../quotes/read-quote.ts';
import { keepQuoteInMind, quoteId, readStoredQuote } from '../quotes/stored-quotes.ts';
import { openContent } from './application-content.ts';
import { type Begun, beginOrMeet, newApplication } from './begin-application.ts';
import { describeApplication, quoteOf } from './describe-application.ts';
import { bindLink, takeLink } from './purchase-links.ts';
import { findApplication } from './repository.ts';

export interface ApplicationStart {
  readonly quoteRef?: string | undefined;
  readonly linkToken?: string | undefined;
  readonly clientEmail?: string | undefined;
  readonly language: Language;
  /** The random name of the browser: what it began before is met again. */
  readonly browser?: string | undefined;
  /** True: what was bought for this quote is bought once more. */
  readonly again?: boolean | undefined;
  /** consultant code of the consultant who prepares it; a purchase link's goes before it. */
  readonly consultantCode?: string | null | undefined;
}

/** Only a plan that is bought here, at once, has an application. */
export const isSoldHere = ({ plan, search }: Pick<Quote, 'plan' | 'search'>): boolean =>
  plan.insurer.connected && /^[AB]$/.test(methodFor(plan, search));

function requireSoldHere(quote: Quote): void {
  if (!isSoldHere(quote)) throw new AppError('quote.referred');
}

/** Described in the transaction, so that a repetition of the request gets the same application. */
async function answer(
  deps: Deps,
  tx: Tx,
  { row, content, quote, resumed, writes }: Omit<Begun, 'isNewQuote'>,
): Promise<Application> {
  const described = await describeApplication({ ...deps, db: tx }, row, content, quote);
  return rememberAnswer(tx, { ...described, resumed }, writes);
}

async function startFromQuote(deps: Deps, quoteRef: string, start: ApplicationStart): Promise<Application> {
  const quote = await readQuoteToStore(deps, quoteRef, { today: deps.clock.today() });
  requireSoldHere(quote);
  const { language, browser, clientEmail, consultantCode = null } = start;
  const beginning = { quote, language, browser, clientEmail, consultantCode, fromLink: false };
  const begun = await inTransaction(deps.db, async (tx) => {
    const met = await beginOrMeet(deps, tx, beginning, start.again === true);
    return { ...met, application: await answer(deps, tx, met) };
  });
  if (begun.isNewQuote) await keepQuoteInMind(deps, quote);
  return begun.application;
}

/** The link stays locked meanwhile, so that two openings at once make one application. */
async function startFromLink(deps: Deps, token: string, start: ApplicationStart): Promise<Application> {
  return inTransaction(deps.db, async (tx) => {
    const link = await takeLink(tx, deps.seal, token, { today: deps.clock.today() });
    const inside = { ...deps, db: tx };
    const known = link.applicationId ? await findApplication(tx, link.applicationId) : undefined;
    if (known) {
      const quote = await quoteOf(inside, known);
      const content = openContent(deps.seal, known);
      return answer(deps, tx, { row: known, content, quote, resumed: known.version > 0, writes: [] });
    }
    const quote = await readStoredQuote(inside, quoteId(link.quoteRef));
    requireSoldHere(quote);
    const begun = newApplication(deps, tx, {
      quote,
      language: start.language,
      clientEmail: link.clientEmail,
      consultantCode: link.consultantCode ?? start.consultantCode ?? null,
      fromLink: true,
    });
    const writes = [...begun.writes, bindLink(tx, token, begun.row.id)];
    return answer(deps, tx, { ...begun, writes });
  });
}

/**
 * Begins an application for a frozen quote, or resumes the one that the same act has begun.
 * @throws AppError quote.*, link.*
 */
export async function startApplication(deps: Deps, asked: ApplicationStart): Promise<Application> {
  if (asked.linkToken) return startFromLink(deps, asked.linkToken, asked);
  if (asked.quoteRef) return startFromQuote(deps, asked.quoteRef, asked);
  throw new AppError('request.invalid', {}, { fields: [{ field: 'quoteRef', message: 'validation.required' }] });
}
