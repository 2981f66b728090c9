import type { ErrorCode } from '@onegi/contract/errors';
import type { Db } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import type { Request } from '../../http/fastify.ts';
import { limitGuesses, limitLinkUse } from '../../http/limit-link.ts';
import { hashOfToken } from '../../lib/link-token.ts';
import type { ClientLinkRow } from '../policies/client-links/tables.ts';

const KIND = 'client-link';

const linkAt = (db: Db, token: string): Promise<ClientLinkRow | undefined> =>
  db.selectFrom('client_links').selectAll().where('token_hash', '=', hashOfToken(token)).executeTakeFirst();

/**
 * The link that a token is of, as often as it may do something in ten minutes; each address may guess only so often.
 * @throws AppError clientLink.notFound, request.rateLimited
 */
export async function findClientLink(
  deps: Pick<Deps, 'db' | 'seal'>,
  request: Request,
  token: string,
  what: string,
  most: number,
): Promise<ClientLinkRow> {
  const link = await linkAt(deps.db, token);
  if (!link) {
    await limitGuesses(deps, KIND, request);
    throw new AppError('clientLink.notFound');
  }
  await limitLinkUse(deps, KIND, what, link.id, most);
  return link;
}

/** The same where nothing is told of whether there is one. @throws AppError request.rateLimited */
export async function findQuietly(
  deps: Pick<Deps, 'db' | 'seal'>,
  request: Request,
  token: string,
): Promise<ClientLinkRow | undefined> {
  await limitGuesses(deps, `${KIND}-again`, request);
  return linkAt(deps.db, token);
}

/** Why a link opens its policy no more; undefined while it does. Who holds a link that was a good one learns what happened. */
export function whyOver({ ended_as, expires_at }: ClientLinkRow, now: Date): ErrorCode | undefined {
  if (ended_as) return `clientLink.${ended_as}`;
  return now >= expires_at ? 'clientLink.expired' : undefined;
}

/** @throws AppError clientLink.* with why it opens the policy no more */
export function requireGood(link: ClientLinkRow, now: Date): void {
  const over = whyOver(link, now);
  if (over) throw new AppError(over);
}
