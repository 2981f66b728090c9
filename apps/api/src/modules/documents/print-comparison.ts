import type { BodyOf } from '@onegi/contract/call';
import type { comparePdf } from '@onegi/contract/calls/quotes/compare-pdf';
import type { Deps } from '../../deps.ts';
import { bestOf } from '../catalogue/compare-benefits.ts';
import type { Plan } from '../catalogue/snapshot.ts';
import { comparePlans, lookAtPlan } from '../quotes/compare-plans.ts';
import { quoteDeps } from '../quotes/read-quote.ts';

/** By benefit code the columns with the best value. */
function bestColumns(plans: readonly Plan[]): Record<string, number[]> {
  const codes = new Set(plans.flatMap(({ benefits }) => benefits.map(({ code }) => code)));
  const termsOf = (plan: Plan, code: string) =>
    plan.benefits.find((benefit) => benefit.code === code)?.terms ?? ({ kind: 'not-covered' } as const);
  return Object.fromEntries([...codes].map((code) => [code, bestOf(plans.map((plan) => termsOf(plan, code)))]));
}

/**
 * The comparison of one to three plans as a PDF, at the prices of the quotes that come along.
 * @throws AppError as the comparison itself; server.busy
 */
export async function printComparison(
  deps: Pick<Deps, 'catalogue' | 'config' | 'clock' | 'pdfs'>,
  { product, plans: chosen, language = 'en' }: BodyOf<typeof comparePdf>,
): Promise<Buffer> {
  const quoting = quoteDeps(deps);
  const looked = await Promise.all(chosen.map((plan) => lookAtPlan(quoting, product, plan)));
  const shown = await comparePlans(quoting, { product, plans: chosen, onlyDifferent: false });
  const searches = new Set(shown.plans.map(({ searchText }) => searchText));
  const [first] = shown.plans;
  const lastDays = looked.flatMap(({ quote }) => quote?.expiresOn ?? []).sort();
  return deps.pdfs.make({
    kind: 'comparison',
    language,
    comparison: {
      plans: looked.map(({ plan, quote }) => ({
        plan,
        price: quote && {
          totalCents: quote.totalCents,
          beforeDiscountCents: quote.breakdown.totalBeforeDiscountCents,
        },
      })),
      best: bestColumns(looked.map(({ plan }) => plan)),
      // Prices of different trips cannot stand under one.
      searchText:
        first?.searchText && searches.size === 1 ? { en: first.searchText, zhHant: first.searchTextZh } : null,
      preparedOn: deps.clock.today(),
      validUntil: lastDays[0] ?? null,
    },
  });
}
