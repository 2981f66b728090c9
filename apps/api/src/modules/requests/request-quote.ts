import { randomUUID } from 'node:crypto';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { browserHash } from '../../http/browser-name.ts';
import { rememberAnswer } from '../../http/idempotency.ts';
import { limitDeed } from '../../http/limit-deed.ts';
import { refOf } from '../../lib/refs.ts';
import { auditTrail } from '../audit/audit-trail.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { searchAddress } from '../templates/read-search.ts';
import { checkWish, type QuoteWish } from './check-wish.ts';
import { drawRequestNumber } from './draw-request-number.ts';

const MOST_PER_HOUR = 10;
const HOUR_MS = 3_600_000;

export interface RequestReceipt {
  readonly requestNumber: string;
  readonly requestRef: string;
  /** When an officer has answered at the latest, ISO 8601. */
  readonly dueAt: string;
}

/**
 * Takes down a wish for a quote and acknowledges it by mail. An officer answers within the promised hours.
 * @param browser random name of the browser that may see the request again
 * @throws AppError request.invalid naming the answers at fault, request.rateLimited
 */
export async function requestQuote(deps: Deps, wish: QuoteWish, browser: string): Promise<RequestReceipt> {
  const snapshot = deps.catalogue.current();
  const { form, answers, email, contactName, insurer, promotionPercent } = checkWish(snapshot, wish);
  const emailHash = deps.seal.hash('email', email.toLowerCase());
  await limitDeed(deps.db, `request-quote:${emailHash.toString('hex')}`, MOST_PER_HOUR, 3600);
  const requestNumber = await drawRequestNumber(deps.numbers, deps.clock.today());
  const hours = snapshot.settings.requestQuoteSlaHours;
  const now = deps.clock.now();
  const dueAt = new Date(now.getTime() + hours * HOUR_MS);
  const id = randomUUID();
  return inTransaction(deps.db, async (tx) => {
    await tx
      .insertInto('quote_requests')
      .values({
        id,
        request_number: requestNumber,
        template: form.templateId,
        template_version: form.templateVersion,
        product: wish.product,
        insurer_code: insurer,
        search_url: wish.searchUrl ? searchAddress(wish.product, wish.searchUrl) : null,
        promotion_code: wish.promotionCode || null,
        promotion_percent: promotionPercent,
        language: wish.language,
        state: 'W',
        form_sealed: deps.seal.seal(`quote_requests/${id}`, answers),
        email_hash: emailHash,
        browser_hash: browserHash(browser),
        requested_at: now,
        due_at: dueAt,
      })
      .execute();
    const { templateId: template, product: line } = wish;
    await auditTrail(tx, 'request.made', { id, name: requestNumber, after: { template, line, insurer } });
    await queueMail(deps, tx, {
      kind: 'quote-request',
      to: email,
      language: wish.language,
      data: {
        contactName,
        requestNumber,
        productName: { en: form.productName, zhHant: form.productNameZh },
        answerWithinHours: hours,
        promotionPercent,
      },
    });
    const requestRef = refOf(deps.seal, 'request', id);
    return rememberAnswer(tx, { requestNumber, requestRef, dueAt: dueAt.toISOString() });
  });
}
