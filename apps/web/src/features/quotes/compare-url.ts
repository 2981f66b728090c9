import { mostCompared } from './choice.ts';
import { partsOfPlan, planOfQuoteRef } from './plan-code.ts';

export interface ComparedPlan {
  readonly insurer: string;
  readonly product: string;
  readonly plan: string;
  readonly quoteRef?: string;
}

interface Chosen {
  readonly plan: string;
  readonly quoteRef: string | null;
}

/**
 * The comparison's address: a quote per priced plan; a plan without a price is named by its code.
 * @param variant says where no plan has a price which of their benefit tables was searched
 */
export function compareUrl(chosen: readonly Chosen[], variant?: string): string {
  const named = chosen.map(({ plan, quoteRef }) =>
    quoteRef ? `quote=${encodeURIComponent(quoteRef)}` : `plan=${plan}`,
  );
  const ofVariant =
    variant && chosen.every(({ quoteRef }) => !quoteRef) ? [`variant=${encodeURIComponent(variant)}`] : [];
  return `/planCompare?${[...named, ...ofVariant].join('&')}`;
}

/** The plans of a comparison's address, in its order; at most three, each once. */
export function comparedPlans(params: URLSearchParams): ComparedPlan[] {
  const found = new Map<string, ComparedPlan>();
  for (const [name, value] of params) {
    if (name !== 'quote' && name !== 'plan') continue;
    const plan = name === 'quote' ? planOfQuoteRef(value) : value;
    if (plan && !found.has(plan)) {
      found.set(plan, { ...partsOfPlan(plan), plan, ...(name === 'quote' ? { quoteRef: value } : {}) });
    }
  }
  return [...found.values()].slice(0, mostCompared);
}
