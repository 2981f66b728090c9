import type { PriceBreakdown } from './card.ts';
import type { LevyRow } from './levy.ts';

/** What beside the risk and the tariff version decides a price. Kept with a frozen quote, it replays years later. */
export interface RateTerms {
  readonly levy: LevyRow;
  /** 0 without a promotion code. */
  readonly promotionBasisPoints: number;
}

export interface RiderPremium<Rider extends string = string> {
  readonly rider: Rider;
  readonly premiumCents: number;
}

/** A plan is either priced or referred to the insurer's underwriters; it is never dropped. */
export type RateResult<Reason extends string = string, Rider extends string = string> =
  | { readonly kind: 'priced'; readonly breakdown: PriceBreakdown; readonly riders: readonly RiderPremium<Rider>[] }
  | { readonly kind: 'refer'; readonly reason: Reason };
