import { planFacts } from '@onegi/contract/calls/quotes/plan-facts';
import { planTravel } from '@onegi/contract/calls/quotes/plan-travel';
import type { ListedPlan } from '@onegi/contract/calls/quotes/shapes';
import type { TravelSearch } from '@onegi/contract/lines/travel';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { queryOf } from '../../lib/queries.ts';

/** Prices of a search joined with what each plan is; both are asked at once, and the second stays for the next search. */
export function useListedPlans(search: TravelSearch) {
  const prices = useQuery(queryOf(planTravel, { body: search }));
  const facts = useQuery(queryOf(planFacts, { query: { product: 'TRAVEL' } }));
  const plans = useMemo(() => {
    if (!prices.data || !facts.data) return null;
    const byPlan = new Map(facts.data.map((each) => [each.plan, each]));
    return prices.data.map(
      (card): ListedPlan => ({ highlights: [], special: null, missing: null, ...byPlan.get(card.plan), ...card }),
    );
  }, [prices.data, facts.data]);
  const failed = [prices, facts].find((query) => query.isError);
  return { plans, error: failed?.error ?? null, retry: () => void failed?.refetch() };
}
