import type { TravelSearch } from '@onegi/contract/lines/travel';
import type { RateResult } from '@onegi/rating/result';
import { LRUCache } from 'lru-cache';
import type { Plan } from '../catalogue/snapshot.ts';
import { type CardPart, cardPart, type Envelope, type ListedPlan, writeCards } from './card-bytes.ts';
import * as travel from './lines/travel.ts';
import { sealTravelSearch } from './price-search.ts';
import { quoteSigner } from './quote-ref.ts';
import type { QuoteDeps } from './read-quote.ts';
import { packSearch } from './seal-search.ts';

/** Cheapest or dearest first; plans without a price stand last either way, equal prices in the catalogue's order. */
function sorted(listed: ListedPlan[], sort: TravelSearch['sort']): ListedPlan[] {
  if (!sort) return listed;
  const sign = sort === 'ASC' ? 1 : -1;
  return listed.sort((a, b) => placeOf(a, sign) - placeOf(b, sign));
}

function placeOf({ totalCents }: ListedPlan, sign: 1 | -1): number {
  return totalCents > 0 ? sign * totalCents : Number.MAX_SAFE_INTEGER;
}

const cheaper = (best: ListedPlan, each: ListedPlan) => (placeOf(each, 1) < placeOf(best, 1) ? each : best);

export interface PlanList {
  /** The whole answer, ready to send. */
  readonly answer: Buffer;
  /** What the search was sealed as. */
  readonly seal: string;
  /** The cheapest plan, which stands for the search where it is remembered. */
  readonly cheapest: ListedPlan | null;
}

/** Lists made last, by bytes: reloading, going back and a link shared around ask for the same again and again. */
const KEPT_BYTES = 8 * 1024 * 1024;

/**
 * Prices every travel plan for one search, without reading from or writing to the database. A seal holds all that
 * decides the prices, so an equal search gets the very bytes it got before.
 * @returns a function that throws AppError request.invalid on the dates, promotion.refused on the code
 */
export function travelPlanLister(deps: QuoteDeps, envelope: Envelope): (search: TravelSearch) => PlanList {
  const kept = new LRUCache<string, PlanList>({
    maxSize: KEPT_BYTES,
    sizeCalculation: ({ answer }) => answer.length,
  });
  let keptFor: readonly Plan[] = [];
  let parts: readonly CardPart[] = [];

  return (search) => {
    const snapshot = deps.catalogue.current();
    const sealed = sealTravelSearch(snapshot, search);
    const version = snapshot.line('TRAVEL');
    if (keptFor !== version.plans) {
      kept.clear();
      parts = version.plans.map(cardPart);
      keptFor = version.plans;
    }

    const seal = packSearch(sealed);
    const key = `${seal} ${search.sort ?? ''} ${search.insurers?.join() ?? ''}`;
    const known = kept.get(key);
    if (known) return known;

    const results = version.rate(travel.risk(sealed.search, sealed.options), sealed.terms);
    const wanted = search.insurers?.length ? new Set(search.insurers) : null;
    const listed: ListedPlan[] = [];
    for (let i = 0; i < parts.length; i++) {
      const plan = version.plans[i] as Plan;
      if (wanted && !wanted.has(plan.insurer.code)) continue;
      const part = parts[i] as CardPart;
      const result = results[i] as RateResult;
      const totalCents = result.kind === 'priced' ? result.breakdown.totalCents : 0;
      listed.push({ plan, part, planDigest: part.digest, result, totalCents });
    }
    sorted(listed, search.sort);
    const answer = writeCards(listed, quoteSigner(deps.quoteKey, seal), sealed.expiresOn, envelope);
    const list = { answer, seal, cheapest: listed[0] ? listed.reduce(cheaper) : null };
    kept.set(key, list);
    return list;
  };
}
