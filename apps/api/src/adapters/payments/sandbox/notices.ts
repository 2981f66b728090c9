import { randomUUID } from 'node:crypto';
import type { Selectable, Updateable } from 'kysely';
import * as z from 'zod';
import type { GuardedInsert } from '../../../db/write-together.ts';
import type { Deps } from '../../../deps.ts';
import type { PaymentNotice } from '../../../ports/payments.ts';
import type { SandboxTables } from '../tables.ts';
import { SIGNATURE_HEADER, signNotice } from './sign-notice.ts';

export type SessionRow = Selectable<SandboxTables['sandbox_sessions']>;

const POST_TIMEOUT_MS = 10_000;

export async function findSession({ db }: Pick<Deps, 'db'>, id: string): Promise<SessionRow | undefined> {
  return db.selectFrom('sandbox_sessions').selectAll().where('id', '=', id).executeTakeFirst();
}

/** What is posted to the shop. */
export const noticeBody = z.object({
  id: z.string().min(1).max(100),
  type: z.enum([
    'payment.pending',
    'payment.paid',
    'payment.failed',
    'payment.expired',
    'payment.refunded',
    'payment.chargedBack',
  ]),
  occurredAt: z.iso.datetime(),
  data: z.object({
    session: z.string(),
    paymentRef: z.string(),
    amount: z.int(),
    currency: z.string(),
    failure: z.enum(['declined', 'insufficient', 'authentication']).optional(),
  }),
});

/** A change of a session that is still as it was seen; for a guarded write. */
export const changeAsSeen = (
  { db }: Pick<Deps, 'db'>,
  { id, state, attempts_left }: SessionRow,
  change: Updateable<SandboxTables['sandbox_sessions']>,
) =>
  db
    .updateTable('sandbox_sessions')
    .set(change)
    .where('id', '=', id)
    .where('state', '=', state)
    .where('attempts_left', '=', attempts_left)
    .returning('id');

/** A notice to be posted. */
export interface Notice {
  readonly id: string;
  readonly body: string;
}

/** What a notice says; of a payment the whole amount, unless a part. */
export interface NoticeOf {
  readonly kind: PaymentNotice['kind'];
  readonly failure?: PaymentNotice['failure'];
  readonly amountCents?: number;
}

/**
 * A notice, to be written down together with the change it tells of. Unless it is delivered within seconds,
 * lost-notices.ts finds it.
 */
export function noticeOf(
  { clock }: Pick<Deps, 'clock'>,
  session: SessionRow,
  { kind, failure, amountCents = session.amount_cents }: NoticeOf,
): { notice: Notice; insert: GuardedInsert } {
  const id = randomUUID();
  const now = clock.now();
  const contents: z.infer<typeof noticeBody> = {
    id: `evt_${id}`,
    type: `payment.${kind}`,
    occurredAt: now.toISOString(),
    data: {
      session: session.id,
      paymentRef: session.payment_ref,
      amount: amountCents,
      currency: session.currency,
      ...(failure ? { failure } : {}),
    },
  };
  const body = JSON.stringify(contents);
  const row = { id, session_id: session.id, body, created_at: now, last_status: null, delivered_at: null };
  return { notice: { id, body }, insert: { into: 'sandbox_notices', row } };
}

/** @returns the answer's status; 0 when there was none */
async function post(url: string, secret: string, body: string, now: Date): Promise<number> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: signNotice(secret, body, now) },
      body,
      signal: AbortSignal.timeout(POST_TIMEOUT_MS),
    });
    await answer.body?.cancel();
    return answer.status;
  } catch {
    return 0;
  }
}

/**
 * Posts a notice to the shop, freshly signed.
 * @returns false when the shop did not take it
 */
export async function postNotice(
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  { id, body }: Notice,
  webhookUrl: string,
): Promise<boolean> {
  const status = await post(webhookUrl, config.sandboxSecret, body, clock.now());
  const isDelivered = status >= 200 && status < 300;
  await db
    .updateTable('sandbox_notices')
    .set((eb) => ({
      attempts: eb('attempts', '+', 1),
      last_status: status,
      ...(isDelivered ? { delivered_at: clock.now() } : {}),
    }))
    .where('id', '=', id)
    .execute();
  return isDelivered;
}

/** The same for a notice of an earlier attempt, unless it was delivered meanwhile. */
export async function deliverNotice(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  noticeId: string,
  webhookUrl: string,
): Promise<boolean> {
  const notice = await deps.db.selectFrom('sandbox_notices').selectAll().where('id', '=', noticeId).executeTakeFirst();
  return !notice || notice.delivered_at !== null || postNotice(deps, notice, webhookUrl);
}
