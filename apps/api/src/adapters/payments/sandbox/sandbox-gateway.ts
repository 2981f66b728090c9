import { randomUUID } from 'node:crypto';
import { writeIf } from '../../../db/write-together.ts';
import type { Deps } from '../../../deps.ts';
import {
  type PaymentFailure,
  type PaymentGateway,
  type PaymentNotice,
  type PaymentOrder,
  RefusedNotice,
} from '../../../ports/payments.ts';
import { changeAsSeen, findSession, noticeBody, noticeOf, type SessionRow } from './notices.ts';
import { isSigned, SIGNATURE_HEADER } from './sign-notice.ts';
import { testBrands } from './test-cards.ts';

export type SandboxDeps = Pick<Deps, 'db' | 'clock' | 'seal' | 'config'>;

export interface SessionUrls {
  readonly returnUrl: string;
  readonly cancelUrl: string;
}

export const urlsOwner = (sessionId: string) => `sandbox_sessions/${sessionId}`;

async function openSession({ db, clock, seal }: SandboxDeps, order: PaymentOrder): Promise<string> {
  const now = clock.now();
  const id = randomUUID();
  const urls: SessionUrls = { returnUrl: order.returnUrl, cancelUrl: order.cancelUrl };
  const fresh = await db
    .insertInto('sandbox_sessions')
    .values({
      id,
      payment_ref: order.paymentRef,
      amount_cents: order.amountCents,
      currency: order.currency,
      description: order.description,
      urls_sealed: seal.seal(urlsOwner(id), urls),
      language: order.language,
      state: 'open',
      card_last4: null,
      challenge_code: null,
      attempts_left: 3,
      failure: null,
      opened_at: now,
      expires_at: order.openUntil,
    })
    .onConflict((oc) => oc.column('payment_ref').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (fresh) return id;
  const known = await db
    .selectFrom('sandbox_sessions')
    .select('id')
    .where('payment_ref', '=', order.paymentRef)
    .executeTakeFirstOrThrow();
  return known.id;
}

function jsonOf(rawBody: Buffer): unknown {
  try {
    return JSON.parse(rawBody.toString('utf8'));
  } catch {
    return null;
  }
}

/** What the sandbox says of a session when it is asked. */
function answerOf(session: SessionRow, now: Date): PaymentNotice | null {
  if (session.state === 'open') return null;
  const kind = session.state === 'challenged' ? 'pending' : session.state;
  return {
    eventId: `asked_${session.id}_${kind}`,
    kind,
    gatewayRef: session.id,
    paymentRef: session.payment_ref,
    amountCents: session.amount_cents,
    currency: session.currency,
    ...(session.failure ? { failure: session.failure as PaymentFailure } : {}),
    occurredAt: now,
  };
}

/** A gateway of our own with a hosted page and test cards. It moves no money, and otherwise behaves as a real one. */
export function sandboxGateway(deps: SandboxDeps): PaymentGateway {
  const { db, config } = deps;
  return {
    name: 'sandbox',
    cards: testBrands,

    async open(order) {
      const id = await openSession(deps, order);
      return { gatewayRef: id, url: `${config.publicUrl}/sandbox-gateway/pay/${id}` };
    },

    async verify(rawBody, headers, now) {
      const signature = headers[SIGNATURE_HEADER];
      if (typeof signature !== 'string' || !isSigned(config.sandboxSecrets, rawBody, signature, now)) {
        throw new RefusedNotice('Not signed by the sandbox, or too old');
      }
      const parsed = noticeBody.safeParse(jsonOf(rawBody));
      if (!parsed.success) throw new RefusedNotice('Not a notice of the sandbox');
      const { id, type, occurredAt, data } = parsed.data;
      return {
        eventId: id,
        kind: type.slice('payment.'.length) as 'paid',
        gatewayRef: data.session,
        paymentRef: data.paymentRef,
        amountCents: data.amount,
        currency: data.currency,
        ...(data.failure ? { failure: data.failure } : {}),
        occurredAt: new Date(occurredAt),
      };
    },

    async ask(gatewayRef, now) {
      await db
        .updateTable('sandbox_sessions')
        .set({ state: 'expired' })
        .where('id', '=', gatewayRef)
        .where('state', 'in', ['open', 'challenged'])
        .where('expires_at', '<=', now)
        .execute();
      const session = await findSession(deps, gatewayRef);
      return session ? answerOf(session, now) : null;
    },

    async close(gatewayRef) {
      await db
        .updateTable('sandbox_sessions')
        .set({ state: 'expired' })
        .where('id', '=', gatewayRef)
        .where('state', 'in', ['open', 'challenged'])
        .execute();
    },

    async refund({ gatewayRef }) {
      const session = await findSession(deps, gatewayRef);
      if (session?.state === 'paid') {
        await writeIf(db, changeAsSeen(deps, session, { state: 'refunded' }), [
          noticeOf(deps, session, { kind: 'refunded' }).insert,
        ]);
      }
      return 'underway';
    },
  };
}
