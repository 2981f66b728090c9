import type { BodyOf } from '@onegi/contract/call';
import type { comparePdf } from '@onegi/contract/calls/quotes/compare-pdf';
import { bestInRows } from '@onegi/contract/comparison';
import type { Deps } from '../../deps.ts';
import { scheduleIn } from '../catalogue/benefit-variants.ts';
import { illustration } from '../incidents/check-incident.ts';
import { typicalPayouts } from '../incidents/compare-payouts.ts';
import { compareRows, lookAtPlan, variantsFor } from '../quotes/compare-plans.ts';
import { searchText } from '../quotes/quoted-search.ts';
import { listQuoted } from '../quotes/shares/list-quoted.ts';

/**
 * The comparison of one to three plans as a PDF, at the prices of the quotes that come along.
 * @throws AppError as the comparison itself; server.busy
 */
export async function printComparison(
  deps: Deps,
  { product, plans: chosen, language = 'en', ranked = false, variant }: BodyOf<typeof comparePdf>,
): Promise<Buffer> {
  const looked = await Promise.all(chosen.map((plan) => lookAtPlan(deps, product, plan)));
  const variants = variantsFor(looked, variant);
  const tables = looked.map(({ plan }, at) => scheduleIn(plan, variants[at] ?? '').benefits);
  const rows = compareRows(tables);
  const searches = looked.map(({ quote }) => quote && searchText(quote.line, quote.search));
  const [first] = searches;
  const payouts = await typicalPayouts(deps, looked, variants);
  const quote = ranked ? looked.find((each) => each.quote)?.quote : undefined;
  const listed = quote ? await listQuoted(deps, quote) : [];
  const lastDays = looked.flatMap(({ quote }) => quote?.expiresOn ?? []).sort();
  return deps.pdfs.make({
    kind: 'comparison',
    language,
    comparison: {
      plans: looked.map(({ plan, quote }, at) => ({
        plan,
        benefits: tables[at] ?? [],
        price: quote && {
          totalCents: quote.totalCents,
          beforeDiscountCents: quote.breakdown.totalBeforeDiscountCents,
        },
      })),
      best: Object.fromEntries(rows.map(({ benefitCode, best }) => [benefitCode, best])),
      same: rows.flatMap(({ benefitCode, same }) => (same && looked.length > 1 ? benefitCode : [])),
      bestIn: looked.length > 1 ? looked.map((_plan, column) => bestInRows(rows, column)) : [],
      payouts,
      illustration,
      listed: listed.map((each) => ({
        insurerName: { en: each.insurerName, zhHant: each.insurerNameZh },
        planName: { en: each.planName, zhHant: each.planNameZh },
        totalCents: each.totalCents,
      })),
      // Prices of different trips cannot stand under one.
      searchText: first && searches.every((each) => each?.en === first.en) ? first : null,
      preparedOn: deps.clock.today(),
      validUntil: lastDays[0] ?? null,
    },
  });
}
