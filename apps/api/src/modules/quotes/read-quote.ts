import { AppError } from '../../http/app-error.ts';
import type { Catalogue } from '../catalogue/snapshot.ts';
import type { Quote, SealedSearch } from './quote.ts';
import { formatQuoteRef, openQuoteRef, planDigest, type QuoteSigner, quoteSigner } from './quote-ref.ts';
import { packSearch, riskOf, unpackSearch } from './quoted-search.ts';

/** What reading a quote takes: the catalogue and what signs references. */
export interface QuoteDeps {
  readonly catalogue: Catalogue;
  readonly signer: QuoteSigner;
}

const signers = new WeakMap<Buffer, QuoteSigner>();

/** One signer for each secret: it holds an open cipher. */
function signerOf(secretKey: Buffer): QuoteSigner {
  const kept = signers.get(secretKey) ?? quoteSigner(secretKey);
  signers.set(secretKey, kept);
  return kept;
}

/** The part of the server's parts that quoting needs. */
export function quoteDeps(deps: { catalogue: Catalogue; config: { secretKey: Buffer } }): QuoteDeps {
  return { catalogue: deps.catalogue, signer: signerOf(deps.config.secretKey) };
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
  const risk = riskOf(sealed.line, sealed.search, sealed.quotedOn, sealed.options);
  const result = version.ratePlan(plan, risk, sealed.terms);
  return result.kind === 'priced' ? { plan, ...result } : null;
}

/**
 * The quote behind a reference: signed by this server, and priced again to the same cent.
 * @param today yyyy-MM-dd; a quote is good through its last day
 * @throws AppError quote.invalid, quote.expired, quote.notReproducible
 */
export async function readQuote(deps: QuoteDeps, quoteRef: string, { today }: { today: string }): Promise<Quote> {
  const opened = openQuoteRef(deps.signer, quoteRef);
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
  const seal = packSearch(sealed);
  const tag = deps.signer.tags(seal, [{ planDigest: planDigest(quote.plan.code), totalCents }]);
  return {
    ...sealed,
    quoteRef: formatQuoteRef(seal, quote.plan.code, totalCents, tag),
    plan: priced.plan,
    breakdown: priced.breakdown,
    riderPremiums: priced.riders,
    totalCents,
  };
}
