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
