import { type LevyRow, levyOfYearsCents } from './levy.ts';
import { millionthsOf, shareOf } from './money.ts';

/** Percentages in basis points (10,000 = 100%); money in cents, negative on a refund. */
interface InsurersPremium {
  /** Tariff premium after loadings and no-claim discount, before any discount. */
  readonly grossPremiumCents: number;
  readonly insurerDiscountBasisPoints: number;
}

interface PremiumTerms extends InsurersPremium {
  /** Given by the consultant out of commission: 0 to 10%, never above the basic commission rate. */
  readonly clientDiscountBasisPoints: number;
  readonly basicCommissionBasisPoints: number;
  readonly consultantPayoutBasisPoints: number;
}

/** Levies that were worked out before. */
export interface LeviesCharged {
  /** MIB or employees' compensation levies. */
  readonly otherLeviesCents: number;
  /** The Insurance Authority's. */
  readonly levyCents: number;
}

/** A premium and the levies in force on it. */
export interface LeviedTerms extends InsurersPremium {
  /** The IA levy row of each policy year. */
  readonly levyByYear: readonly LevyRow[];
  /** MIB or employees' compensation levies. */
  readonly otherLevies: readonly LevyRow[];
}

export type CommissionTerms = PremiumTerms & LeviedTerms;

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

/** The most that a client can be given: 10%, and no more than the commission it is given out of. */
export const mostClientDiscount = (basicCommissionBasisPoints: number): number =>
  Math.min(1_000, basicCommissionBasisPoints);

const netPremium = ({ grossPremiumCents, insurerDiscountBasisPoints }: InsurersPremium) =>
  shareOf(grossPremiumCents, 10_000 - insurerDiscountBasisPoints);

/** The levies in force on a premium after the insurer's discount. */
export function leviesCharged(terms: LeviedTerms): LeviesCharged {
  const net = netPremium(terms);
  return {
    otherLeviesCents: terms.otherLevies.reduce((sum, row) => sum + millionthsOf(net, row.ratePpm), 0),
    levyCents: levyOfYearsCents(net, terms.levyByYear),
  };
}

/** Splits one premium with the levies in force on it. */
export const splitCommission = (terms: CommissionTerms): CommissionBreakdown =>
  splitPremium(terms, leviesCharged(terms));

/**
 * Splits one premium between client, insurer, consultant and house. Every product is rounded half-up on its own.
 * @param levies as they were charged
 */
export function splitPremium(terms: PremiumTerms, { otherLeviesCents, levyCents }: LeviesCharged): CommissionBreakdown {
  const { clientDiscountBasisPoints, basicCommissionBasisPoints } = terms;
  if (clientDiscountBasisPoints < 0 || clientDiscountBasisPoints > mostClientDiscount(basicCommissionBasisPoints)) {
    throw new RangeError('A client discount is 0 to 10% and never above the basic commission rate');
  }
  const netPremiumCents = netPremium(terms);
  const actualPremiumCents = shareOf(netPremiumCents, 10_000 - clientDiscountBasisPoints);
  const totalLeviesCents = otherLeviesCents + levyCents;
  const basicCommissionCents = shareOf(netPremiumCents, basicCommissionBasisPoints);
  const totalCommissionCents = basicCommissionCents - (netPremiumCents - actualPremiumCents);
  const consultantCommissionCents = shareOf(totalCommissionCents, terms.consultantPayoutBasisPoints);
  return {
    netPremiumCents,
    actualPremiumCents,
    otherLeviesCents,
    levyCents,
    totalLeviesCents,
    receivableCents: actualPremiumCents + totalLeviesCents,
    basicCommissionCents,
    totalCommissionCents,
    consultantCommissionCents,
    houseCommissionCents: totalCommissionCents - consultantCommissionCents,
    payableCents: netPremiumCents - basicCommissionCents + totalLeviesCents,
  };
}
