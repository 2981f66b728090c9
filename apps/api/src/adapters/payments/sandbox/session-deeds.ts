import { randomInt } from 'node:crypto';
import type { Updateable } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { PaymentNotice } from '../../../ports/payments.ts';
import type { SandboxTables } from '../tables.ts';
import { queueNotice, type SessionRow } from './notices.ts';
import type { CardReading } from './read-card.ts';
import type { SandboxDeps } from './sandbox-gateway.ts';

/** A session after a deed, and the notices to be delivered now. */
export interface DeedDone {
  readonly session: SessionRow;
  readonly noticeIds: readonly string[];
}

type Change = Updateable<SandboxTables['sandbox_sessions']>;
type Deed = (session: SessionRow) => {
  change: Change;
  notice?: { kind: PaymentNotice['kind']; failure?: PaymentNotice['failure'] };
} | null;

/** Does a deed to a locked session: a double click finds it done and changes nothing. */
async function change(deps: SandboxDeps, id: string, deed: Deed): Promise<DeedDone> {
  return inTransaction(deps.db, async (tx: Tx) => {
    const session = await tx
      .selectFrom('sandbox_sessions')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const done = deed(session);
    if (!done) return { session, noticeIds: [] };
    const next = await tx
      .updateTable('sandbox_sessions')
      .set(done.change)
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    const { notice } = done;
    const noticeIds = notice ? [await queueNotice(deps, tx, next, notice.kind, notice.failure)] : [];
    return { session: next, noticeIds };
  });
}

const isOpen = ({ state }: SessionRow) => state === 'open' || state === 'challenged';

/** Ends a session whose time is over, with a notice; others are left as they are. */
export function expireSession(deps: SandboxDeps, id: string): Promise<DeedDone> {
  return change(deps, id, (session) =>
    isOpen(session) && session.expires_at <= deps.clock.now()
      ? { change: { state: 'expired' }, notice: { kind: 'expired' } }
      : null,
  );
}

/** Charges a test card. */
export function payByCard(
  deps: SandboxDeps,
  id: string,
  { last4, outcome }: Extract<CardReading, { card: unknown }>['card'],
): Promise<DeedDone> {
  return change(deps, id, (session) => {
    if (session.state !== 'open') return null;
    if (outcome === 'paid') return { change: { state: 'paid', card_last4: last4 }, notice: { kind: 'paid' } };
    if (outcome === 'challenge') {
      const challenge_code = String(randomInt(1_000_000)).padStart(6, '0');
      return { change: { state: 'challenged', card_last4: last4, challenge_code }, notice: { kind: 'pending' } };
    }
    return {
      change: { state: 'failed', card_last4: last4, failure: outcome },
      notice: { kind: 'failed', failure: outcome },
    };
  });
}

const unauthenticated = {
  change: { state: 'failed', failure: 'authentication', challenge_code: null },
  notice: { kind: 'failed', failure: 'authentication' },
} as const;

/** The client's answer to the bank's question; the third wrong code ends the attempt. */
export function answerChallenge(
  deps: SandboxDeps,
  id: string,
  answer: { approved: boolean; code: string },
): Promise<DeedDone> {
  return change(deps, id, (session) => {
    if (session.state !== 'challenged') return null;
    if (!answer.approved) return unauthenticated;
    if (answer.code.replace(/\s/g, '') === session.challenge_code) {
      return { change: { state: 'paid', challenge_code: null }, notice: { kind: 'paid' } };
    }
    if (session.attempts_left <= 1) return unauthenticated;
    return { change: { attempts_left: session.attempts_left - 1 } };
  });
}
