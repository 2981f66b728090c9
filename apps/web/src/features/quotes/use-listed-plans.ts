import { planFacts } from '@onegi/contract/calls/quotes/plan-facts';
import { planListCalls, type planOthers } from '@onegi/contract/calls/quotes/plan-lists';
import type { ListedPlan } from '@onegi/contract/calls/quotes/shapes';
import { variantOf } from '@onegi/contract/lines/benefit-variants';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { queryOf } from '../../lib/queries.ts';
import type { LineSearch } from '../../lib/search-address.ts';

/** The call that lists a search's plans; where it serves several products, the body says which. */
function pricesOf({ line, search }: LineSearch) {
  const call = planListCalls[line] as typeof planOthers;
  return queryOf(call, { body: { prod: line, ...search } as never });
}

/** Prices of a search joined with what each plan is; both are asked at once, and the second stays for the next search. */
export function useListedPlans(searched: LineSearch) {
  const prices = useQuery(pricesOf(searched));
  const variant = variantOf(searched.line, searched.search as never);
  const facts = useQuery(
    queryOf(planFacts, { query: { product: searched.line, ...(variant === '' ? {} : { variant }) } }),
  );
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
