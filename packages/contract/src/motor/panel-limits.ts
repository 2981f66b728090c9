import type { Role } from '../roles.ts';

/** Up to which insurer's discount a panel goes by itself, in basis points: brokers (BK) and agents (AS). */
export const panelLimits = { BK: 1_000, AS: 500 } as const;

type Panel = keyof typeof panelLimits;

/** Within whose limit somebody agrees terms: an agent's own, also in a case that a broker of the same code has begun. */
export const panelOf = (
  { panel }: { readonly panel: string | null },
  { roles }: { readonly roles: readonly Role[] },
): Panel => (panel === 'AS' || (roles.includes('AS') && !roles.includes('BK')) ? 'AS' : 'BK');
