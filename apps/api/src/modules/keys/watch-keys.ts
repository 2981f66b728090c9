import type { Db } from '../../db/database.ts';
import { findKeyProblem } from './find-key-problem.ts';
import type { KeyConfig } from './keys-in-use.ts';
import type { Keyring } from './open-keyring.ts';

/** How often a process says which keys it has in front. */
const ANNOUNCE_EVERY_MS = 10_000;

export interface WatchKeysOptions {
  readonly db: Db;
  readonly keys: KeyConfig;
  readonly keyring: Keyring;
  readonly onProblem: (error: unknown) => void;
}

/**
 * Says every few seconds which keys this process seals and signs with, so that no older key is given up while it is in
 * front somewhere; and reports when others have gone on to a key that this process lacks.
 * @returns ends the watch
 */
export function watchKeys({ db, keys, keyring, onProblem }: WatchKeysOptions): () => Promise<void> {
  let reported: string | null = null;
  let looking: Promise<void> | undefined;
  const look = async () => {
    try {
      await keyring.announce();
      const problem = await findKeyProblem(db, keys);
      if (problem && problem !== reported) onProblem(new Error(problem));
      reported = problem;
    } catch (error) {
      onProblem(error);
    }
  };
  const timer = setInterval(() => {
    looking ??= look().finally(() => {
      looking = undefined;
    });
  }, ANNOUNCE_EVERY_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await looking;
  };
}
