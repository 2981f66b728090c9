/** A promotion code replaces the plan's standing discount when it is larger; the two are never added. */
export function effectiveDiscount(standingBasisPoints: number, promotionBasisPoints: number): number {
  return Math.max(standingBasisPoints, promotionBasisPoints);
}
