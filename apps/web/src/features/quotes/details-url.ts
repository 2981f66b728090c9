import type { PlanCard } from '@onegi/contract/calls/quotes/shapes';

/**
 * A plan's own page; with its quote the page shows the listed price.
 * @param variant says for a plan without a price which of its benefit tables was searched
 */
export function detailsUrl(
  { line, insurer, plan, quoteRef }: Pick<PlanCard, 'line' | 'insurer' | 'plan' | 'quoteRef'>,
  variant?: string,
) {
  const quote = quoteRef && `?quote=${encodeURIComponent(quoteRef)}`;
  const query = quote || (variant ? `?variant=${encodeURIComponent(variant)}` : '');
  return `/planCoverage/${line}/${insurer}/${plan}${query}`;
}
