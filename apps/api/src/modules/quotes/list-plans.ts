import type { LineCode } from '@onegi/contract/lines';
import type { SearchByLine } from '@onegi/contract/lines/all';
import type { RateResult } from '@onegi/rating/result';
import { LRUCache } from 'lru-cache';
import type { LineVersion, Plan } from '../catalogue/snapshot.ts';
import { bytePool } from './byte-pool.ts';
import { type CardPart, cardPart, type Envelope, type ListedPlan, roomFor, writeCards } from './card-bytes.ts';
import type { SealedSearch } from './quote.ts';
import { packSearch, riskOf } from './quoted-search.ts';
import type { QuoteDeps } from './read-quote.ts';
import { sealSearch } from './seal-search.ts';

/** A plan without a price stands after every other, whichever way the list is sorted. */
const LAST = 1e12;

/**
 * Cheapest or dearest first; plans without a price stand last either way, equal prices in the catalogue's order. Numbers
 * sort faster than records: each holds the place and, below it, where the plan stood.
 */
function sorted(listed: readonly ListedPlan[], sort: 'ASC' | 'DESC'): ListedPlan[] {
  const count = listed.length;
  const places = new Float64Array(count);
  for (let i = 0; i < count; i++) {
    const { totalCents } = listed[i] as ListedPlan;
    const place = totalCents === 0 ? LAST : sort === 'ASC' ? totalCents : LAST / 2 - totalCents;
    places[i] = place * count + i;
  }
  places.sort();
  return Array.from(places, (place) => listed[place % count] as ListedPlan);
}

function cheapestOf(listed: readonly ListedPlan[]): ListedPlan | null {
  let best: ListedPlan | null = null;
  for (const each of listed) {
    if (best === null || (each.totalCents > 0 && (best.totalCents === 0 || each.totalCents < best.totalCents)))
      best = each;
  }
  return best;
}

export interface PlanList {
  /** The whole answer, ready to send. */
  readonly answer: Buffer;
  readonly sealed: SealedSearch;
  /** What the search was sealed as. */
  readonly seal: string;
  /** The cheapest plan, which stands for the search where it is remembered. */
  readonly cheapest: { readonly plan: Plan; readonly totalCents: number } | null;
  /** Call it once the answer was sent: its bytes are used again. Absent where the answer is kept. */
  readonly release?: () => void;
}

/** Answers that were asked for twice, by bytes: reloading, going back and a link shared around ask for the same again. */
const KEPT_BYTES = 8 * 1024 * 1024;
const REMEMBERED = 2_000;

/**
 * Prices every plan of a line for one search, without reading from or writing to the database. A seal holds all that
 * decides the prices, so an equal search gets the very bytes it got before. An answer is kept when it is asked for the
 * second time: what nobody asks for again is not worth the memory.
 * @returns a function that throws AppError request.invalid on the fields at fault, promotion.refused on the code
 */
export function planLister<Line extends LineCode>(
  deps: QuoteDeps,
  line: Line,
  envelope: Envelope,
): (search: SearchByLine[Line]) => PlanList {
  const kept = new LRUCache<string, PlanList>({
    maxSize: KEPT_BYTES,
    sizeCalculation: ({ answer }) => answer.length,
  });
  const askedOnce = new LRUCache<string, true>({ max: REMEMBERED });
  const pool = bytePool();
  let keptFor: readonly Plan[] = [];
  let parts: readonly CardPart[] = [];

  return (search) => {
    // One look at the catalogue: at midnight a second one may be of another day, and another version.
    const snapshot = deps.catalogue.current();
    const sealed = sealSearch(snapshot, line, search) as SealedSearch;
    const version = snapshot.line(line) as unknown as LineVersion;
    if (keptFor !== version.plans) {
      kept.clear();
      askedOnce.clear();
      parts = version.plans.map(cardPart);
      keptFor = version.plans;
    }

    const seal = packSearch(sealed);
    const { sort, insurers } = search as { sort?: 'ASC' | 'DESC'; insurers?: string[] };
    const key = `${seal} ${sort ?? ''} ${insurers?.join() ?? ''}`;
    const known = kept.get(key);
    if (known) return known;

    const results = version.rate(riskOf(line, sealed.search, sealed.quotedOn, sealed.options) as never, sealed.terms);
    const wanted = insurers?.length ? new Set(insurers) : null;
    const all: ListedPlan[] = [];
    for (let i = 0; i < parts.length; i++) {
      const part = parts[i] as CardPart;
      if (wanted && !wanted.has(part.plan.insurer.code)) continue;
      const result = results[i] as RateResult;
      const totalCents = result.kind === 'priced' ? result.breakdown.totalCents : 0;
      all.push({ part, planDigest: part.digest, result, totalCents });
    }
    const listed = sort ? sorted(all, sort) : all;
    const signed = { seal, tags: deps.signer.tags(seal, listed), expiresOn: sealed.expiresOn };
    const room = roomFor(listed, seal, envelope);
    const cheapest = cheapestOf(listed);
    const list = { sealed, seal, cheapest: cheapest && { plan: cheapest.part.plan, totalCents: cheapest.totalCents } };

    if (askedOnce.has(key)) {
      const bytes = Buffer.allocUnsafeSlow(room);
      const answer = bytes.subarray(0, writeCards(bytes, listed, signed, envelope));
      const again = { ...list, answer };
      kept.set(key, again);
      return again;
    }
    askedOnce.set(key, true);
    const bytes = pool.take(room);
    const answer = bytes.subarray(0, writeCards(bytes, listed, signed, envelope));
    return { ...list, answer, release: () => pool.giveBack(bytes) };
  };
}
