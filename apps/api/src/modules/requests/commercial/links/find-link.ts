import type { ErrorCode } from '@onegi/contract/errors';
import type { Db, Tx } from '../../../../db/database.ts';
import type { Deps } from '../../../../deps.ts';
import { AppError } from '../../../../http/app-error.ts';
import type { Request } from '../../../../http/fastify.ts';
import { limitGuesses, limitLinkUse } from '../../../../http/limit-link.ts';
import { hashOfToken } from '../../../../lib/link-token.ts';
import type { RequestRow } from '../../tables.ts';
import { lockOffer } from '../offers/read-offers.ts';
import type { OfferRow } from '../offers/tables.ts';
import type { LinkRow } from './tables.ts';

/** A link with the offer and the case that it is for. */
export interface FoundLink {
  readonly link: LinkRow;
  readonly request: RequestRow;
  readonly offer: OfferRow;
}

async function linkAt(db: Db, token: string): Promise<LinkRow> {
  const row = await db
    .selectFrom('insurer_links')
    .selectAll()
    .where('token_hash', '=', hashOfToken(token))
    .executeTakeFirst();
  if (!row) throw new AppError('insurerLink.notFound');
  return row;
}

/** The link that a token is of. @throws AppError insurerLink.notFound */
export async function readLink(db: Db, token: string): Promise<FoundLink> {
  const link = await linkAt(db, token);
  const { request_id, offer_number } = link;
  const request = db.selectFrom('quote_requests').selectAll().where('id', '=', request_id);
  const offer = db
    .selectFrom('request_offers')
    .selectAll()
    .where('request_id', '=', request_id)
    .where('offer_number', '=', offer_number);
  return { link, request: await request.executeTakeFirstOrThrow(), offer: await offer.executeTakeFirstOrThrow() };
}

/** The same with the case and then the offer locked, as everybody does who changes one. @throws AppError insurerLink.notFound */
export async function lockLink(tx: Tx, token: string): Promise<FoundLink> {
  const { request_id, offer_number } = await linkAt(tx, token);
  const locking = tx.selectFrom('quote_requests').selectAll().where('id', '=', request_id).forNoKeyUpdate();
  const request = await locking.executeTakeFirstOrThrow();
  const offer = await lockOffer(tx, request_id, offer_number);
  // Whoever has ended it meanwhile held the case's lock.
  return { link: await linkAt(tx, token), request, offer };
}

/**
 * Lets each link do something so often in ten minutes, and each address guess so often.
 * @throws AppError insurerLink.notFound, request.rateLimited
 */
export async function limitLink(
  deps: Pick<Deps, 'db' | 'seal'>,
  request: Request,
  token: string,
  what: string,
  most: number,
): Promise<void> {
  try {
    const { id } = await linkAt(deps.db, token);
    await limitLinkUse(deps, 'insurer-link', what, id, most);
  } catch (error) {
    if (error instanceof AppError && error.code === 'insurerLink.notFound')
      await limitGuesses(deps, 'insurer-link', request);
    throw error;
  }
}

const becauseOfCase = ({ status, closed_as }: RequestRow): ErrorCode | undefined => {
  if (status === 'waiting' || status === 'pending') return undefined;
  if (status === 'accepted') return 'insurerLink.anotherAccepted';
  if (status === 'expired') return 'insurerLink.caseExpired';
  return closed_as === 'withdrawn' ? 'insurerLink.caseWithdrawn' : 'insurerLink.caseClosed';
};

/**
 * Why a link opens its case no more; undefined while it does. Who holds a link that was a good one is told what happened; the
 * insurer whose offer was accepted goes on reading the case.
 */
export function whyOver({ link, request, offer }: FoundLink, now: Date): ErrorCode | undefined {
  if (link.ended_as === 'revoked') return 'insurerLink.revoked';
  if (link.ended_as === 'replaced') return 'insurerLink.replaced';
  if (now >= link.expires_at) return 'insurerLink.expired';
  if (offer.state === 'accepted') return undefined;
  // What ended with another's acceptance without an answer was not declined by anybody.
  const because = offer.premium_cents === null ? 'insurerLink.offerOver' : 'insurerLink.offerDeclined';
  return becauseOfCase(request) ?? (offer.state === 'declined' ? because : undefined);
}
