import { randomInt } from 'node:crypto';
import { writeIf } from '../../../db/write-together.ts';
import { changeAsSeen, findSession, type Notice, type NoticeOf, noticeOf, type SessionRow } from './notices.ts';
import type { CardReading } from './read-card.ts';
import type { SandboxDeps } from './sandbox-gateway.ts';

/** A session after an action, and the notice to be posted now. */
export interface ActionResult {
  readonly session: SessionRow;
  readonly notice: Notice | null;
}

/** A session as it was seen, or its id. */
type GivenSession = SessionRow | string;

type SessionAction = (session: SessionRow) => {
  change: Partial<SessionRow>;
  notice?: NoticeOf;
} | null;

/** Does an action to a session as it was seen, or looks again: a double click finds it done and changes nothing. */
async function change(deps: SandboxDeps, given: GivenSession, action: SessionAction): Promise<ActionResult> {
  const seen = typeof given === 'string' ? await findSession(deps, given) : given;
  if (!seen) throw new Error('There is no such session of the sandbox');
  const done = action(seen);
  if (!done) return { session: seen, notice: null };
  const sent = done.notice && noticeOf(deps, seen, done.notice);
  const inserts = sent ? [sent.insert] : [];
  if (await writeIf(deps.db, changeAsSeen(deps, seen, done.change), inserts)) {
    return { session: { ...seen, ...done.change }, notice: sent?.notice ?? null };
  }
  return change(deps, seen.id, action);
}

const isOpen = ({ state }: SessionRow) => state === 'open' || state === 'challenged';

/** Ends a session whose time is over, with a notice; others are left as they are. */
export function expireSession(deps: SandboxDeps, given: GivenSession): Promise<ActionResult> {
  return change(deps, given, (session) =>
    isOpen(session) && session.expires_at <= deps.clock.now()
      ? { change: { state: 'expired' }, notice: { kind: 'expired' } }
      : null,
  );
}

/** Charges a test card. */
export function payByCard(
  deps: SandboxDeps,
  given: GivenSession,
  { last4, outcome }: Extract<CardReading, { card: unknown }>['card'],
): Promise<ActionResult> {
  return change(deps, given, (session) => {
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

/**
 * The card's holder denies a payment to the own bank, which takes it back. What was refunded is there no more.
 * @param partCents a part of it, which may happen again; null for all of it
 */
export function chargeBack(deps: SandboxDeps, given: GivenSession, partCents: number | null): Promise<ActionResult> {
  return change(deps, given, (session) => {
    if (session.state !== 'paid') return null;
    if (partCents === null || partCents === session.amount_cents)
      return { change: { state: 'chargedBack' }, notice: { kind: 'chargedBack' } };
    return partCents > 0 && partCents < session.amount_cents
      ? { change: { state: 'paid' }, notice: { kind: 'chargedBack', amountCents: partCents } }
      : null;
  });
}

/** The client's answer to the bank's question; the third wrong code ends the attempt. */
export function answerChallenge(
  deps: SandboxDeps,
  given: GivenSession,
  answer: { approved: boolean; code: string },
): Promise<ActionResult> {
  return change(deps, given, (session) => {
    if (session.state !== 'challenged') return null;
    if (!answer.approved) return unauthenticated;
    if (answer.code.replace(/\s/g, '') === session.challenge_code) {
      return { change: { state: 'paid', challenge_code: null }, notice: { kind: 'paid' } };
    }
    if (session.attempts_left <= 1) return unauthenticated;
    return { change: { attempts_left: session.attempts_left - 1 } };
  });
}
