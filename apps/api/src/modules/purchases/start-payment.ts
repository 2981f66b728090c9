import { randomUUID } from 'node:crypto';
import type { Payment } from '@onegi/contract/calls/purchases/shapes';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { limitDeed } from '../../http/limit-deed.ts';
import { refOf } from '../../lib/refs.ts';
import { texts } from '../../lib/texts.ts';
import { GatewayUnavailable, type OpenedPayment } from '../../ports/payments.ts';
import type { Quote } from '../quotes/quote.ts';
import { coverStartOf } from './application-form.ts';
import { quoteOf } from './describe-application.ts';
import { describePayment } from './describe-payment.ts';
import { readApplication } from './find-application.ts';
import { auditPayment, movePayment } from './move-payment.ts';
import { type ApplicationRow, findOpenPayment, lockApplication, type PaymentRow, updatePayment } from './repository.ts';

const MOST_PER_HOUR = 20;
const PAGE_MINUTES = 60;
/** A payment that never got its page is given up after this time, while the gateway would still take the order. */
const OPENING_MINUTES = 25;

/** What was submitted on an earlier day may say a first day of cover that has passed since: nothing is backdated. */
function requirePayable(deps: Deps, row: ApplicationRow | undefined, quote: Quote): ApplicationRow {
  if (!row) throw new AppError('application.notFound');
  if (row.state === 'paid') throw new AppError('application.closed');
  const today = deps.clock.today();
  if (today > row.quote_expires_on) throw new AppError('quote.expired');
  if (row.state !== 'submitted') throw new AppError('application.notSubmitted');
  if (coverStartOf(deps, row, quote) < today) {
    const fields = [{ field: 'answers.startOn', message: 'validation.startBeforeToday' }];
    throw new AppError('application.incomplete', {}, { fields });
  }
  return row;
}

const minutesAfter = (moment: Date, minutes: number) => new Date(moment.getTime() + minutes * 60_000);

function wasLost(payment: PaymentRow, now: Date): boolean {
  return payment.gateway_url === null && now > minutesAfter(payment.created_at, OPENING_MINUTES);
}

/** The open payment of the application, or a new one: never two at once. */
async function openOrNew(deps: Deps, applicationId: string, quote: Quote): Promise<PaymentRow> {
  return inTransaction(deps.db, async (tx) => {
    const application = requirePayable(deps, await lockApplication(tx, applicationId), quote);
    // Changed in another tab since the quote was read: what is paid must be what was submitted.
    if (application.quote_ref !== quote.quoteRef) throw new AppError('application.stale');
    const open = await findOpenPayment(tx, applicationId);
    const now = deps.clock.now();
    if (open && !wasLost(open, now)) return open;
    if (open) await movePayment(tx, open, { state: 'expired', changed_at: now });
    const opened = await tx
      .insertInto('payments')
      .values({
        id: randomUUID(),
        application_id: applicationId,
        application_version: application.version,
        quote_id: application.quote_id,
        amount_cents: application.total_cents,
        currency: 'HKD',
        state: 'created',
        gateway: deps.payments.name,
        gateway_ref: null,
        gateway_url: null,
        failure: null,
        refund_due: false,
        refund_reason: null,
        created_at: now,
        changed_at: now,
        paid_at: null,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await auditPayment(tx, opened);
    return opened;
  });
}

/** Asks the gateway for its page. Asked again after a crash it answers the same page, for our reference is the same. */
async function openAtGateway(deps: Deps, payment: PaymentRow, quote: Quote, language: 'en' | 'zh-Hant') {
  const site = `${deps.config.publicUrl}${language === 'zh-Hant' ? '/zh-Hant' : ''}`;
  const application = refOf(deps.seal, 'application', payment.application_id);
  const query = `?payment=${refOf(deps.seal, 'payment', payment.id)}`;
  const inLanguage = (text: { en: string; zhHant: string }) => (language === 'en' ? text.en : text.zhHant);
  const { insurer, name } = quote.plan;
  try {
    return await deps.payments.open({
      paymentRef: payment.id,
      amountCents: payment.amount_cents,
      currency: payment.currency,
      description: texts[language]('purchases.paymentDescription', {
        insurer: inLanguage(insurer.name),
        plan: inLanguage(name),
      }),
      returnUrl: `${site}/confirmation/${application}${query}`,
      cancelUrl: `${site}/pay/${application}${query}&cancelled=1`,
      language,
      openUntil: minutesAfter(payment.created_at, PAGE_MINUTES),
    });
  } catch (error) {
    if (error instanceof GatewayUnavailable) throw new AppError('payment.gatewayUnavailable');
    throw error;
  }
}

async function keepPage(deps: Deps, payment: PaymentRow, { gatewayRef, url }: OpenedPayment): Promise<PaymentRow> {
  return updatePayment(deps.db, payment.id, { gateway_ref: gatewayRef, gateway_url: url });
}

/**
 * Opens the payment of a submitted application at the gateway. While one is open it is answered again, so that two tabs
 * or a double click never make two charges; one that failed or expired is followed by a new one.
 * @throws AppError application.notFound, .closed, .notSubmitted, .incomplete, .stale, quote.expired, payment.gatewayUnavailable
 */
export async function startPayment(deps: Deps, applicationRef: string): Promise<Payment> {
  const seen = await readApplication(deps, applicationRef);
  const quote = await quoteOf(deps, seen);
  requirePayable(deps, seen, quote);
  await limitDeed(deps.db, `payment:${seen.id}`, MOST_PER_HOUR, 3600);
  const payment = await openOrNew(deps, seen.id, quote);
  if (payment.gateway_url) return describePayment(deps, payment);
  const opened = await openAtGateway(deps, payment, quote, seen.language);
  return describePayment(deps, await keepPage(deps, payment, opened));
}
