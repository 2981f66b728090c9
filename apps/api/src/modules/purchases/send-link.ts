import type { Tx } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { AnswerWithMessage } from '../../http/answers.ts';
import { AppError } from '../../http/app-error.ts';
import { rememberAnswer } from '../../http/idempotency.ts';
import { rateLimit } from '../../http/rate-limit.ts';
import { refOf } from '../../lib/refs.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { queueMail } from '../mail/queue-mail.ts';
import type { Quote } from '../quotes/quote.ts';
import { searchText } from '../quotes/quoted-search.ts';
import { readQuote } from '../quotes/read-quote.ts';
import { storeQuote } from '../quotes/stored-quotes.ts';
import { beginOrMeetNow } from './begin-application.ts';
import { makeLink } from './purchase-links.ts';
import { type ApplicationRow, updateApplication } from './repository.ts';
import { isSoldHere } from './start-application.ts';

/** Enough for a consultant who sends one client many plans, too few to flood a stranger's letter box. */
const MOST_PER_HOUR = 20;

/** True when the address is this portal's own apply page for exactly this quote. */
function isApplyPageOf(linkUrl: string, quoteRef: string, publicUrl: string): boolean {
  if (!URL.canParse(linkUrl, publicUrl)) return false;
  const url = new URL(linkUrl, publicUrl);
  const path = url.pathname.replace(/^\/zh-Hant(?=\/)/, '');
  return url.origin === new URL(publicUrl).origin && path === '/apply' && url.searchParams.get('quote') === quoteRef;
}

export interface LinkToSend {
  readonly clientEmail: string;
  readonly linkUrl: string;
  readonly planNameZh: string;
  readonly lineCategory: string;
  readonly quoteRef: string;
  readonly language?: 'en' | 'zh-Hant' | undefined;
}

/** Who sends it: what is bought through the link counts for the consultant code, and is met again in the browser. */
export interface LinkSender {
  readonly consultantCode: string | null;
  readonly browser?: string | undefined;
}

function requireOwnPlan(sent: LinkToSend, quote: Quote, publicUrl: string): void {
  if (!isApplyPageOf(sent.linkUrl, sent.quoteRef, publicUrl)) throw new AppError('link.foreign');
  const foreign = (field: string) =>
    new AppError('link.foreign', {}, { fields: [{ field, message: 'errors.linkForeign' }] });
  if (sent.lineCategory !== quote.line) throw foreign('lineCategory');
  if (sent.planNameZh !== quote.plan.name.zhHant) throw foreign('planNameZh');
}

/** The application that the link opens, and the tab beside it; null where the plan is not bought here. */
async function applicationFor(
  deps: Deps,
  tx: Tx,
  { clientEmail, language = 'en' }: LinkToSend,
  { browser, consultantCode }: LinkSender,
  quote: Quote,
): Promise<ApplicationRow | null> {
  if (!isSoldHere(quote)) return null;
  const beginning = { quote, language, browser, clientEmail, consultantCode, fromLink: true };
  const { row } = await beginOrMeetNow(deps, tx, beginning, true);
  if (!row.from_link) await updateApplication(tx, row.id, { from_link: true });
  return row;
}

/**
 * E-mails the client a link that holds one frozen quote. The mail leaves when the quote, the link and the application it
 * leads to are stored. A plan that is not bought here gets a link too: to its Request Quote.
 * @returns the reference of the application, null where the plan is not bought here
 * @throws AppError quote.*, request.rateLimited, link.foreign when the address or the plan is not the quote's
 */
export async function sendLink(
  deps: Deps,
  sent: LinkToSend,
  sender: LinkSender,
): Promise<AnswerWithMessage<{ applicationRef: string | null }>> {
  const today = deps.clock.today();
  const quote = await readQuote(deps, sent.quoteRef, { today });
  requireOwnPlan(sent, quote, deps.config.publicUrl);
  const addressee = deps.seal.hash('email', sent.clientEmail.toLowerCase()).toString('hex');
  await rateLimit(deps.db, `send-link:${addressee}`, MOST_PER_HOUR, 3600);
  const language = sent.language ?? 'en';
  return inTransaction(deps.db, async (tx) => {
    const now = deps.clock.now();
    await storeQuote(tx, quote, now);
    const application = await applicationFor(deps, tx, sent, sender, quote);
    const applicationId = application?.id ?? null;
    const token = await makeLink(tx, deps.seal, {
      quoteRef: quote.quoteRef,
      clientEmail: sent.clientEmail,
      language,
      expiresOn: quote.expiresOn,
      consultantCode: sender.consultantCode,
      applicationId,
      now,
    });
    const { line, plan, expiresOn } = quote;
    await recordAudit(tx, 'link.sent', {
      name: plan.code,
      after: { line, insurer: plan.insurer.code, plan: plan.code, email: sent.clientEmail, expiresOn },
    });
    await queueMail(deps, tx, {
      kind: 'purchase-link',
      to: sent.clientEmail,
      language,
      data: {
        path: `/purchase/${token}`,
        planName: plan.name,
        insurerName: plan.insurer.name,
        searchText: searchText(line, quote.search),
        // One that was met may have covers by now.
        totalCents: application?.total_cents ?? quote.totalCents,
        expiresOn,
        ...(applicationId ? {} : { onRequest: true }),
      },
    });
    const applicationRef = applicationId && refOf(deps.seal, 'application', applicationId);
    return rememberAnswer(tx, new AnswerWithMessage({ applicationRef }, 'quotes.linkSent'));
  });
}
