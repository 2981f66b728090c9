import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { Told } from '../../http/answers.ts';
import { AppError } from '../../http/app-error.ts';
import { rememberAnswer } from '../../http/idempotency.ts';
import { limitDeed } from '../../http/limit-deed.ts';
import { auditTrail } from '../audit/audit-trail.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { keepQuote } from './keep-quote.ts';
import { makeLink } from './links.ts';
import { searchText } from './quoted-search.ts';
import { quoteDeps, readQuote } from './read-quote.ts';

/** Enough for a consultant who sends one client many plans, too few to flood a stranger's letter box. */
const MOST_PER_HOUR = 20;

/** True when the address is this portal's own apply page for exactly this quote. */
function isApplyPageOf(linkUrl: string, quoteRef: string, publicUrl: string): boolean {
  if (!URL.canParse(linkUrl, publicUrl)) return false;
  const url = new URL(linkUrl, publicUrl);
  const path = url.pathname.replace(/^\/zh-Hant(?=\/)/, '');
  return url.origin === new URL(publicUrl).origin && path === '/apply' && url.searchParams.get('quote') === quoteRef;
}

/**
 * E-mails the client a link that holds one frozen quote. The mail leaves when the quote and the link are stored.
 * @param consultantCode TR code of who sends it: what is bought through it counts for that code
 * @throws AppError quote.*, request.rateLimited, link.foreign when the address or the plan is not the quote's
 */
export async function sendLink(
  deps: Deps,
  sent: {
    clientEmail: string;
    linkUrl: string;
    planNameZh: string;
    lineCategory: string;
    quoteRef: string;
    language?: 'en' | 'zh-Hant' | undefined;
  },
  consultantCode: string | null,
): Promise<Told<null>> {
  const today = deps.clock.today();
  const quote = await readQuote(quoteDeps(deps), sent.quoteRef, { today });
  if (!isApplyPageOf(sent.linkUrl, sent.quoteRef, deps.config.publicUrl)) throw new AppError('link.foreign');
  if (sent.lineCategory !== quote.line) {
    throw new AppError('link.foreign', {}, { fields: [{ field: 'lineCategory', message: 'errors.linkForeign' }] });
  }
  if (sent.planNameZh !== quote.plan.name.zhHant) {
    throw new AppError('link.foreign', {}, { fields: [{ field: 'planNameZh', message: 'errors.linkForeign' }] });
  }
  const addressee = deps.seal.hash('email', sent.clientEmail.toLowerCase()).toString('hex');
  await limitDeed(deps.db, `send-link:${addressee}`, MOST_PER_HOUR, 3600);
  const language = sent.language ?? 'en';
  return inTransaction(deps.db, async (tx) => {
    const now = deps.clock.now();
    await keepQuote(tx, quote, now);
    const token = await makeLink(tx, deps.seal, {
      quoteRef: quote.quoteRef,
      clientEmail: sent.clientEmail,
      language,
      expiresOn: quote.expiresOn,
      consultantCode,
      now,
    });
    const { line, plan, expiresOn } = quote;
    await auditTrail(tx, 'link.sent', {
      name: plan.code,
      after: { line, insurer: plan.insurer.code, plan: plan.code, email: sent.clientEmail, expiresOn },
    });
    await queueMail(deps, tx, {
      kind: 'purchase-link',
      to: sent.clientEmail,
      language,
      data: {
        path: `/purchase/${token}`,
        planName: quote.plan.name,
        insurerName: quote.plan.insurer.name,
        searchText: searchText(quote.line, quote.search),
        totalCents: quote.totalCents,
        expiresOn: quote.expiresOn,
      },
    });
    return rememberAnswer(tx, new Told(null, 'quotes.linkSent'));
  });
}
