/**
 * How a cover is priced, without the amount that stands beside it already: 'HK$180 per policy' at HK$180.00 is 'per policy'.
 * An amount that is a part of a longer rule, '8% of the premium, at least HK$60 per person', stays in it.
 */
export function withoutAmount(priceText: string, premiumCents: number | null): string {
  if (premiumCents === null) return priceText;
  const amount = `HK$${(premiumCents / 100).toLocaleString('en-HK')}`;
  const [before, after, ...more] = priceText.split(amount);
  if (before === undefined || /[\d,，]/.test(before)) return priceText;
  if (after === undefined || more.length > 0 || /^[\d,.]/.test(after)) return priceText;
  return `${before}${after}`.trim();
}
