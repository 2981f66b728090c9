import type { LineExample, ShortExample } from '@onegi/contract/calls/quotes/line-examples';
import { type LineCode, lineCodes } from '@onegi/contract/lines';
import { variantOf } from '@onegi/contract/lines/benefit-variants';
import type { RateResult } from '@onegi/rating/result';
import { AppError } from '../../http/app-error.ts';
import type { Bilingual } from '../../lib/bilingual.ts';
import { keptPer } from '../../lib/kept-per.ts';
import { bothTexts } from '../../lib/texts.ts';
import type { CatalogueSnapshot, LineVersion, Plan } from '../../ports/catalogue.ts';
import { scheduleIn } from '../catalogue/benefit-variants.ts';
import { compareRows } from './compare-plans.ts';
import { EXAMPLE_TRIP_DAYS, exampleCarYear, exampleSearches } from './example-searches.ts';
import { riskOf, searchUrl } from './quoted-search.ts';
import { sealSearch } from './seal-search.ts';
import { tierPlansOf } from './tier-plans.ts';

interface PricedPlan {
  readonly plan: Plan;
  /** Null where the plan has no price for the example. */
  readonly totalCents: number | null;
}

/** A line's example as it is priced today. */
interface PricedExample {
  readonly text: Bilingual;
  /** The list of the example, cheapest first. */
  readonly searchUrl: string;
  readonly variant: string;
  /** In the catalogue's order. */
  readonly plans: readonly PricedPlan[];
}

const totalOf = (result: RateResult | undefined) => (result?.kind === 'priced' ? result.breakdown.totalCents : null);

const kept = keptPer<CatalogueSnapshot, PricedExample>();

/** What every plan of a line costs for its example, by the engine that prices the lists. Worked out once per catalogue. */
export const pricedExample = (snapshot: CatalogueSnapshot, line: LineCode): PricedExample =>
  kept(snapshot, line, () => {
    const { today } = snapshot;
    const sealed = sealSearch(snapshot, line, exampleSearches[line](today) as never);
    const version = snapshot.line(line) as unknown as LineVersion;
    const results = version.rate(riskOf(line, sealed.search, sealed.quotedOn, []) as never, sealed.terms);
    return {
      text: bothTexts(`examples.${line}`, { days: EXAMPLE_TRIP_DAYS, year: String(exampleCarYear(today)) }),
      searchUrl: `${searchUrl(line, sealed.search)}&sort=ASC`,
      variant: variantOf(line, sealed.search as never),
      plans: version.plans.map((plan, at) => ({ plan, totalCents: totalOf(results[at] as RateResult | undefined) })),
    };
  });

const pricesOf = ({ plans }: PricedExample) => plans.flatMap(({ totalCents }) => totalCents ?? []);
const leastOf = (prices: readonly number[]) => (prices.length > 0 ? Math.min(...prices) : null);
const mostOf = (prices: readonly number[]) => (prices.length > 0 ? Math.max(...prices) : null);

function shortExampleOf(snapshot: CatalogueSnapshot, line: LineCode): ShortExample {
  const example = pricedExample(snapshot, line);
  return {
    line,
    text: example.text.en,
    textZh: example.text.zhHant,
    totalCents: leastOf(pricesOf(example)),
    searchUrl: example.searchUrl,
  };
}

/** Every line's example with the price that its list shows first. */
export const lineExamples = (snapshot: CatalogueSnapshot): ShortExample[] =>
  lineCodes.map((line) => shortExampleOf(snapshot, line));

/**
 * A line's example with what its landing page shows beside it.
 * @throws AppError plan.notFound for a product that is not sold
 */
export function lineExample(snapshot: CatalogueSnapshot, product: string): LineExample {
  const line = lineCodes.find((code) => code === product);
  if (!line) throw new AppError('plan.notFound');
  const example = pricedExample(snapshot, line);
  const prices = pricesOf(example);
  const tiers = tierPlansOf(example.plans);
  const insurers = new Set(example.plans.map(({ plan }) => plan.insurer));
  const whose = tiers[0]?.plan.insurer.name;
  return {
    ...shortExampleOf(snapshot, line),
    highestCents: mostOf(prices),
    pricedPlans: prices.length,
    tariffFrom: snapshot.line(line).effectiveFrom,
    insurers: [...insurers].map(({ code, name }) => ({
      insurer: code,
      insurerName: name.en,
      insurerNameZh: name.zhHant,
    })),
    tiers: tiers.map(({ plan, totalCents }) => ({ plan: plan.code, totalCents })),
    insurerName: whose?.en ?? '',
    insurerNameZh: whose?.zhHant ?? '',
    rows: compareRows(tiers.map(({ plan }) => scheduleIn(plan, example.variant).benefits)),
  };
}
