import { randomUUID } from 'node:crypto';
import type { Application } from '@onegi/contract/calls/purchases/shapes';
import type { Tx } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { rememberAnswer } from '../../http/idempotency.ts';
import type { Language } from '../../lib/texts.ts';
import { keepQuote } from '../quotes/keep-quote.ts';
import { bindLink, takeLink } from '../quotes/links.ts';
import type { Quote } from '../quotes/quote.ts';
import { quoteDeps, readQuote } from '../quotes/read-quote.ts';
import { emptyContent, sealContent } from './application-content.ts';
import { describeApplication, quoteOf } from './describe-application.ts';
import { type ApplicationRow, findApplication } from './repository.ts';

export interface ApplicationStart {
  readonly quoteRef?: string | undefined;
  readonly linkToken?: string | undefined;
  readonly clientEmail?: string | undefined;
  readonly language: Language;
  /** TR code of the consultant who prepares it; a purchase link's goes before it. */
  readonly consultantCode?: string | null | undefined;
}

/** Only a plan that is bought here, at once, has an application. */
function requireSoldHere({ plan }: Quote): void {
  if (!plan.insurer.connected || !/^[AB]$/.test(plan.method)) throw new AppError('quote.referred');
}

async function insertApplication(
  deps: Deps,
  tx: Tx,
  quote: Quote,
  start: {
    clientEmail: string | undefined;
    language: Language;
    fromLink: boolean;
    consultantCode: string | null;
  },
): Promise<ApplicationRow> {
  const id = randomUUID();
  const now = deps.clock.now();
  return tx
    .insertInto('applications')
    .values({
      id,
      version: 0,
      state: 'draft',
      step: 1,
      language: start.language,
      line: quote.line,
      quote_id: await keepQuote(tx, quote, now),
      quote_ref: quote.quoteRef,
      total_cents: quote.totalCents,
      previous_total_cents: null,
      quote_expires_on: quote.expiresOn,
      from_link: start.fromLink,
      consultant_code: start.consultantCode,
      people_sealed: sealContent(deps.seal, id, emptyContent(quote, start.clientEmail)),
      hkid_hash: null,
      email_hash: start.clientEmail ? deps.seal.hash('email', start.clientEmail.toLowerCase()) : null,
      agreed_at: null,
      submitted_at: null,
      created_at: now,
      changed_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

async function startFromQuote(deps: Deps, quoteRef: string, start: ApplicationStart): Promise<Application> {
  const quote = await readQuote(quoteDeps(deps), quoteRef, { today: deps.clock.today() });
  requireSoldHere(quote);
  return inTransaction(deps.db, async (tx) => {
    const row = await insertApplication(deps, tx, quote, {
      language: start.language,
      clientEmail: start.clientEmail,
      consultantCode: start.consultantCode ?? null,
      fromLink: false,
    });
    return rememberAnswer(tx, await describeApplication(deps, row, quote));
  });
}

/** The link stays locked meanwhile, so that two openings at once make one application. */
async function startFromLink(deps: Deps, token: string, start: ApplicationStart): Promise<Application> {
  const today = deps.clock.today();
  const row = await inTransaction(deps.db, async (tx) => {
    const link = await takeLink(tx, deps.seal, token, { today });
    const resumed = link.applicationId ? await findApplication(tx, link.applicationId) : undefined;
    if (resumed) return resumed;
    const quote = await readQuote(quoteDeps(deps), link.quoteRef, { today });
    requireSoldHere(quote);
    const { clientEmail } = link;
    const consultantCode = link.consultantCode ?? start.consultantCode ?? null;
    const { language } = start;
    const fresh = await insertApplication(deps, tx, quote, { language, clientEmail, consultantCode, fromLink: true });
    await bindLink(tx, token, fresh.id);
    return fresh;
  });
  return describeApplication(deps, row, await quoteOf(deps, row));
}

/**
 * Begins an application for a frozen quote. A purchase link whose application was begun resumes it.
 * @throws AppError quote.*, link.*
 */
export async function startApplication(deps: Deps, start: ApplicationStart): Promise<Application> {
  if (start.linkToken) return startFromLink(deps, start.linkToken, start);
  if (start.quoteRef) return startFromQuote(deps, start.quoteRef, start);
  throw new AppError('request.invalid', {}, { fields: [{ field: 'quoteRef', message: 'validation.required' }] });
}
