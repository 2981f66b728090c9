import { createSecretKey, type KeyObject } from 'node:crypto';
import { AppError } from '../../http/app-error.ts';
import type { Catalogue } from '../catalogue/snapshot.ts';
import type { Quote, SealedSearch } from './quote.ts';
import { formatQuoteRef, openQuoteRef, planDigest, quoteSigner } from './quote-ref.ts';
import { packSearch, quotedLines, unpackSearch } from './seal-search.ts';

/** What reading a quote takes: the catalogue and the key that signs references. */
export interface QuoteDeps {
  readonly catalogue: Catalogue;
  readonly quoteKey: KeyObject;
}

const keys = new WeakMap<Buffer, KeyObject>();

/** A key object is costly to make and needed by every search. */
function keyOf(secretKey: Buffer): KeyObject {
  const kept = keys.get(secretKey) ?? createSecretKey(secretKey);
  keys.set(secretKey, kept);
  return kept;
}

/** The part of the server's parts that quoting needs. */
export function quoteDeps(deps: { catalogue: Catalogue; config: { secretKey: Buffer } }): QuoteDeps {
  return { catalogue: deps.catalogue, quoteKey: keyOf(deps.config.secretKey) };
}

/**
 * Prices one plan for a sealed search, by the tariff version the search was sealed with.
 * @returns null when the plan is referred
 * @throws AppError quote.notReproducible when the version or the plan is no longer to be had
 */
async function priceSealed(deps: QuoteDeps, sealed: SealedSearch, planCode: string) {
  const version = await deps.catalogue.version(sealed.line, sealed.tariffVersion).catch(() => null);
  const plan = version?.planByCode.get(planCode);
  if (!version || !plan) throw new AppError('quote.notReproducible');
  const risk = quotedLines[sealed.line].risk(sealed.search, sealed.options);
  const result = version.ratePlan(plan, risk, sealed.terms);
  return result.kind === 'priced' ? { plan, ...result } : null;
}

/**
 * The quote behind a reference: signed by this server, and priced again to the same cent.
 * @param today yyyy-MM-dd; a quote is good through its last day
 * @throws AppError quote.invalid, quote.expired, quote.notReproducible
 */
export async function readQuote(deps: QuoteDeps, quoteRef: string, { today }: { today: string }): Promise<Quote> {
  const opened = openQuoteRef(deps.quoteKey, quoteRef);
  if (!opened) throw new AppError('quote.invalid');
  const sealed = unpackSearch(opened.seal);
  if (today > sealed.expiresOn) throw new AppError('quote.expired');
  const priced = await priceSealed(deps, sealed, opened.planCode);
  if (!priced || priced.breakdown.totalCents !== opened.totalCents) throw new AppError('quote.notReproducible');
  return {
    ...sealed,
    quoteRef,
    plan: priced.plan,
    breakdown: priced.breakdown,
    riderPremiums: priced.riders,
    totalCents: opened.totalCents,
  };
}

/**
 * The same search, tariff version, terms and day with other optional covers: a new frozen quote.
 * @throws AppError quote.referred when the plan does not price this choice
 */
export async function requote(deps: QuoteDeps, quote: Quote, change: Pick<SealedSearch, 'options'>): Promise<Quote> {
  const sealed: SealedSearch = {
    line: quote.line,
    tariffVersion: quote.tariffVersion,
    engineVersion: quote.engineVersion,
    quotedOn: quote.quotedOn,
    expiresOn: quote.expiresOn,
    search: quote.search,
    terms: quote.terms,
    options: change.options,
  };
  const priced = await priceSealed(deps, sealed, quote.plan.code);
  if (!priced) throw new AppError('quote.referred');
  const { totalCents } = priced.breakdown;
  const signer = quoteSigner(deps.quoteKey, packSearch(sealed));
  const [tag = ''] = signer.tags([{ planDigest: planDigest(quote.plan.code), totalCents }]);
  return {
    ...sealed,
    quoteRef: formatQuoteRef(signer.seal, quote.plan.code, totalCents, tag),
    plan: priced.plan,
    breakdown: priced.breakdown,
    riderPremiums: priced.riders,
    totalCents,
  };
}
