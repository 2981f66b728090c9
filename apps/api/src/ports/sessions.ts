import type { Actor } from './actor.ts';

/** Who is signed in. */
export interface Sessions {
  /** Whom a token speaks for, null when for nobody (any more). Without a promise when it is known here. */
  find(token: string): Actor | null | Promise<Actor | null>;
  /** Forgets what is known of a user's sessions, which are then asked for anew; of everybody's without a user. */
  forget(userId?: string): void;
}
