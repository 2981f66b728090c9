import { randomUUID } from 'node:crypto';
import type { ClientPayment } from '@onegi/contract/calls/client/client-page';
import type { Tx } from '../../../db/database.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { writeTogether } from '../../../db/write-together.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../http/app-error.ts';
import { rateLimit } from '../../../http/rate-limit.ts';
import { refOf } from '../../../lib/refs.ts';
import { type Language, texts } from '../../../lib/texts.ts';
import { GatewayUnavailable } from '../../../ports/payments.ts';
import { closeAtGateway } from '../close-at-gateway.ts';
import { movePayment, openedPayment } from '../move-payment.ts';
import { isOpenPayment, openPaymentStates, pageClosesAt } from '../payment-workflow.ts';
import { type AnyPaymentRow, updatePayment } from '../repository.ts';
import { type DueNote, dueNotes } from './due-notes.ts';

const MOST_PER_HOUR = 20;

/** What a client wants to pay of a policy, as the page has shown it. */
export interface NotesToPay {
  readonly policyId: string;
  readonly policyNumber: string;
  readonly noteNumbers: readonly string[];
  readonly totalDueCents: number;
  readonly language: Language;
  /** Where the gateway sends the browser back to. */
  readonly path: string;
  /** Since when that page is open: the gateway would send back from an older payment to a link that is over. */
  readonly openSince: Date;
}

export const describeNotePayment = ({ seal }: Pick<Deps, 'seal'>, row: AnyPaymentRow): ClientPayment => ({
  paymentRef: refOf(seal, 'payment', row.id),
  state: row.state,
  totalCents: row.amount_cents,
  gatewayUrl: isOpenPayment(row.state) ? row.gateway_url : null,
  failure: row.state === 'failed' ? row.failure : null,
  refundReason: row.refund_reason,
});

/** The notes that are to be paid, with all that is due of each. @throws AppError policy.noteNotFound, clientLink.nothingDue, .dueChanged */
async function wantedNotes(tx: Tx, { policyId, noteNumbers, totalDueCents }: NotesToPay): Promise<DueNote[]> {
  const known = await dueNotes(tx, policyId);
  const wanted = [...new Set(noteNumbers)].map((number) => {
    const note = known.find(({ noteNumber }) => noteNumber === number);
    if (!note) throw new AppError('policy.noteNotFound');
    return note;
  });
  if (wanted.some(({ dueCents }) => dueCents === 0)) throw new AppError('clientLink.nothingDue');
  if (wanted.reduce((sum, { dueCents }) => sum + dueCents, 0) !== totalDueCents)
    throw new AppError('clientLink.dueChanged');
  return wanted;
}

async function isForTheSame(tx: Tx, { id }: AnyPaymentRow, wanted: readonly DueNote[]): Promise<boolean> {
  const parts = await tx.selectFrom('payment_notes').selectAll().where('payment_id', '=', id).execute();
  return (
    parts.length === wanted.length &&
    parts.every((part) => wanted.some(({ id, dueCents }) => id === part.note_id && dueCents === part.amount_cents))
  );
}

function newPayment(deps: Deps, { policyId, totalDueCents, language }: NotesToPay): AnyPaymentRow {
  const now = deps.clock.now();
  return {
    id: randomUUID(),
    application_id: null,
    application_version: null,
    quote_id: null,
    policy_id: policyId,
    language,
    amount_cents: totalDueCents,
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

const isSecondOpen = (error: unknown) =>
  (error as { constraint?: string }).constraint === 'payments_one_open_of_policy';

interface Opened {
  readonly payment: AnyPaymentRow;
  /** The page of the payment before, which is over. */
  readonly toClose: string | null;
}

/** Whether its page at the gateway leads back to the page that is open now; one that is being paid is left as it is. */
const leadsBack = ({ state, created_at }: AnyPaymentRow, { openSince }: NotesToPay) =>
  state === 'pending' || created_at >= openSince;

/** Payments first, then notes, then policies: so whoever takes a notice meanwhile never waits for us in a circle. */
async function openPayment(deps: Deps, tx: Tx, asked: NotesToPay): Promise<Opened> {
  const now = deps.clock.now();
  const open = await tx
    .selectFrom('payments')
    .selectAll()
    .where('policy_id', '=', asked.policyId)
    .where('state', 'in', [...openPaymentStates])
    .forNoKeyUpdate()
    .executeTakeFirst();
  const wanted = await wantedNotes(tx, asked);
  if (open && now < pageClosesAt(open) && leadsBack(open, asked) && (await isForTheSame(tx, open, wanted)))
    return { payment: open, toClose: null };
  // The bank is being asked: what it says counts first.
  if (open?.state === 'pending') throw new AppError('clientLink.paymentUnderway');
  if (open) await movePayment(tx, open, 'expired', now);
  const payment = newPayment(deps, asked);
  const parts = wanted.map(({ id, dueCents }) => ({ payment_id: payment.id, note_id: id, amount_cents: dueCents }));
  await tx.insertInto('payments').values(payment).execute();
  await writeTogether(tx, [
    tx.insertInto('payment_notes').values(parts),
    tx.insertInto('audit_waiting').values(openedPayment(payment)),
  ]);
  return { payment, toClose: open?.gateway_ref ?? null };
}

/** The open payment of the same notes, or a new one in its place: the database allows a policy one. */
async function openOrNew(deps: Deps, asked: NotesToPay): Promise<Opened> {
  try {
    return await inTransaction(deps.db, (tx) => openPayment(deps, tx, asked));
  } catch (error) {
    if (!isSecondOpen(error)) throw error;
    return openOrNew(deps, asked);
  }
}

/** Asks the gateway for its page; asked again it answers the same one, for our reference is the same. */
async function openAtGateway(deps: Deps, payment: AnyPaymentRow, { policyNumber, language, path }: NotesToPay) {
  const site = `${deps.config.publicUrl}${language === 'zh-Hant' ? '/zh-Hant' : ''}`;
  const back = `${site}${path}?payment=${refOf(deps.seal, 'payment', payment.id)}`;
  try {
    return await deps.payments.open({
      paymentRef: payment.id,
      amountCents: payment.amount_cents,
      currency: payment.currency,
      description: texts[language]('purchases.notesDescription', { policyNumber }),
      returnUrl: back,
      cancelUrl: `${back}&cancelled=1`,
      language,
      openUntil: pageClosesAt(payment),
    });
  } catch (error) {
    if (error instanceof GatewayUnavailable) throw new AppError('payment.gatewayUnavailable');
    throw error;
  }
}

/**
 * Opens the payment of what is due of notes of a policy. While one is open for the same it is answered again, so that two
 * tabs or a double click never make two charges; chosen otherwise, the one before is over.
 * @throws AppError policy.noteNotFound, clientLink.nothingDue, .dueChanged, .paymentUnderway, payment.gatewayUnavailable
 */
export async function payNotes(deps: Deps, asked: NotesToPay): Promise<ClientPayment> {
  await rateLimit(deps.db, `payment:${asked.policyId}`, MOST_PER_HOUR, 3600);
  const { payment, toClose } = await openOrNew(deps, asked);
  if (toClose) await closeAtGateway(deps, toClose);
  if (payment.gateway_url) return describeNotePayment(deps, payment);
  const { gatewayRef, url } = await openAtGateway(deps, payment, asked);
  const page = { gateway_ref: gatewayRef, gateway_url: url };
  return describeNotePayment(deps, await updatePayment(deps.db, payment.id, page));
}
