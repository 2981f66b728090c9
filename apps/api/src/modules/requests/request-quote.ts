import { randomUUID } from 'node:crypto';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { limitDeed } from '../../http/limit-deed.ts';
import type { Language } from '../../lib/texts.ts';
import { products } from '../catalogue/code-lists.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { drawRequestNumber } from '../policies/numbers.ts';

const MOST_PER_HOUR = 10;

export interface QuoteWish {
  readonly templateId: string;
  readonly product: string;
  readonly insurer?: string | undefined;
  readonly contactName: string;
  readonly email: string;
  readonly phone: string;
  readonly remarks?: string | undefined;
  readonly searchUrl?: string | undefined;
  readonly language: Language;
}

function requireKnown(deps: Deps, { product, insurer, searchUrl }: QuoteWish): void {
  const fields = [];
  if (!products.some(({ value }) => value === product)) fields.push({ field: 'product', message: 'validation.choice' });
  if (insurer && !deps.catalogue.current().insurerByCode.has(insurer)) {
    fields.push({ field: 'insurer', message: 'validation.choice' });
  }
  // Shown to an officer as a link: only a page of ours.
  if (searchUrl && !/^\/(?![/\\])/.test(searchUrl)) fields.push({ field: 'searchUrl', message: 'validation.text' });
  if (fields.length > 0) throw new AppError('request.invalid', {}, { fields });
}

/**
 * Takes down a wish for a quote and acknowledges it by mail. An officer answers within the promised hours.
 * @returns the request's number
 * @throws AppError request.invalid for an unknown product or insurer, request.rateLimited
 */
export async function requestQuote(deps: Deps, wish: QuoteWish): Promise<string> {
  requireKnown(deps, wish);
  const emailHash = deps.seal.hash('email', wish.email.toLowerCase());
  await limitDeed(deps.db, `request-quote:${emailHash.toString('hex')}`, MOST_PER_HOUR, 3600);
  const requestNumber = await drawRequestNumber(deps.numbers, deps.clock.today());
  const hours = deps.catalogue.current().settings.requestQuoteSlaHours;
  const named = products.find(({ value }) => value === wish.product);
  const now = deps.clock.now();
  const id = randomUUID();
  const { contactName, email, phone, remarks } = wish;
  await inTransaction(deps.db, async (tx) => {
    await tx
      .insertInto('quote_requests')
      .values({
        id,
        request_number: requestNumber,
        template: wish.templateId,
        product: wish.product,
        insurer_code: wish.insurer ?? null,
        search_url: wish.searchUrl ?? null,
        language: wish.language,
        state: 'W',
        person_sealed: deps.seal.seal(`quote_requests/${id}`, { contactName, email, phone, remarks }),
        email_hash: emailHash,
        requested_at: now,
        due_at: new Date(now.getTime() + hours * 3_600_000),
      })
      .execute();
    await queueMail(deps, tx, {
      kind: 'quote-request',
      to: email,
      language: wish.language,
      data: {
        contactName,
        requestNumber,
        productName: { en: named?.label ?? wish.product, zhHant: named?.labelZh ?? wish.product },
        answerWithinHours: hours,
      },
    });
  });
  return requestNumber;
}
