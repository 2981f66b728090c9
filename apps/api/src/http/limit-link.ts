import type { Deps } from '../deps.ts';
import { callerOf } from './caller.ts';
import type { Request } from './fastify.ts';
import { rateLimit } from './rate-limit.ts';

const WINDOW_SECONDS = 600;
/** Of one address: nobody mistypes a link so often. */
const MOST_WRONG = 20;

/**
 * Lets each link do something so often in ten minutes.
 * @param kind whose links they are, such as insurer-link
 * @throws AppError request.rateLimited
 */
export const limitLinkUse = ({ db }: Pick<Deps, 'db'>, kind: string, what: string, id: string, most: number) =>
  rateLimit(db, `${kind}-${what}:${id}`, most, WINDOW_SECONDS);

/** Counts a token that is of no link: each address may guess so often. @throws AppError request.rateLimited */
export const limitGuesses = ({ db, seal }: Pick<Deps, 'db' | 'seal'>, kind: string, request: Request) =>
  rateLimit(db, `${kind}-guess:${callerOf(request, seal).addressHash.toString('hex')}`, MOST_WRONG, WINDOW_SECONDS);
