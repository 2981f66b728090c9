import type { ActorKind } from '@onegi/contract/fields/audit';
import type { Role } from '@onegi/contract/roles';
import { callerOf } from '../../http/caller.ts';
import { currentContext, currentRequestId } from '../../http/execution-context.ts';
import type { Request } from '../../http/fastify.ts';
import type { Actor } from '../../ports/actor.ts';

/** Who does an event, and from where. */
export interface AuditActor {
  readonly kind: ActorKind;
  readonly userId: string | null;
  readonly roles: readonly Role[];
  readonly addressHash: Buffer | null;
  readonly agent: string | null;
  readonly requestId: string | null;
}

export type SignedInAs = Pick<Actor, 'userId' | 'roles'>;

/** @param by who it is where the request cannot know yet: somebody who is just signing in */
export function actorOfRequest(request: Request, unsigned: ActorKind, by: SignedInAs = request.actor): AuditActor {
  const { addressHash, agent } = callerOf(request, request.server.deps.seal);
  const isUser = by.userId !== null;
  const byLink = by.roles.includes('insurer') ? 'insurer' : unsigned;
  return {
    kind: isUser ? 'user' : byLink,
    userId: by.userId,
    roles: isUser ? by.roles : [],
    addressHash,
    agent,
    requestId: request.id,
  };
}

/** For whom the running code works: who asked, or a command, or the product itself. */
export function currentActor(unsigned: ActorKind, by?: SignedInAs): AuditActor {
  const whom = currentContext();
  if (whom && whom !== 'command') return actorOfRequest(whom, unsigned, by);
  const kind = by?.userId ? 'user' : whom === 'command' ? 'command' : 'system';
  const [userId, roles] = by?.userId ? [by.userId, by.roles] : [null, []];
  return { kind, userId, roles, addressHash: null, agent: null, requestId: currentRequestId() };
}
