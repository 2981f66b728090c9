/** Up to which insurer's discount a panel goes by itself, in basis points: brokers (BK) and agents (AS). */
export const panelLimits = { BK: 1_000, AS: 500 } as const;
