import { type CommissionBreakdown, splitPremium } from '../commission.ts';
import { type LevyRow, levyOfYearsCents } from '../levy.ts';
import { millionthsOf, multiplyDivideHalfUp, shareOf } from '../money.ts';

/** All that is booked of an endorsement; negative where premium goes back. */
export interface BookedFigures extends CommissionBreakdown {
  readonly grossPremiumCents: number;
}

/** How a policy was sold: what every later premium of it is split by. */
export interface SoldTerms {
  readonly insurerDiscountBasisPoints: number;
  readonly clientDiscountBasisPoints: number;
  readonly basicCommissionBasisPoints: number;
  readonly consultantPayoutBasisPoints: number;
}

/** The levies of a policy, chosen by its first day. */
export interface PolicyLevies {
  /** The Insurance Authority's row of each policy year. */
  readonly levyByYear: readonly LevyRow[];
  /** Of the class of business. */
  readonly otherLevies: readonly LevyRow[];
}

/** What was charged for a policy so far, all its endorsements added up. */
export interface Charged {
  readonly grossPremiumCents: number;
  readonly netPremiumCents: number;
  readonly actualPremiumCents: number;
  readonly otherLeviesCents: number;
  readonly levyCents: number;
  readonly basicCommissionCents: number;
  readonly consultantCommissionCents: number;
}

/** A premium that is added or given back. */
export interface PremiumChange {
  readonly grossPremiumCents: number;
  /** The part of the net premium that bears the levies of its class; all of it unless said. */
  readonly bearingCents?: number | undefined;
}

/**
 * Books an additional premium or a refund that is no cancellation. The Insurance Authority's levy is capped per policy year:
 * it is the levy on all the premium so far less what was charged. Other levies and commission are the change's own.
 */
export function changeFigures(
  change: PremiumChange,
  charged: Pick<Charged, 'netPremiumCents' | 'levyCents'>,
  terms: SoldTerms,
  { levyByYear, otherLevies }: PolicyLevies,
): BookedFigures {
  const { grossPremiumCents } = change;
  const netPremiumCents = shareOf(grossPremiumCents, 10_000 - terms.insurerDiscountBasisPoints);
  const bearing = change.bearingCents ?? netPremiumCents;
  const levies = {
    otherLeviesCents: otherLevies.reduce((sum, { ratePpm }) => sum + millionthsOf(bearing, ratePpm), 0),
    levyCents: levyOfYearsCents(charged.netPremiumCents + netPremiumCents, levyByYear) - charged.levyCents,
  };
  return { grossPremiumCents, ...splitPremium({ grossPremiumCents, ...terms }, levies) };
}

/**
 * Books what a cancellation gives back: premium, levies and commission in the proportion of the refund to the net premium,
 * each rounded by itself. What the consultant gives back is a share of the commission that goes back.
 * @param refundCents positive
 */
export function refundFigures(
  refundCents: number,
  charged: Charged,
  { consultantPayoutBasisPoints }: Pick<SoldTerms, 'consultantPayoutBasisPoints'>,
): BookedFigures {
  const part = (cents: number) => {
    const share = charged.netPremiumCents === 0 ? 0 : multiplyDivideHalfUp(cents, refundCents, charged.netPremiumCents);
    return share === 0 ? 0 : -share;
  };
  // All of it goes back exactly as it came, whatever was rounded on the way.
  const isWhole = refundCents === charged.netPremiumCents;
  const netPremiumCents = part(charged.netPremiumCents);
  const actualPremiumCents = part(charged.actualPremiumCents);
  const otherLeviesCents = part(charged.otherLeviesCents);
  const levyCents = part(charged.levyCents);
  const totalLeviesCents = otherLeviesCents + levyCents;
  const basicCommissionCents = part(charged.basicCommissionCents);
  const totalCommissionCents = basicCommissionCents - (netPremiumCents - actualPremiumCents);
  const consultantCommissionCents = isWhole
    ? part(charged.consultantCommissionCents)
    : shareOf(totalCommissionCents, consultantPayoutBasisPoints);
  return {
    grossPremiumCents: part(charged.grossPremiumCents),
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

const NOTHING: BookedFigures = {
  grossPremiumCents: 0,
  netPremiumCents: 0,
  actualPremiumCents: 0,
  otherLeviesCents: 0,
  levyCents: 0,
  totalLeviesCents: 0,
  receivableCents: 0,
  basicCommissionCents: 0,
  totalCommissionCents: 0,
  consultantCommissionCents: 0,
  houseCommissionCents: 0,
  payableCents: 0,
};
const names = Object.keys(NOTHING) as (keyof BookedFigures)[];

/** An endorsement without premium. */
export const nilFigures: BookedFigures = NOTHING;

/** What turns an endorsement round: a reversal, or the reinstatement of what was cancelled. */
export const oppositeFigures = (figures: BookedFigures): BookedFigures =>
  Object.fromEntries(names.map((name) => [name, figures[name] === 0 ? 0 : -figures[name]])) as unknown as BookedFigures;

/** Several endorsements together. */
export const sumFigures = (list: readonly BookedFigures[]): BookedFigures =>
  Object.fromEntries(
    names.map((name) => [name, list.reduce((sum, figures) => sum + figures[name], 0)]),
  ) as unknown as BookedFigures;
