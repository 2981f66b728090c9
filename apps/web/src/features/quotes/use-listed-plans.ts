import { planFacts } from '@onegi/contract/calls/quotes/plan-facts';
import { planListCalls, type planOthers } from '@onegi/contract/calls/quotes/plan-lists';
import type { ListedPlan } from '@onegi/contract/calls/quotes/shapes';
import { variantOf } from '@onegi/contract/lines/benefit-variants';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { queryOf } from '../../lib/queries.ts';
import type { LineSearch } from '../../lib/search-address.ts';
import type { Ask } from '../../lib/server-answers.ts';

/** The call that lists a search's plans; where it serves several products, the body says which. */
function pricesOf({ line, search }: LineSearch) {
  const call = planListCalls[line] as typeof planOthers;
  return [call, { body: { prod: line, ...search } as never }] as const;
}

function factsOf({ line, search }: LineSearch) {
  const variant = variantOf(line, search as never);
  return [planFacts, { query: { product: line, ...(variant === '' ? {} : { variant }) } }] as const;
}

/** What a list asks for, asked by the server that renders it. */
export async function askForListedPlans(ask: Ask, searched: LineSearch | undefined): Promise<void> {
  if (searched) await Promise.all([ask(...pricesOf(searched)), ask(...factsOf(searched))]);
}

const nothing = { line: 'TRAVEL', search: {} } as LineSearch;

/**
 * Prices of a search joined with what each plan is; both are asked at once, and the second stays for the next search.
 * Nothing is asked without a search.
 */
export function useListedPlans(searched: LineSearch | undefined) {
  const enabled = searched !== undefined;
  const prices = useQuery({ ...queryOf(...pricesOf(searched ?? nothing)), enabled });
  const facts = useQuery({ ...queryOf(...factsOf(searched ?? nothing)), enabled });
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
