import type { LineCode } from '@onegi/contract/lines';
import type { Db } from '../../db/database.ts';
import type { Catalogue, LineVersion } from '../../ports/catalogue.ts';
import type { Clock } from '../../ports/clock.ts';
import { listenForChanges } from './listen-for-changes.ts';
import { compileInto, type LoadedCatalogue, loadCatalogue } from './load-catalogue.ts';
import { snapshotOfDay } from './snapshot-of-day.ts';

export interface CatalogueDeps {
  readonly db: Db;
  readonly clock: Clock;
  /** Where the listening connection goes; a pooler in transaction mode cannot carry it. */
  readonly connectionString: string;
  /** Told of what went wrong in the background; the catalogue goes on with what it has. */
  readonly onError: (error: unknown) => void;
  /** How often to look without being told. */
  readonly pollSeconds?: number;
  /** Versions that were compiled before are taken over. */
  readonly before?: LoadedCatalogue;
}

const ONE_MINUTE = 60;

/**
 * Loads the catalogue into memory and keeps it fresh: the database notifies of every change, and a slow poll covers
 * notifications that were lost. Rejects when the first load fails.
 */
export async function openCatalogue(deps: CatalogueDeps): Promise<Catalogue> {
  const { db, clock } = deps;
  // Listening comes before loading, so that no change falls between the two.
  let onChange = async () => {
    changedWhileLoading = true;
  };
  let changedWhileLoading = false;
  const listener = listenForChanges(deps.connectionString, () => onChange(), deps.onError);
  await listener.firstAttempt;
  let loaded = await loadCatalogue(db, clock.today(), deps.before).catch(async (error: unknown) => {
    await listener.close();
    throw error;
  });
  let snapshot = snapshotOfDay(loaded, clock.today());
  let loading: Promise<void> | null = null;
  let again = false;

  async function reload(): Promise<void> {
    do {
      again = false;
      const before = loaded;
      loaded = await loadCatalogue(db, clock.today(), before);
      if (loaded !== before) snapshot = snapshotOfDay(loaded, clock.today());
    } while (again);
  }

  /** One load at a time; a call during a load makes one more load after it, so that nothing is missed. */
  function refresh(): Promise<void> {
    if (loading) {
      again = true;
      return loading;
    }
    loading = reload().finally(() => {
      loading = null;
    });
    return loading;
  }

  onChange = refresh;
  const look = () => void refresh().catch(deps.onError);
  if (changedWhileLoading) look();
  const poll = setInterval(look, (deps.pollSeconds ?? ONE_MINUTE) * 1_000);
  poll.unref();

  return {
    current() {
      const today = clock.today();
      if (snapshot.today !== today) snapshot = snapshotOfDay(loaded, today);
      return snapshot;
    },
    async version<Line extends LineCode>(line: Line, version: number): Promise<LineVersion<Line>> {
      const known = loaded.compiled[line].get(version);
      if (known) return known as LineVersion<Line>;
      const from = loaded;
      const head = from.heads.find((each) => each.line === line && each.version === version);
      if (!head) throw new RangeError(`There is no published version ${version} of ${line}`);
      await compileInto(db, from, head);
      return from.compiled[line].get(version) as LineVersion<Line>;
    },
    refresh,
    async close() {
      clearInterval(poll);
      await listener.close();
      await loading?.catch(() => undefined);
    },
  };
}
