import { planFacts } from '@onegi/contract/calls/quotes/plan-facts';
import { planListCalls, type planOthers } from '@onegi/contract/calls/quotes/plan-lists';
import { listPayouts, type PlanWorth, planWorth } from '@onegi/contract/calls/quotes/plan-worth';
import type { ListedPlan as Listed } from '@onegi/contract/calls/quotes/shapes';
import { variantOf } from '@onegi/contract/lines/benefit-variants';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { queryOf } from '../../lib/queries.ts';
import type { LineSearch } from '../../lib/search-address.ts';
import type { Ask } from '../../lib/server-answers.ts';
import type { IncidentChoice } from '../incidents/incident-choice.ts';

/** The call that lists a search's plans; where it serves several products, the body says which. */
function pricesOf({ line, search }: LineSearch) {
  const call = planListCalls[line] as typeof planOthers;
  return [call, { body: { prod: line, ...search } as never }] as const;
}

function factsOf({ line, search }: LineSearch) {
  const variant = variantOf(line, search as never);
  return [planFacts, { query: { product: line, ...(variant === '' ? {} : { variant }) } }] as const;
}

function worthOf({ line, search }: LineSearch) {
  return [planWorth, { body: { prod: line, ...search } as never }] as const;
}

/** Whether the incident is held against answers of the visitor's own. */
const hasAnswers = (choice: IncidentChoice | null): choice is IncidentChoice =>
  choice !== null && Object.keys(choice.typed).length > 0;

function payoutsOf({ line, search }: LineSearch, choice: IncidentChoice | null) {
  const typed = Object.entries(choice?.typed ?? {});
  const answers = typed.map(([key, text]) => [key, /^\d{1,9}$/.test(text) ? Number(text) : text]);
  const own = { incident: choice?.incident, answers: Object.fromEntries(answers) };
  return [listPayouts, { body: { prod: line, ...search, ...own } as never }] as const;
}

/** What a list asks for, asked by the server that renders it. */
export async function askForListedPlans(
  ask: Ask,
  searched: LineSearch | undefined,
  incident: IncidentChoice | null,
): Promise<void> {
  if (!searched) return;
  await Promise.all([
    ask(...pricesOf(searched)),
    ask(...factsOf(searched)),
    ask(...worthOf(searched)),
    ...(hasAnswers(incident) ? [ask(...payoutsOf(searched, incident))] : []),
  ]);
}

const nothing = { line: 'TRAVEL', search: {} } as LineSearch;

/** A card with what its plan is, and what it is worth beside the others. */
export interface ListedPlan extends Listed {
  readonly worth?: PlanWorth;
  /** In the incident that the list is held against. */
  readonly payoutCents?: number;
}

/**
 * Prices of a search joined with what each plan is and what it is worth; all are asked at once, so that cards come whole. Nothing is
 * asked without a search. A list whose worth cannot be had is a list of prices.
 */
export function useListedPlans(searched: LineSearch | undefined) {
  const enabled = searched !== undefined;
  const prices = useQuery({ ...queryOf(...pricesOf(searched ?? nothing)), enabled });
  const facts = useQuery({ ...queryOf(...factsOf(searched ?? nothing)), enabled });
  const worth = useQuery({ ...queryOf(...worthOf(searched ?? nothing)), enabled, retry: false });
  const plans = useMemo(() => {
    if (!prices.data || !facts.data || worth.isPending) return null;
    const byPlan = new Map(facts.data.map((each) => [each.plan, each]));
    const worthOfPlan = new Map(worth.data?.plans.map((each) => [each.plan, each]));
    return prices.data.map((card): ListedPlan => {
      const facts = { tier: '', highlights: [], special: null, missing: null, ...byPlan.get(card.plan) };
      const worth = worthOfPlan.get(card.plan);
      return { ...facts, ...card, ...(worth ? { worth } : {}) };
    });
  }, [prices.data, facts.data, worth.isPending, worth.data]);
  const failed = [prices, facts].find((query) => query.isError);
  return { plans, worth: worth.data ?? null, error: failed?.error ?? null, retry: () => void failed?.refetch() };
}

const incidentAsked = (key: readonly unknown[] | undefined) =>
  (key?.[1] as { body: { incident?: string } } | undefined)?.body.incident;

/** What each plan pays with answers of one's own; null while the typical ones hold, and where the server refuses the answers. */
export function useOwnPayouts(searched: LineSearch | undefined, choice: IncidentChoice | null) {
  const own = hasAnswers(choice) ? choice : null;
  const asked = useQuery({
    ...queryOf(...payoutsOf(searched ?? nothing, own)),
    enabled: searched !== undefined && own !== null,
    // While a figure is being typed the last payouts of the same incident stay.
    placeholderData: (last, query) => (incidentAsked(query?.queryKey) === own?.incident ? last : undefined),
    retry: false,
  });
  return useMemo(() => {
    if (!own || asked.isError || !asked.data) return null;
    return new Map(asked.data.map(({ plan, amountCents }) => [plan, amountCents]));
  }, [own, asked.isError, asked.data]);
}
