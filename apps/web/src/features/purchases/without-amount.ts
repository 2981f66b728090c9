/** How a cover is priced, without the amount that stands beside it already: 'HK$180 per policy' at HK$180.00 is 'per policy'. */
export function withoutAmount(priceText: string, premiumCents: number | null): string {
  if (premiumCents === null) return priceText;
  const amount = `HK$${(premiumCents / 100).toLocaleString('en-HK')}`;
  const [before, after, ...more] = priceText.split(amount);
  if (after === undefined || more.length > 0 || /^[\d,.]/.test(after)) return priceText;
  return `${before}${after}`.trim();
}
