/** More is a slip: HK$1,000,000,000. */
const MOST_CENTS = 100_000_000_000;

/** What was typed as HK$, in cents; undefined while it is no amount of at most two decimals. */
export function centsOf(typed: string): number | undefined {
  const found = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(typed.replaceAll(/[,\s]/g, ''));
  const cents = found ? Number(`${found[1]}${(found[2] ?? '').padEnd(2, '0')}`) : Number.NaN;
  return cents <= MOST_CENTS ? cents : undefined;
}
