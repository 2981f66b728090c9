import type { ChosenCover, OfferedCover } from '@onegi/contract/calls/purchases/shapes';
import type { ChosenRider } from '@onegi/rating/line-rating';
import type { RiderRate } from '@onegi/rating/rider-tariff';
import type { Deps } from '../../deps.ts';
import { AppError, type FieldFailure } from '../../http/app-error.ts';
import type { OfferedRider } from '../../ports/catalogue.ts';
import { describeRate } from '../catalogue/describe-rate.ts';
import type { Quote } from '../quotes/quote.ts';
import { riskOf } from '../quotes/quoted-search.ts';
import { requote } from '../quotes/read-quote.ts';
import { formOf } from './forms/all.ts';
import type { SumBounds } from './forms/line-form.ts';

/** The sums a cover is bought for: none, some of a few, or any within bounds. */
type Sums =
  | { readonly kind: 'none' }
  | { readonly kind: 'few'; readonly amounts: number[] }
  | ({ kind: 'any' } & SumBounds);

const ANY_SUM: SumBounds = { smallest: 10_000, largest: 10_000_000 };

function sumsOf(quote: Quote, rider: string, rate: RiderRate): Sums {
  if (rate.kind === 'amounts') return { kind: 'few', amounts: rate.prices.map(({ amountDollars }) => amountDollars) };
  if (rate.kind !== 'ppm' || rate.of !== 'named') return { kind: 'none' };
  return { kind: 'any', ...(formOf(quote.line).sums?.[rider] ?? ANY_SUM) };
}

/** The optional covers that the quote's plan has for its search. */
async function offeredRiders(deps: Deps, quote: Quote): Promise<OfferedRider[]> {
  const version = await deps.catalogue.version(quote.line, quote.tariffVersion);
  return version.ridersOffered(quote.plan, riskOf(quote.line, quote.search, quote.quotedOn, []));
}

/** What a cover adds on its own; null where it cannot be priced (any more): the quote stands all the same. */
async function priceAlone(deps: Deps, quote: Quote, rider: ChosenRider): Promise<number | null> {
  try {
    const { riderPremiums } = await requote(deps, quote, { options: [rider] });
    return riderPremiums.reduce((sum, { premiumCents }) => sum + premiumCents, 0);
  } catch (error) {
    if (!(error instanceof AppError)) deps.onProblem('quotes', error);
    return null;
  }
}

async function describeCover(deps: Deps, quote: Quote, { cover, rate }: OfferedRider): Promise<OfferedCover> {
  const sums = sumsOf(quote, cover.rider, rate);
  const chosen = quote.options.find(({ rider }) => rider === cover.rider);
  const priced = chosen ?? (sums.kind === 'none' ? { rider: cover.rider } : null);
  const price = describeRate(rate);
  return {
    optionCode: cover.code,
    name: cover.name.en,
    nameZh: cover.name.zhHant,
    text: cover.summary.en,
    textZh: cover.summary.zhHant,
    priceText: price.en,
    priceTextZh: price.zhHant,
    premiumCents: priced && (await priceAlone(deps, quote, priced)),
    ...(sums.kind === 'few' ? { amounts: sums.amounts } : {}),
    ...(sums.kind === 'any' ? { smallestAmount: sums.smallest, largestAmount: sums.largest } : {}),
  };
}

interface DescribedCovers {
  readonly offeredCovers: OfferedCover[];
  readonly covers: ChosenCover[];
}

/** What was described of a quote that is still held: a purchase asks for it at every step. */
const described = new WeakMap<Quote, DescribedCovers>();

/** Each optional cover as it is offered with this plan for this search; and those that were chosen. */
export async function describeCovers(deps: Deps, quote: Quote): Promise<DescribedCovers> {
  const known = described.get(quote) ?? (await describe(deps, quote));
  described.set(quote, known);
  return known;
}

async function describe(deps: Deps, quote: Quote): Promise<DescribedCovers> {
  const offered = await offeredRiders(deps, quote);
  const offeredCovers = await Promise.all(offered.map((each) => describeCover(deps, quote, each)));
  const covers = quote.options.flatMap(({ rider, amountDollars }) => {
    const code = offered.find(({ cover }) => cover.rider === rider)?.cover.code;
    return code ? [{ optionCode: code, ...(amountDollars === undefined ? {} : { amountDollars }) }] : [];
  });
  return { offeredCovers, covers };
}

function sumFailure(sums: Sums, amountDollars: number | undefined, field: string): FieldFailure | null {
  if (sums.kind === 'none') return null;
  if (amountDollars === undefined) return { field, message: 'validation.required' };
  if (sums.kind === 'few') return sums.amounts.includes(amountDollars) ? null : { field, message: 'validation.choice' };
  if (amountDollars >= sums.smallest && amountDollars <= sums.largest) return null;
  return { field, message: 'validation.coverAmount', params: { minimum: sums.smallest, maximum: sums.largest } };
}

/**
 * The covers that were chosen, as rating knows them, in the order they are offered.
 * @throws AppError request.invalid on an unknown or unavailable cover, one chosen twice, and on a sum that is missing
 *   or not to be had
 */
export async function chosenRiders(deps: Deps, quote: Quote, covers: readonly ChosenCover[]): Promise<ChosenRider[]> {
  const offered = await offeredRiders(deps, quote);
  const failures: FieldFailure[] = [];
  const chosen = new Map<string, ChosenRider>();
  covers.forEach(({ optionCode, amountDollars }, index) => {
    const found = offered.find(({ cover }) => cover.code === optionCode);
    if (!found || chosen.has(found.cover.rider)) {
      failures.push({ field: `covers.${index}.optionCode`, message: 'validation.choice' });
      return;
    }
    const { rider } = found.cover;
    const sums = sumsOf(quote, rider, found.rate);
    const failure = sumFailure(sums, amountDollars, `covers.${index}.amountDollars`);
    if (failure) failures.push(failure);
    chosen.set(rider, {
      rider,
      ...(sums.kind === 'none' || amountDollars === undefined ? {} : { amountDollars }),
    });
  });
  if (failures.length > 0) throw new AppError('request.invalid', {}, { fields: failures });
  return offered.flatMap(({ cover }) => chosen.get(cover.rider) ?? []);
}
