import type { Config } from './config.ts';
import type { Db } from './db/database.ts';
import type { Seal } from './lib/seal.ts';
import type { Catalogue } from './modules/catalogue/snapshot.ts';
import type { Clock } from './ports/clock.ts';

/** Everything a use case may need from outside: the real parts in server.ts, a few replaced in tests. */
export interface Deps {
  config: Config;
  db: Db;
  clock: Clock;
  /** Insurers, plans, tariffs, levies and settings, in memory. */
  catalogue: Catalogue;
  /** Encrypts and finds personal data. */
  seal: Seal;
}
