import type { LineCode } from '@onegi/contract/lines';
import type { SearchByLine } from '@onegi/contract/lines/all';
import type { RateResult } from '@onegi/rating/result';
import { LRUCache } from 'lru-cache';
import { JsonData } from '../../http/answers.ts';
import type { LineVersion, Plan } from '../../ports/catalogue.ts';
import { type PlanJson, planJson, writeCards } from './plan-card-json.ts';
import type { SealedSearch } from './quote.ts';
import { methodFor, packSearch, riskOf } from './quoted-search.ts';
import type { QuoteDeps } from './read-quote.ts';
import { sealSearch } from './seal-search.ts';

interface ListedPlan {
  readonly json: PlanJson;
  readonly result: RateResult;
  /** 0 without a price. */
  readonly totalCents: number;
}

/** A plan without a price stands after every other, whichever way the list is sorted. */
const LAST = 1e12;

/**
 * Cheapest or dearest first; plans without a price stand last either way, equal prices in the catalogue's order. Numbers
 * sort faster than records: each holds the place and, below it, where the plan stood.
 */
function sorted(listed: readonly ListedPlan[], sort: 'ASC' | 'DESC'): ListedPlan[] {
  const count = listed.length;
  const places = new Float64Array(count);
  for (const [at, { totalCents }] of listed.entries()) {
    const place = totalCents === 0 ? LAST : sort === 'ASC' ? totalCents : LAST / 2 - totalCents;
    places[at] = place * count + at;
  }
  return Array.from(places.sort(), (place) => listed[place % count] as ListedPlan);
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
  /** The plans' cards. */
  readonly answer: JsonData;
  readonly sealed: SealedSearch;
  /** The cheapest plan, which stands for the search where it is remembered. */
  readonly cheapest: { readonly plan: Plan; readonly totalCents: number } | null;
}

/** Answers that are asked for again: reloading, going back and a link shared around (`npm run bench rating`, "the same search"). */
const KEPT_BYTES = 8 * 1024 * 1024;
/** How many searches are known to have been asked once: what nobody asks for again is not worth the memory. */
const ASKED_ONCE = 2_000;

/**
 * Prices every plan of a line for one search, without reading from or writing to the database. What is packed of a search
 * decides its prices, so an equal search gets the very answer it got before.
 * @returns a function that throws AppError request.invalid on the fields at fault, promotion.refused on the code
 */
export function planLister<Line extends LineCode>(
  deps: Pick<QuoteDeps, 'catalogue' | 'quoteSigner'>,
  line: Line,
): (search: SearchByLine[Line]) => PlanList {
  const kept = new LRUCache<string, PlanList>({
    maxSize: KEPT_BYTES,
    sizeCalculation: ({ answer }) => answer.answer.length,
  });
  const askedOnce = new LRUCache<string, true>({ max: ASKED_ONCE });
  let encodedFor: readonly Plan[] = [];
  let encoded: readonly PlanJson[] = [];

  /** Most searches leave every plan's card as it is. */
  const cardsFor = (search: SealedSearch['search']) =>
    encoded.map((json) => {
      const method = methodFor(json.plan, search);
      return method === json.plan.method ? json : planJson({ ...json.plan, method });
    });

  return (search) => {
    // One look at the catalogue: at midnight a second one may be of another day, and another version.
    const snapshot = deps.catalogue.current();
    const sealed = sealSearch(snapshot, line, search) as SealedSearch;
    const packed = packSearch(sealed);
    const version = snapshot.line(line) as unknown as LineVersion;
    if (encodedFor !== version.plans) {
      encoded = version.plans.map(planJson);
      encodedFor = version.plans;
      kept.clear();
      askedOnce.clear();
    }
    const { sort, insurers } = search as { sort?: 'ASC' | 'DESC'; insurers?: string[] };
    const key = `${packed} ${sort ?? ''} ${insurers?.join() ?? ''}`;
    const known = kept.get(key);
    if (known) return known;
    const results = version.rate(riskOf(line, sealed.search, sealed.quotedOn, sealed.options) as never, sealed.terms);
    const cards = cardsFor(sealed.search);
    const wanted = insurers?.length ? new Set(insurers) : null;
    const all: ListedPlan[] = [];
    for (const [at, json] of cards.entries()) {
      if (wanted && !wanted.has(json.plan.insurer.code)) continue;
      const result = results[at] as RateResult;
      all.push({ json, result, totalCents: result.kind === 'priced' ? result.breakdown.totalCents : 0 });
    }
    const cheapest = cheapestOf(all);
    const signed = { search: packed, signature: deps.quoteSigner.sign(packed), expiresOn: sealed.expiresOn };
    const listed = sort ? sorted(all, sort) : all;
    const list = {
      answer: JsonData.write((out) => writeCards(out, listed, signed)),
      sealed,
      cheapest: cheapest && { plan: cheapest.json.plan, totalCents: cheapest.totalCents },
    };
    if (askedOnce.has(key)) kept.set(key, { ...list, answer: list.answer.kept() });
    else askedOnce.set(key, true);
    return list;
  };
}
