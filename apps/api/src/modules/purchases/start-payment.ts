import { randomUUID } from 'node:crypto';
import type { Payment } from '@onegi/contract/calls/purchases/shapes';
import { inTransaction } from '../../db/transaction.ts';
import { writeIf } from '../../db/write-together.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { answerTogether } from '../../http/idempotency.ts';
import { rateLimit } from '../../http/rate-limit.ts';
import { inLanguage } from '../../lib/bilingual.ts';
import { refOf } from '../../lib/refs.ts';
import { texts } from '../../lib/texts.ts';
import { GatewayUnavailable, type OpenedPayment } from '../../ports/payments.ts';
import type { Quote } from '../quotes/quote.ts';
import { coverStartOf } from './application-form.ts';
import { requireApplication } from './application-workflow.ts';
import { quoteOf } from './describe-application.ts';
import { describePayment } from './describe-payment.ts';
import { readApplication } from './find-application.ts';
import { movePayment, openedPayment } from './move-payment.ts';
import { pageClosesAt } from './payment-workflow.ts';
import {
  type ApplicationRow,
  findApplication,
  findOpenPayment,
  lockApplication,
  openPaymentOf,
  type PaymentRow,
  updatePayment,
} from './repository.ts';

const MOST_PER_HOUR = 20;
/** A payment that never got its page is given up after this time, while the gateway would still take the order. */
const OPENING_MINUTES = 25;

/** What was submitted on an earlier day may say a first day of cover that has passed since: nothing is backdated. */
function requirePayable(deps: Deps, found: ApplicationRow | undefined, quote: Quote): ApplicationRow {
  const row = requireApplication(found, 'pay', deps.clock.now());
  if (coverStartOf(deps, row, quote) < deps.clock.today()) {
    const fields = [{ field: 'answers.startOn', message: 'validation.startBeforeToday' }];
    throw new AppError('application.incomplete', {}, { fields });
  }
  return row;
}

const minutesAfter = (moment: Date, minutes: number) => new Date(moment.getTime() + minutes * 60_000);

function wasLost(payment: PaymentRow, now: Date): boolean {
  return payment.gateway_url === null && now > minutesAfter(payment.created_at, OPENING_MINUTES);
}

/** Ends a payment that never got its page; one that got it meanwhile stays. */
async function expireLost(deps: Deps, { id, application_id }: PaymentRow): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    await lockApplication(tx, application_id);
    const open = await findOpenPayment(tx, application_id);
    const now = deps.clock.now();
    if (open?.id === id && wasLost(open, now)) await movePayment(tx, open, 'expired', now);
  });
}

function newPayment(deps: Deps, application: ApplicationRow): PaymentRow {
  const now = deps.clock.now();
  return {
    id: randomUUID(),
    application_id: application.id,
    application_version: application.version,
    quote_id: application.quote_id,
    policy_id: null,
    language: null,
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
    state_changed_at: null,
    paid_at: null,
    gateway_asked_at: null,
    gateway_ended_at: null,
    charged_back_at: null,
    chargeback_closed_at: null,
    chargeback_closed_by: null,
    failing_since: null,
  };
}

const isSecondOpen = (error: unknown) => (error as { constraint?: string }).constraint === 'payments_one_open';

/**
 * A new payment of what was seen: what is paid is what was submitted.
 * @returns null where the application was changed meanwhile, or another payment opened
 */
async function openNew(deps: Deps, seen: ApplicationRow): Promise<PaymentRow | null> {
  const row = newPayment(deps, seen);
  const asSeen = deps.db
    .selectFrom('applications')
    .select('id')
    .where('id', '=', seen.id)
    .where('version', '=', seen.version)
    .where('state', '=', 'submitted')
    .where(({ not, exists }) => not(exists(openPaymentOf(deps.db, seen.id).select('id'))))
    .forNoKeyUpdate();
  try {
    const isOpened = await writeIf(deps.db, asSeen, [
      { into: 'payments', row },
      { into: 'audit_waiting', row: openedPayment(row) },
    ]);
    return isOpened ? row : null;
  } catch (error) {
    if (isSecondOpen(error)) return null;
    throw error;
  }
}

/** The open payment of the application, or a new one: never two at once. */
async function openOrNew(deps: Deps, seen: ApplicationRow, quote: Quote): Promise<PaymentRow> {
  const fresh = await openNew(deps, seen);
  if (fresh) return fresh;
  const open = await findOpenPayment(deps.db, seen.id);
  const application = requirePayable(deps, await findApplication(deps.db, seen.id), quote);
  // Changed in another tab since it was seen: what is paid must be what was submitted.
  const paidVersion = open?.application_version ?? seen.version;
  if (application.version !== seen.version || paidVersion !== seen.version) throw new AppError('application.stale');
  if (open && !wasLost(open, deps.clock.now())) return open;
  if (open) await expireLost(deps, open);
  return openOrNew(deps, seen, quote);
}

/** Asks the gateway for its page. Asked again after a crash it answers the same page, for our reference is the same. */
async function openAtGateway(deps: Deps, payment: PaymentRow, quote: Quote, language: 'en' | 'zh-Hant') {
  const site = `${deps.config.publicUrl}${language === 'zh-Hant' ? '/zh-Hant' : ''}`;
  const application = refOf(deps.seal, 'application', payment.application_id);
  const query = `?payment=${refOf(deps.seal, 'payment', payment.id)}`;
  const { insurer, name } = quote.plan;
  try {
    return await deps.payments.open({
      paymentRef: payment.id,
      amountCents: payment.amount_cents,
      currency: payment.currency,
      description: texts[language]('purchases.paymentDescription', {
        insurer: inLanguage(insurer.name, language),
        plan: inLanguage(name, language),
      }),
      returnUrl: `${site}/confirmation/${application}${query}`,
      cancelUrl: `${site}/pay/${application}${query}&cancelled=1`,
      language,
      openUntil: pageClosesAt(payment),
    });
  } catch (error) {
    if (error instanceof GatewayUnavailable) throw new AppError('payment.gatewayUnavailable');
    throw error;
  }
}

/** Writes down where the page is, together with the answer; where the payment has moved on meanwhile, it tells where to. */
async function keepPage(deps: Deps, payment: PaymentRow, { gatewayRef, url }: OpenedPayment): Promise<Payment> {
  const page = { gateway_ref: gatewayRef, gateway_url: url };
  const answer = describePayment(deps, { ...payment, ...page });
  const asSeen = deps.db
    .updateTable('payments')
    .set(page)
    .where('id', '=', payment.id)
    .where('state', '=', payment.state)
    .returning('id');
  const isKept = await answerTogether(deps.db, answer, (storing) => writeIf(deps.db, asSeen, [], storing));
  if (isKept) return answer;
  return describePayment(deps, { ...payment, ...(await updatePayment(deps.db, payment.id, page)) } as PaymentRow);
}

/**
 * Opens the payment of a submitted application at the gateway. While one is open it is answered again, so that two tabs
 * or a double click never make two charges; one that failed or expired is followed by a new one.
 * @param shownTotalCents the total in sight when the button was pressed: no other is opened
 * @throws AppError application.notFound, .closed, .notSubmitted, .incomplete, .stale, quote.expired, payment.gatewayUnavailable
 */
export async function startPayment(deps: Deps, applicationRef: string, shownTotalCents?: number): Promise<Payment> {
  const seen = await readApplication(deps, applicationRef);
  const quote = await quoteOf(deps, seen);
  requirePayable(deps, seen, quote);
  if (shownTotalCents !== undefined && shownTotalCents !== seen.total_cents) throw new AppError('application.stale');
  await rateLimit(deps.db, `payment:${seen.id}`, MOST_PER_HOUR, 3600);
  const payment = await openOrNew(deps, seen, quote);
  if (payment.gateway_url) return describePayment(deps, payment);
  return keepPage(deps, payment, await openAtGateway(deps, payment, quote, seen.language));
}
