import type { FastifyRateLimitOptions, FastifyRateLimitStore } from '@fastify/rate-limit';
import { LRUCache } from 'lru-cache';
import type { Deps } from '../deps.ts';

/** Addresses that are remembered at a time: about two megabytes. */
const MOST_ADDRESSES = 10_000;
/** Addresses whose counts go to the database in one statement. */
const MOST_SHARED_AT_ONCE = 1_000;
const SHARE_EVERY_MS = 1_000;
/** An address is written down once it has used this part of its limit here; ordinary visitors never are. */
const SHARED_FROM = 1 / 20;

interface Count {
  windowStart: number;
  /** What all processes together had counted at the last exchange. */
  shared: number;
  /** Counted here since then. */
  fresh: number;
}

export interface RequestCounts {
  /** For @fastify/rate-limit. */
  readonly Store: new (
    options: FastifyRateLimitOptions,
  ) => FastifyRateLimitStore;
  /** Adds what was counted here to the database's counts, and reads what the others counted. */
  exchange(): Promise<void>;
  close(): void;
}

/**
 * Counts the requests of each address in memory, and exchanges the counts with the other processes every second in one
 * statement: no request waits for the database. Together the processes let through the limit, what each counted in the
 * last second, and up to a twentieth of the limit in each process.
 * @param onError told when the exchange begins to fail; each process then counts for itself
 */
export function shareRequestCounts(
  { db, clock, seal }: Pick<Deps, 'db' | 'clock' | 'seal'>,
  onError: (error: unknown) => void,
): RequestCounts {
  const counts = new LRUCache<string, Count>({ max: MOST_ADDRESSES });
  const toShare = new Set<string>();
  let isFailing = false;
  let exchanging: Promise<void> | undefined;

  function incr(...[address, answer, windowMs, max]: Parameters<FastifyRateLimitStore['incr']>): void {
    const now = clock.now().getTime();
    const windowStart = now - (now % windowMs);
    let count = counts.get(address);
    if (count?.windowStart !== windowStart) {
      count = { windowStart, shared: 0, fresh: 0 };
      counts.set(address, count);
    }
    // What is refused is not counted on: a flood that is turned away costs the database nothing.
    if (count.shared + count.fresh <= max) {
      count.fresh += 1;
      if (count.shared + count.fresh >= max * SHARED_FROM) toShare.add(address);
    }
    answer(null, { current: count.shared + count.fresh, ttl: windowStart + windowMs - now });
  }

  /** The counts that go out now; they are taken off `fresh` and come back in `shared`. */
  function takeBatch() {
    const batch = new Map<string, { count: Count; hash: Buffer; hits: number }>();
    for (const address of toShare) {
      if (batch.size >= MOST_SHARED_AT_ONCE) break;
      toShare.delete(address);
      const count = counts.peek(address);
      if (!count || count.fresh === 0) continue;
      const hash = seal.hash('address', address);
      batch.set(hash.toString('hex'), { count, hash, hits: count.fresh });
    }
    return batch;
  }

  async function exchangeNow(): Promise<void> {
    const batch = takeBatch();
    if (batch.size === 0) return;
    // In one order everywhere, or two processes would wait for each other.
    const rows = [...batch.entries()]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([, { count, hash, hits }]) => ({
        address_hash: hash,
        window_start: new Date(count.windowStart),
        hits,
      }));
    try {
      const totals = await db
        .insertInto('request_counts')
        .values(rows)
        .onConflict((conflict) =>
          conflict
            .columns(['address_hash', 'window_start'])
            .doUpdateSet((eb) => ({ hits: eb('request_counts.hits', '+', eb.ref('excluded.hits')) })),
        )
        .returning(['address_hash', 'window_start', 'hits'])
        .execute();
      for (const { address_hash, window_start, hits } of totals) {
        const sent = batch.get(address_hash.toString('hex'));
        if (sent?.count.windowStart !== window_start.getTime()) continue;
        sent.count.fresh -= sent.hits;
        sent.count.shared = hits;
      }
      isFailing = false;
    } catch (error) {
      // They are counted here still and go out with the address's next request.
      if (!isFailing) onError(error);
      isFailing = true;
    }
  }

  const exchange = () => {
    exchanging ??= exchangeNow().finally(() => {
      exchanging = undefined;
    });
    return exchanging;
  };
  const timer = setInterval(() => void exchange(), SHARE_EVERY_MS).unref();
  return {
    Store: class {
      readonly incr = incr;
      child(): FastifyRateLimitStore {
        return this;
      }
    },
    exchange,
    close: () => clearInterval(timer),
  };
}
