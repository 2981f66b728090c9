import { type LevyRow, levyOfYearsCents } from './levy.ts';
import { millionthsOf, shareOf } from './money.ts';

/** What a personal-lines price is made of; all in cents, each sum exact. */
export interface PriceBreakdown {
  /** The tariff premium after every rating factor and the insurer's relativity, whole dollars, options excluded. */
  readonly basePremiumCents: number;
  /** Optional covers, whole dollars together. basePremium + riderPremium = listPremium. */
  readonly riderPremiumCents: number;
  readonly listPremiumCents: number;
  /** The discount that counts, 10,000 = 100%. */
  readonly discountBasisPoints: number;
  /** listPremium - discount = netPremium. */
  readonly discountCents: number;
  readonly netPremiumCents: number;
  /** IA levy on the net premium, of all policy years. */
  readonly levyCents: number;
  /** MIB and the like on the net premium; 0 for most lines. */
  readonly otherLeviesCents: number;
  /** IA levy and other levies on the list premium. */
  readonly leviesBeforeDiscountCents: number;
  /** listPremium + leviesBeforeDiscount. */
  readonly totalBeforeDiscountCents: number;
  /** netPremium + levy + otherLevies: what the client pays. */
  readonly totalCents: number;
}

const NO_OTHER_LEVIES: readonly LevyRow[] = [];

/**
 * The card arithmetic of all personal lines. Discount and each levy are rounded half-up to the cent on their own, so
 * the printed parts always add up to the printed total.
 */
export function priceCard(
  basePremiumCents: number,
  riderPremiumCents: number,
  discountBasisPoints: number,
  levyByYear: readonly LevyRow[],
  otherLevies: readonly LevyRow[] = NO_OTHER_LEVIES,
): PriceBreakdown {
  const listPremiumCents = basePremiumCents + riderPremiumCents;
  const netPremiumCents = shareOf(listPremiumCents, 10_000 - discountBasisPoints);
  const levyOnNetCents = levyOfYearsCents(netPremiumCents, levyByYear);
  let otherLeviesCents = 0;
  let leviesBeforeDiscountCents =
    netPremiumCents === listPremiumCents ? levyOnNetCents : levyOfYearsCents(listPremiumCents, levyByYear);
  for (const row of otherLevies) {
    otherLeviesCents += millionthsOf(netPremiumCents, row.ratePpm);
    leviesBeforeDiscountCents += millionthsOf(listPremiumCents, row.ratePpm);
  }
  return {
    basePremiumCents,
    riderPremiumCents,
    listPremiumCents,
    discountBasisPoints,
    discountCents: listPremiumCents - netPremiumCents,
    netPremiumCents,
    levyCents: levyOnNetCents,
    otherLeviesCents,
    leviesBeforeDiscountCents,
    totalBeforeDiscountCents: listPremiumCents + leviesBeforeDiscountCents,
    totalCents: netPremiumCents + levyOnNetCents + otherLeviesCents,
  };
}
