import type { TravelSearch } from '@onegi/contract/lines/travel';
import { type Envelope, type ListedPlan, writeCards } from './card-bytes.ts';
import * as travel from './lines/travel.ts';
import { sealTravelSearch } from './price-search.ts';
import { quoteSigner } from './quote-ref.ts';
import type { QuoteDeps } from './read-quote.ts';
import { packSearch } from './seal-search.ts';

/** Cheapest or dearest first; plans without a price stand last either way, equal prices in the catalogue's order. */
function sorted(listed: ListedPlan[], sort: TravelSearch['sort']): ListedPlan[] {
  if (!sort) return listed;
  const sign = sort === 'ASC' ? 1 : -1;
  const place = ({ result }: ListedPlan) =>
    result.kind === 'priced' ? sign * result.breakdown.totalCents : Number.MAX_SAFE_INTEGER;
  return listed.sort((a, b) => place(a) - place(b));
}

/**
 * Prices every travel plan for one search. Nothing is read from or written to the database.
 * @returns the answer's bytes, what the search was sealed as, and the plan that heads the list
 * @throws AppError request.invalid on the dates, promotion.refused
 */
export function listTravelPlans(
  deps: QuoteDeps,
  search: TravelSearch,
  envelope: Envelope,
): { answer: Buffer; seal: string; first: ListedPlan | null } {
  const snapshot = deps.catalogue.current();
  const sealed = sealTravelSearch(snapshot, search);
  const version = snapshot.line('TRAVEL');
  const results = version.rate(travel.risk(sealed.search, sealed.options), sealed.terms);

  const wanted = search.insurers?.length ? new Set(search.insurers) : null;
  const listed: ListedPlan[] = [];
  for (let i = 0; i < results.length; i++) {
    const plan = version.plans[i];
    const result = results[i];
    if (plan && result && (!wanted || wanted.has(plan.insurer.code))) listed.push({ plan, result });
  }
  sorted(listed, search.sort);
  const signer = quoteSigner(deps.quoteKey, packSearch(sealed));
  return {
    answer: writeCards(listed, signer, sealed.expiresOn, envelope),
    seal: signer.seal,
    first: listed[0] ?? null,
  };
}
