import type { FrozenQuote } from '@onegi/contract/calls/quotes/shapes';
import { cardOf, factsOf, variantOfQuote } from '../describe-quote.ts';
import type { Quote } from '../quote.ts';
import { formatQuoteRef } from '../quote-ref.ts';
import { packSearch, riskOf } from '../quoted-search.ts';
import type { QuoteDeps } from '../read-quote.ts';
import { referText } from '../refer-text.ts';

/** Every plan of the line at the price of a quote's search, by the tariff that was in force then: cheapest first, then those without a price. */
export async function listQuoted(deps: QuoteDeps, quote: Quote): Promise<FrozenQuote[]> {
  const version = await deps.catalogue.version(quote.line, quote.tariffVersion);
  const risk = riskOf(quote.line, quote.search, quote.quotedOn, quote.options);
  const results = version.rate(risk as never, quote.terms);
  const search = packSearch(quote);
  const signature = deps.quoteSigner.sign(search);
  const variant = variantOfQuote(quote);
  const listed = version.plans.map((plan, at): FrozenQuote => {
    const result = results[at];
    const card = { ...cardOf(plan), ...factsOf(plan, variant), breakdown: null, searchText: '', searchTextZh: '' };
    if (!result || result.kind === 'refer') {
      const { en, zhHant } = referText(result?.reason ?? '');
      return { ...card, referText: en, referTextZh: zhHant };
    }
    const { totalCents, totalBeforeDiscountCents, discountBasisPoints } = result.breakdown;
    return {
      ...card,
      totalCents,
      beforeDiscountCents: totalBeforeDiscountCents,
      discountPercent: discountBasisPoints / 100,
      quoteRef: formatQuoteRef({ search, planCode: plan.code, totalCents }, signature),
      expiresOn: quote.expiresOn,
    };
  });
  return listed.toSorted((a, b) => (a.totalCents ?? Infinity) - (b.totalCents ?? Infinity));
}
