import { randomUUID } from 'node:crypto';
import type { PromiseCounts } from '@onegi/contract/clock/office-hours';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { browserHash } from '../../http/browser-name.ts';
import { rememberAnswer } from '../../http/idempotency.ts';
import { rateLimit } from '../../http/rate-limit.ts';
import { refOf } from '../../lib/refs.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { askedPlan } from '../templates/asked-plan.ts';
import { searchAddress } from '../templates/read-search.ts';
import { drawRequestNumber } from './draw-request-number.ts';
import { promiseFrom } from './request-clock.ts';
import { type QuoteRequestInput, validateRequest } from './validate-request.ts';

const MOST_PER_HOUR = 10;

export interface RequestReceipt {
  readonly requestNumber: string;
  readonly requestRef: string;
  /** When an officer has answered at the latest, ISO 8601. */
  readonly dueAt: string;
  readonly promisedHours: number;
  readonly promiseCounts: PromiseCounts;
}

/** Who asks: the browser's random name, which may see the request again, and the consultant who asks for a client. */
export interface RequestSender {
  readonly browser: string;
  readonly consultantCode: string | null;
}

/**
 * Takes a request for a quote and acknowledges it by mail. An officer answers within the promised hours.
 * @throws AppError request.invalid naming the answers at fault, request.rateLimited
 */
export async function requestQuote(
  deps: Deps,
  input: QuoteRequestInput,
  { browser, consultantCode }: RequestSender,
): Promise<RequestReceipt> {
  const snapshot = deps.catalogue.current();
  const { form, answers, email, contactName, insurer, promotionPercent } = validateRequest(snapshot, input);
  // In the words of the day: a plan's name and price may be others when the request is read.
  const asked = await askedPlan(deps, input);
  const emailHash = deps.seal.hash('email', email.toLowerCase());
  await rateLimit(deps.db, `request-quote:${emailHash.toString('hex')}`, MOST_PER_HOUR, 3600);
  const requestNumber = await drawRequestNumber(deps.numbers, deps.clock.today());
  const now = deps.clock.now();
  const promise = promiseFrom(deps, now);
  const id = randomUUID();
  return inTransaction(deps.db, async (tx) => {
    await tx
      .insertInto('quote_requests')
      .values({
        id,
        request_number: requestNumber,
        template: form.templateId,
        template_version: form.templateVersion,
        product: input.product,
        insurer_code: insurer,
        search_url: input.searchUrl ? searchAddress(input.product, input.searchUrl) : null,
        promotion_code: input.promotionCode || null,
        promotion_percent: promotionPercent,
        language: input.language,
        form_sealed: deps.seal.seal(`quote_requests/${id}`, {
          ...answers,
          ...(Object.keys(asked).length > 0 ? { asked } : {}),
        }),
        email_hash: emailHash,
        browser_hash: browserHash(browser),
        consultant_code: consultantCode,
        requested_at: now,
        ...promise,
      })
      .execute();
    const { templateId: template, product: line } = input;
    await recordAudit(tx, 'request.made', { id, name: requestNumber, after: { template, line, insurer } });
    await queueMail(deps, tx, {
      kind: 'quote-request',
      to: email,
      language: input.language,
      data: {
        contactName,
        requestNumber,
        productName: { en: form.productName, zhHant: form.productNameZh },
        answerWithinHours: promise.promised_hours,
        hoursCounted: promise.promise_counts,
        promotionPercent,
      },
    });
    const requestRef = refOf(deps.seal, 'request', id);
    return rememberAnswer(tx, {
      requestNumber,
      requestRef,
      dueAt: promise.due_at.toISOString(),
      promisedHours: promise.promised_hours,
      promiseCounts: promise.promise_counts,
    });
  });
}
