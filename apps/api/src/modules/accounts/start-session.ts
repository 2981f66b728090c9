import { randomBytes, randomUUID } from 'node:crypto';
import type { Tx } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../http/caller.ts';
import type { Actor } from '../../ports/actor.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { emailOf, nameIn, type UserRow } from './find-user.ts';
import { tokenHash } from './open-sessions.ts';

export interface NewSession {
  readonly user: UserRow;
  readonly caller: Caller;
  readonly limitedTo: Actor['limitedTo'];
  readonly temporaryId: string | null;
}

const HOUR_MS = 3_600_000;

/** Whether the user has signed in before, but never with this program from this address. */
async function isNewPlace(tx: Tx, userId: string, { agent, addressHash }: Caller): Promise<boolean> {
  const { before, here } = await tx
    .selectFrom('sessions')
    .select((eb) => [
      eb.fn.countAll<number>().as('before'),
      eb.fn
        .countAll<number>()
        .filterWhere((row) => row.and([row('agent', '=', agent), row('address_hash', '=', addressHash)]))
        .as('here'),
    ])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return before > 0 && here === 0;
}

/** Begins a session; the user is told of one at a place that is new. Answers its token, which is kept as a hash alone. */
export async function startSession(deps: Deps, tx: Tx, { user, caller, limitedTo, temporaryId }: NewSession) {
  const token = randomBytes(32).toString('base64url');
  const now = deps.clock.now();
  if (await isNewPlace(tx, user.id, caller)) {
    await queueMail(deps, tx, {
      kind: 'new-sign-in',
      to: emailOf(deps.seal, user),
      language: user.language,
      data: { path: '/sessions', name: nameIn(user), agent: caller.agent, signedInAt: now.toISOString() },
    });
  }
  await tx
    .insertInto('sessions')
    .values({
      id: randomUUID(),
      token_hash: tokenHash(token),
      user_id: user.id,
      agent: caller.agent,
      address_hash: caller.addressHash,
      limited_to: limitedTo,
      temporary_id: temporaryId,
      created_at: now,
      last_seen_at: now,
      ends_at: new Date(now.getTime() + deps.settings.current().SESSION_MAX_HOURS * HOUR_MS),
    })
    .execute();
  return token;
}
