import type { Db } from '../../db/database.ts';
import type { Seal } from '../../lib/seal.ts';
import type { Files } from '../../ports/files.ts';
import type { KeyConfig } from './keys-in-use.ts';

export interface ResealDeps {
  readonly db: Db;
  readonly files: Files;
  readonly seal: Seal;
  readonly keys: KeyConfig;
}

/** Told often: what is being done, and how far it is. */
export type OnProgress = (what: string, done: number, total: number) => void;
