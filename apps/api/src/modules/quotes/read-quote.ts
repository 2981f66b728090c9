import { ENGINE_VERSION } from '@onegi/rating/version';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import type { Quote, SealedSearch } from './quote.ts';
import { formatQuoteRef, openQuoteRef } from './quote-ref.ts';
import { packSearch, riskOf, unpackSearch } from './quoted-search.ts';
import { findStoredQuote } from './stored-quotes.ts';

/** What reading a quote takes: the stored ones, the catalogue, and what signs references. */
export type QuoteDeps = Pick<Deps, 'db' | 'catalogue' | 'quoteSigner'>;

/**
 * Prices one plan for a sealed search, by the tariff version the search was sealed with.
 * @returns null when the plan is referred
 * @throws AppError quote.notReproducible when the version or the plan is no longer to be had
 */
async function priceSealed(deps: QuoteDeps, sealed: SealedSearch, planCode: string) {
  const version = await deps.catalogue.version(sealed.line, sealed.tariffVersion).catch(() => null);
  const plan = version?.planByCode.get(planCode);
  if (!version || !plan) throw new AppError('quote.notReproducible');
  const risk = riskOf(sealed.line, sealed.search, sealed.quotedOn, sealed.options);
  const result = version.ratePlan(plan, risk, sealed.terms);
  return result.kind === 'priced' ? { plan, ...result } : null;
}

const requireInTime = (today: string, expiresOn: string) => {
  if (today > expiresOn) throw new AppError('quote.expired');
};

/** A quote that nobody has used yet: its search was signed here, and prices to the same cent. */
async function openUnused(deps: QuoteDeps, quoteRef: string, today: string): Promise<Quote> {
  const opened = openQuoteRef(deps.quoteSigner, quoteRef);
  const sealed = opened && unpackSearch(opened.search);
  if (!sealed) throw new AppError('quote.invalid');
  requireInTime(today, sealed.expiresOn);
  const { planCode, totalCents } = opened;
  const priced = await priceSealed(deps, sealed, planCode);
  if (priced?.breakdown.totalCents !== totalCents) {
    // The same engine prices the same search alike: plan or total were changed on the way.
    throw new AppError(sealed.engineVersion === ENGINE_VERSION ? 'quote.invalid' : 'quote.notReproducible');
  }
  const { plan, breakdown, riders: riderPremiums } = priced;
  return { ...sealed, quoteRef, plan, breakdown, riderPremiums, totalCents };
}

/**
 * The quote behind a reference. One that was used is read from its row, which is believed for ever; one that was not is
 * believed by its signature.
 * @param today yyyy-MM-dd; a quote is good through its last day
 * @throws AppError quote.invalid, quote.expired, quote.notReproducible
 */
export async function readQuote(deps: QuoteDeps, quoteRef: string, { today }: { today: string }): Promise<Quote> {
  const stored = await findStoredQuote(deps, quoteRef);
  if (!stored) return openUnused(deps, quoteRef, today);
  requireInTime(today, stored.expiresOn);
  return stored;
}

/**
 * The same for who stores it next, mostly the first to use it: the signature is looked at first, and the row where that
 * is not enough. Where storing finds a row, the row is the quote.
 * @throws as readQuote does
 */
export async function readQuoteToStore(
  deps: QuoteDeps,
  quoteRef: string,
  { today }: { today: string },
): Promise<Quote> {
  try {
    return await openUnused(deps, quoteRef, today);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return readQuote(deps, quoteRef, { today });
  }
}

/**
 * The same search, tariff version, terms and day with other optional covers: a new frozen quote.
 * @throws AppError quote.referred when the plan does not price this choice
 */
export async function requote(deps: QuoteDeps, quote: Quote, change: Pick<SealedSearch, 'options'>): Promise<Quote> {
  const sealed: SealedSearch = {
    line: quote.line,
    tariffVersion: quote.tariffVersion,
    engineVersion: ENGINE_VERSION,
    quotedOn: quote.quotedOn,
    expiresOn: quote.expiresOn,
    search: quote.search,
    terms: quote.terms,
    options: change.options,
  };
  const priced = await priceSealed(deps, sealed, quote.plan.code);
  if (!priced) throw new AppError('quote.referred');
  const { plan, breakdown, riders: riderPremiums } = priced;
  const { totalCents } = breakdown;
  const search = packSearch(sealed);
  const quoteRef = formatQuoteRef({ search, planCode: plan.code, totalCents }, deps.quoteSigner.sign(search));
  return { ...sealed, quoteRef, plan, breakdown, riderPremiums, totalCents };
}
