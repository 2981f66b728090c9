import { randomBytes } from 'node:crypto';
import type { Db, Tx } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { tokenHash } from './open-sessions.ts';
import { passkeyRequest } from './passkeys/passkey-request.ts';
import { factorsOf, type SecondFactor } from './second-factors.ts';
import type { AccountsTables } from './tables.ts';

type Method = AccountsTables['login_steps']['method'];

export interface OpenedStep {
  /** What the terms are accepted with: single use, five minutes. */
  readonly stepId: string;
  /** With which second factors the next step can be taken; empty when none is needed. */
  readonly secondFactors: SecondFactor[];
  readonly passkeyOptions?: Record<string, unknown>;
}

const VALID_MS = 5 * 60_000;

/** Remembers that somebody proved who they are; whoever has the answer may go on. */
export async function openLoginStep(
  deps: Deps,
  userId: string,
  method: Method,
  temporaryId: string | null,
): Promise<OpenedStep> {
  const stepId = randomBytes(24).toString('base64url');
  // A passkey is two factors at once: the device, and the finger or PIN that opens it.
  const secondFactors = method === 'passkey' ? [] : await factorsOf(deps.db, userId);
  const passkeyOptions = secondFactors.includes('passkey') ? await passkeyRequest(deps, userId) : undefined;
  await deps.db
    .insertInto('login_steps')
    .values({
      step_hash: tokenHash(stepId),
      user_id: userId,
      method,
      temporary_id: temporaryId,
      challenge: passkeyOptions?.challenge ?? null,
      expires_at: new Date(deps.clock.now().getTime() + VALID_MS),
    })
    .execute();
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
