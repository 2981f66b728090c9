import { randomBytes } from 'node:crypto';
import type { Db, Tx } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import type { UserRow } from './find-user.ts';
import { lockUser } from './lock-user.ts';
import { tokenHash } from './open-sessions.ts';
import { passkeyRequest } from './passkeys/passkey-request.ts';
import { factorsOf, type SecondFactor } from './second-factors.ts';

/** By what somebody proved who they are. */
export type Proof =
  /** What is kept of the password that was given. */
  | { readonly method: 'password'; readonly passwordHash: string | null }
  /** Looked at once more when the terms are accepted, which uses it up. */
  | { readonly method: 'temporary'; readonly temporaryId: string }
  | { readonly method: 'passkey'; readonly passkeyId: string };

export interface OpenedStep {
  /** What the terms are accepted with: single use, five minutes. */
  readonly stepId: string;
  /** With which second factors the next step can be taken; empty when none is needed. */
  readonly secondFactors: SecondFactor[];
  readonly passkeyOptions?: Record<string, unknown>;
}

const VALID_MS = 5 * 60_000;

/** Whether the proof is still one: the password may have been changed, or the passkey taken away, while it was judged. */
async function holds(tx: Tx, user: UserRow, proof: Proof): Promise<boolean> {
  if (proof.method === 'temporary') return true;
  if (proof.method === 'password') return user.password_hash === proof.passwordHash;
  const key = await tx
    .selectFrom('passkeys')
    .select('id')
    .where('id', '=', proof.passkeyId)
    .where('user_id', '=', user.id)
    .executeTakeFirst();
  return key !== undefined;
}

/**
 * Remembers that somebody proved who they are; whoever has the answer may go on.
 * @returns null when the proof is none any more, or the user was suspended meanwhile
 */
export async function openLoginStep(deps: Deps, userId: string, proof: Proof): Promise<OpenedStep | null> {
  const { method } = proof;
  const stepId = randomBytes(24).toString('base64url');
  // A passkey is two factors at once: the device, and the finger or PIN that opens it.
  const secondFactors = method === 'passkey' ? [] : await factorsOf(deps.db, userId);
  const passkeyOptions = secondFactors.includes('passkey') ? await passkeyRequest(deps, userId) : undefined;
  const isOpened = await inTransaction(deps.db, async (tx) => {
    const user = await lockUser(tx, userId);
    if (!user || user.state === 'suspended' || !(await holds(tx, user, proof))) return false;
    await tx
      .insertInto('login_steps')
      .values({
        step_hash: tokenHash(stepId),
        user_id: userId,
        method,
        temporary_id: proof.method === 'temporary' ? proof.temporaryId : null,
        challenge: passkeyOptions?.challenge ?? null,
        expires_at: new Date(deps.clock.now().getTime() + VALID_MS),
      })
      .execute();
    return true;
  });
  if (!isOpened) return null;
  return { stepId, secondFactors, ...(passkeyOptions ? { passkeyOptions: { ...passkeyOptions } } : {}) };
}

/** The step as it stands; undefined when it is over, used or never was. */
export function findLoginStep({ db, clock }: Pick<Deps, 'clock'> & { readonly db: Db }, stepId: string) {
  return db
    .selectFrom('login_steps')
    .selectAll()
    .where('step_hash', '=', tokenHash(stepId))
    .where('expires_at', '>', clock.now())
    .executeTakeFirst();
}

/** Uses the step up; false when somebody else was quicker. */
export async function takeLoginStep(tx: Tx, stepId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('login_steps')
    .where('step_hash', '=', tokenHash(stepId))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
