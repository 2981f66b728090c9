import type { PlanCard } from '@onegi/contract/calls/quotes/shapes';

/** A plan's own page; with its quote the page shows the listed price. */
export function detailsUrl({
  line,
  insurer,
  plan,
  quoteRef,
}: Pick<PlanCard, 'line' | 'insurer' | 'plan' | 'quoteRef'>) {
  const query = quoteRef ? `?quote=${encodeURIComponent(quoteRef)}` : '';
  return `/planCoverage/${line}/${insurer}/${plan}${query}`;
}
