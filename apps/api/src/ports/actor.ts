import type { RightsHolder } from '@onegi/contract/permissions';

/** Who asks: what a session stands for, or a visitor. */
export interface Actor extends RightsHolder {
  /** Null for a visitor. */
  readonly userId: string | null;
  readonly consultantCodes: readonly string[];
  readonly unit: string | null;
  readonly sessionId: string | null;
  readonly name: string | null;
}

export const visitor: Actor = {
  userId: null,
  roles: ['visitor'],
  consultantCodes: [],
  unit: null,
  sessionId: null,
  name: null,
  limitedTo: null,
};

/** Whoever answers by the link that an insurer was sent: no user, whether somebody is signed in in that browser or not. */
export const insurerByLink: Actor = { ...visitor, roles: ['insurer'] };

/** Whoever reads a policy by the link that its client was sent: no user either. */
export const clientByLink: Actor = { ...visitor, roles: ['client'] };
