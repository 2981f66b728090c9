import type { Actor } from '../ports/actor.ts';
import { AppError } from './app-error.ts';

export type SignedInUser = Actor & { readonly userId: string; readonly sessionId: string };

/** The actor as somebody who is signed in. @throws AppError session.required */
export function requireSignedIn(actor: Actor): SignedInUser {
  if (!actor.userId || !actor.sessionId) throw new AppError('session.required');
  return actor as SignedInUser;
}
