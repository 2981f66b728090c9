import type { PriceBreakdown } from './card.ts';
import type { LevyRow } from './levy.ts';

/** What beside the risk and the tariff version decides a price. Kept with a frozen quote, it replays years later. */
export interface RateTerms {
  /** The IA levy row of each policy year; one row for a policy of one year. */
  readonly levyByYear: readonly [LevyRow, ...LevyRow[]];
  /** MIB for motor; none for most lines. */
  readonly otherLevies: readonly LevyRow[];
  /** 0 without a promotion code. */
  readonly promotionBasisPoints: number;
  /** The longest single trip in days; travel alone needs it. */
  readonly dayLimit?: number;
}

export interface RiderPremium<Rider extends string = string> {
  readonly rider: Rider;
  /** Negative where the cover lowers the premium (a deductible). */
  readonly premiumCents: number;
}

/** Reasons that any line may give: an optional cover was asked for that the plan does not have. */
export type SharedReason = 'rider-not-offered';

/** A plan is either priced or referred to the insurer's underwriters; it is never dropped. */
export type RateResult<Reason extends string = string, Rider extends string = string> =
  | { readonly kind: 'priced'; readonly breakdown: PriceBreakdown; readonly riders: readonly RiderPremium<Rider>[] }
  | { readonly kind: 'refer'; readonly reason: Reason | SharedReason };
