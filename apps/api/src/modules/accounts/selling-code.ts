import type { Actor } from '../../ports/actor.ts';

/** The consultant code that a sale counts for: the first of who is signed in; null for clients, and for users without one. */
export const sellingCode = ({ consultantCodes, limitedTo }: Actor): string | null =>
  limitedTo ? null : (consultantCodes[0] ?? null);
