import type { Application } from '@onegi/contract/calls/purchases/shapes';
import type { Tx } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { rememberAnswer } from '../../http/idempotency.ts';
import type { Language } from '../../lib/texts.ts';
import type { Quote } from '../quotes/quote.ts';
import { readQuote } from '../quotes/read-quote.ts';
import { quoteId, readStoredQuote } from '../quotes/stored-quotes.ts';
import { type Begun, beginOrMeet, insertApplication } from './begin-application.ts';
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
  /** TR code of the consultant who prepares it; a purchase link's goes before it. */
  readonly consultantCode?: string | null | undefined;
}

/** Only a plan that is bought here, at once, has an application. */
export const isSoldHere = ({ plan }: Pick<Quote, 'plan'>): boolean =>
  plan.insurer.connected && /^[AB]$/.test(plan.method);

function requireSoldHere(quote: Quote): void {
  if (!isSoldHere(quote)) throw new AppError('quote.referred');
}

/** Described in the transaction, so that a repetition of the request gets the same application. */
async function answer(deps: Deps, tx: Tx, { row, resumed }: Begun): Promise<Application> {
  const inside = { ...deps, db: tx };
  return rememberAnswer(tx, { ...(await describeApplication(inside, row, await quoteOf(inside, row))), resumed });
}

async function startFromQuote(deps: Deps, quoteRef: string, start: ApplicationStart): Promise<Application> {
  const quote = await readQuote(deps, quoteRef, { today: deps.clock.today() });
  requireSoldHere(quote);
  const { language, browser, clientEmail, consultantCode = null } = start;
  const beginning = { quote, language, browser, clientEmail, consultantCode, fromLink: false };
  return inTransaction(deps.db, async (tx) =>
    answer(deps, tx, await beginOrMeet(deps, tx, beginning, start.again === true)),
  );
}

/** The link stays locked meanwhile, so that two openings at once make one application. */
async function startFromLink(deps: Deps, token: string, start: ApplicationStart): Promise<Application> {
  return inTransaction(deps.db, async (tx) => {
    const link = await takeLink(tx, deps.seal, token, { today: deps.clock.today() });
    const known = link.applicationId ? await findApplication(tx, link.applicationId) : undefined;
    if (known) return answer(deps, tx, { row: known, resumed: known.version > 0 });
    const quote = await readStoredQuote({ ...deps, db: tx }, quoteId(link.quoteRef));
    requireSoldHere(quote);
    const row = await insertApplication(deps, tx, {
      quote,
      language: start.language,
      clientEmail: link.clientEmail,
      consultantCode: link.consultantCode ?? start.consultantCode ?? null,
      fromLink: true,
    });
    await bindLink(tx, token, row.id);
    return answer(deps, tx, { row, resumed: false });
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
