import { type LevyRow, levyOfYearsCents } from './levy.ts';
import { millionthsOf, shareOf } from './money.ts';

/** Percentages in basis points (10,000 = 100%); money in cents, negative on a refund. */
export interface CommissionTerms {
  /** Tariff premium after loadings and no-claim discount, before any discount. */
  readonly grossPremiumCents: number;
  readonly insurerDiscountBasisPoints: number;
  /** Given by the consultant out of commission: 0 to 10%, never above the basic commission rate. */
  readonly clientDiscountBasisPoints: number;
  /** The IA levy row of each policy year. */
  readonly levyByYear: readonly LevyRow[];
  /** MIB or employees' compensation levies. */
  readonly otherLevies: readonly LevyRow[];
  readonly basicCommissionBasisPoints: number;
  readonly consultantPayoutBasisPoints: number;
}

/** receivable - payable = totalCommission = consultantCommission + houseCommission, to the cent. */
export interface CommissionBreakdown {
  readonly netPremiumCents: number;
  readonly actualPremiumCents: number;
  readonly otherLeviesCents: number;
  readonly levyCents: number;
  readonly totalLeviesCents: number;
  /** What the client owes: actual premium and levies. */
  readonly receivableCents: number;
  readonly basicCommissionCents: number;
  /** Basic commission less the client discount it pays for. */
  readonly totalCommissionCents: number;
  readonly consultantCommissionCents: number;
  readonly houseCommissionCents: number;
  /** What the insurer is owed: net premium less basic commission, and levies. */
  readonly payableCents: number;
}

const MOST_CLIENT_DISCOUNT = 1_000;

/** Splits one premium between client, insurer, consultant and house. Every product is rounded half-up on its own. */
export function splitCommission(terms: CommissionTerms): CommissionBreakdown {
  const { clientDiscountBasisPoints, basicCommissionBasisPoints } = terms;
  if (
    clientDiscountBasisPoints < 0 ||
    clientDiscountBasisPoints > Math.min(MOST_CLIENT_DISCOUNT, basicCommissionBasisPoints)
  ) {
    throw new RangeError('A client discount is 0 to 10% and never above the basic commission rate');
  }
  const netPremiumCents = shareOf(terms.grossPremiumCents, 10_000 - terms.insurerDiscountBasisPoints);
  const actualPremiumCents = shareOf(netPremiumCents, 10_000 - clientDiscountBasisPoints);
  const otherLeviesCents = terms.otherLevies.reduce((sum, row) => sum + millionthsOf(netPremiumCents, row.ratePpm), 0);
  const iaLevyCents = levyOfYearsCents(netPremiumCents, terms.levyByYear);
  const totalLeviesCents = otherLeviesCents + iaLevyCents;
  const basicCommissionCents = shareOf(netPremiumCents, basicCommissionBasisPoints);
  const totalCommissionCents = basicCommissionCents - (netPremiumCents - actualPremiumCents);
  const consultantCommissionCents = shareOf(totalCommissionCents, terms.consultantPayoutBasisPoints);
  return {
    netPremiumCents,
    actualPremiumCents,
    otherLeviesCents,
    levyCents: iaLevyCents,
    totalLeviesCents,
    receivableCents: actualPremiumCents + totalLeviesCents,
    basicCommissionCents,
    totalCommissionCents,
    consultantCommissionCents,
    houseCommissionCents: totalCommissionCents - consultantCommissionCents,
    payableCents: netPremiumCents - basicCommissionCents + totalLeviesCents,
  };
}
