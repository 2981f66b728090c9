import type { Actor } from '../../ports/actor.ts';

/** The TR code that a sale counts for: the first of who is signed in; null for clients, and for users without one. */
export const sellingCode = ({ trCodes, limitedTo }: Actor): string | null => (limitedTo ? null : (trCodes[0] ?? null));
