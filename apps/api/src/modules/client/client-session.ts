import type { Db } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import type { Reply, Request } from '../../http/fastify.ts';
import { hashOfToken, newToken } from '../../lib/link-token.ts';
import { clientByLink } from '../../ports/actor.ts';
import type { ClientLinkRow } from '../policies/client-links/tables.ts';
import { findClientLink, requireGood } from './find-client-link.ts';

const COOKIE = 'og_client';
const MINUTE_MS = 60_000;
/** After the last look at the page. */
const SESSION_MINUTES = 30;
/** Of one link in ten minutes: somebody who reads, not a program. */
const MOST_CALLS = 300;

const endOf = (now: Date) => new Date(now.getTime() + SESSION_MINUTES * MINUTE_MS);

/** Lets this browser read the policy of a link that was confirmed; its cookie goes with calls of that link alone. */
export async function beginClientSession(
  deps: Pick<Deps, 'clock' | 'config'>,
  tx: Db,
  link: ClientLinkRow,
  token: string,
  reply: Reply,
): Promise<void> {
  const session = newToken();
  const now = deps.clock.now();
  await tx.deleteFrom('client_sessions').where('expires_at', '<', now).execute();
  await tx
    .insertInto('client_sessions')
    .values({ session_hash: hashOfToken(session), link_id: link.id, begun_at: now, expires_at: endOf(now) })
    .execute();
  reply.setCookie(COOKIE, session, {
    path: `/api/client/link/${token}`,
    httpOnly: true,
    sameSite: 'strict',
    secure: deps.config.publicUrl.startsWith('https:'),
  });
}

/** Whether this browser has confirmed a link, and not too long ago. */
export async function isConfirmed(deps: Pick<Deps, 'clock'>, db: Db, link: ClientLinkRow, request: Request) {
  const session = request.cookies[COOKIE];
  if (!session) return false;
  const now = deps.clock.now();
  const kept = await db
    .updateTable('client_sessions')
    .set({ expires_at: endOf(now) })
    .where('session_hash', '=', hashOfToken(session))
    .where('link_id', '=', link.id)
    .where('expires_at', '>', now)
    .returning('link_id')
    .executeTakeFirst();
  return kept !== undefined;
}

/**
 * The link of a client who has confirmed it: which policy is read or changed follows from it alone. Whoever calls acts as
 * the client, whatever session the browser has.
 * @throws AppError clientLink.*, request.rateLimited
 */
export async function requireClient(deps: Deps, request: Request, token: string): Promise<ClientLinkRow> {
  request.actor = clientByLink;
  const link = await findClientLink(deps, request, token, 'use', MOST_CALLS);
  requireGood(link, deps.clock.now());
  if (!(await isConfirmed(deps, deps.db, link, request))) throw new AppError('clientLink.notConfirmed');
  return link;
}
