import { type CommissionBreakdown, splitCommission } from '../commission.ts';
import { requestedRiders } from '../engine.ts';
import type { LevyRow } from '../levy.ts';
import type { Market, PlanTerms } from '../line-rating.ts';
import { checkMotorRisk, motorRating } from '../lines/motor/motor.ts';
import { basicPremium, loadingsOf, MOTOR_SCALE, type MotorLoadings } from '../lines/motor/motor-parts.ts';
import { type MotorTariff, readMotorTariff } from '../lines/motor/motor-tariff.ts';
import type { MotorReason, MotorRider, MotorRisk } from '../lines/motor/motor-types.ts';
import { safeInteger } from '../money.ts';
import { priceRiders } from '../price-riders.ts';
import { type RiderTariff, readRiderTariff } from '../rider-tariff.ts';
import { readTariff, type TariffCell } from '../tariff.ts';

/** The tariff of the shop's motor line, read for cases of the back office. Immutable. */
export interface MotorCaseTariff {
  readonly motor: MotorTariff;
  readonly market: Market<MotorRisk, MotorRider, MotorReason>;
  readonly riders: RiderTariff<MotorRider>;
}

/** What the back office agrees upon beside the risk; the first two are the overrides that refer a case (rule M14). */
export interface MotorCaseTerms {
  /** In place of the tariff's loadings together, percent of the basic premium; null where these stand. */
  readonly loadingPercent: number | null;
  /** The underwriter's, before the no-claim discount; negative lowers the premium. */
  readonly underwriterLoadingCents: number;
  readonly insurerDiscountBasisPoints: number;
  readonly clientDiscountBasisPoints: number;
  readonly basicCommissionBasisPoints: number;
  readonly consultantPayoutBasisPoints: number;
  readonly levyByYear: readonly LevyRow[];
  readonly otherLevies: readonly LevyRow[];
}

export type MotorLineCode =
  | 'thirdParty'
  | 'ownDamage'
  | keyof MotorLoadings
  | 'manualLoading'
  | 'underwriterLoading'
  | 'noClaimDiscount'
  | 'minimum'
  | 'wholeDollars'
  | MotorRider
  | 'insurerDiscount'
  | 'clientDiscount'
  | 'otherLevies'
  | 'levy';

/** One line of the premium page; a discount is negative. */
export interface MotorPremiumLine {
  readonly code: MotorLineCode;
  readonly cents: number;
  /** Hundredths of a percent, where the line is a share of what stands above it. */
  readonly basisPoints?: number;
}

/** Every line and the sums between them (domain brief 5.5). The lines add up to the sums, and these to what is paid. */
export interface MotorPremium extends CommissionBreakdown {
  readonly lines: readonly MotorPremiumLine[];
  /** Third party and own damage. */
  readonly basicPremiumCents: number;
  /** With loadings, before the no-claim discount. */
  readonly subtotalCents: number;
  /** Whole dollars; what the shop lists without optional covers. */
  readonly premiumAfterDiscountCents: number;
  /** With extensions; the discounts and levies are of it. */
  readonly grossPremiumCents: number;
}

/** Why a case has no premium: its group has no rates, or a plan of this tier does not have the extension. */
export type MotorCaseUnpriced = 'model-manual' | 'rider-not-offered';

/** @throws RangeError naming the first cell that is missing or not a number */
export function readMotorCaseTariff(cells: readonly TariffCell[]): MotorCaseTariff {
  const tariff = readTariff(cells);
  return {
    motor: readMotorTariff(tariff),
    market: motorRating.compile(tariff),
    riders: readRiderTariff(tariff, motorRating.riders, motorRating.riderVariants),
  };
}

/**
 * The premium of a case by the tariff that the shop sells by: the same risk has the same premium on both sides. What the
 * shop refers is priced as far as the tariff goes, as an indication, for an underwriter to clear.
 *
 * Every sum is rounded half-up from the exact premium, and a line is the difference of two sums.
 * @throws RangeError on a risk nobody can state, and on terms that leave nothing to pay
 */
export function motorCasePremium(
  tariff: MotorCaseTariff,
  plan: PlanTerms,
  risk: MotorRisk,
  terms: MotorCaseTerms,
): MotorPremium | MotorCaseUnpriced {
  checkMotorRisk(risk);
  if (risk.modelGroup === 9) return 'model-manual';
  const extensions = requestedRiders(tariff, risk, tariff.market.riderBasis(risk), plan.tier);
  if (!extensions) return 'rider-not-offered';

  const rated = ratedLines(tariff.motor, plan, risk, terms);
  const riders = priceRiders(extensions, rated.premiumAfterDiscountCents / 100);
  const grossPremiumCents = riders.reduce(
    (sum, { premiumCents }) => sum + premiumCents,
    rated.premiumAfterDiscountCents,
  );
  const split = splitCommission({ ...terms, grossPremiumCents });
  return {
    ...split,
    basicPremiumCents: rated.basicPremiumCents,
    subtotalCents: rated.subtotalCents,
    premiumAfterDiscountCents: rated.premiumAfterDiscountCents,
    grossPremiumCents,
    lines: [
      ...rated.lines,
      ...riders.map(({ rider, premiumCents }) => ({ code: rider, cents: premiumCents })),
      {
        code: 'insurerDiscount',
        cents: split.netPremiumCents - grossPremiumCents,
        basisPoints: terms.insurerDiscountBasisPoints,
      },
      {
        code: 'clientDiscount',
        cents: split.actualPremiumCents - split.netPremiumCents,
        basisPoints: terms.clientDiscountBasisPoints,
      },
      { code: 'otherLevies', cents: split.otherLeviesCents },
      { code: 'levy', cents: split.levyCents },
    ],
  };
}

interface RatedLines {
  readonly lines: readonly MotorPremiumLine[];
  readonly basicPremiumCents: number;
  readonly subtotalCents: number;
  readonly premiumAfterDiscountCents: number;
}

/** Lines 1 to 8: exact in BigInt, since amount, relativity, loadings and discount multiply beyond a double's integers. */
function ratedLines(tariff: MotorTariff, plan: PlanTerms, risk: MotorRisk, terms: MotorCaseTerms): RatedLines {
  const { thirdParty, ownDamage } = basicPremium(tariff, risk, plan.tier);
  const relativity = BigInt(plan.relativityBasisPoints);
  // The market's dollars, relativity in ten-thousandths, loadings and what the discount leaves in percent.
  const scale = BigInt(MOTOR_SCALE) * 10_000n * 10_000n;
  const exact = (amount: number, percent: number, left = 100): bigint =>
    BigInt(amount) * 100n * relativity * BigInt(percent) * BigInt(left);
  const cents = (numerator: bigint): number => roundHalfUp(numerator, scale);

  const market = thirdParty + ownDamage;
  const basicPremiumCents = cents(exact(market, 100));
  const thirdPartyCents = cents(exact(thirdParty, 100));
  const lines: MotorPremiumLine[] = [
    { code: 'thirdParty', cents: thirdPartyCents },
    ...(risk.cover === 'C' ? [{ code: 'ownDamage', cents: basicPremiumCents - thirdPartyCents } as const] : []),
  ];

  let percent = 100;
  let running = basicPremiumCents;
  for (const [code, loading] of loadingLines(tariff, risk, terms)) {
    percent += loading;
    const loaded = cents(exact(market, percent));
    lines.push({ code, cents: loaded - running, basisPoints: loading * 100 });
    running = loaded;
  }

  const { underwriterLoadingCents } = terms;
  if (underwriterLoadingCents !== 0) lines.push({ code: 'underwriterLoading', cents: underwriterLoadingCents });
  const subtotalCents = running + safeInteger(underwriterLoadingCents);
  if (percent < 0 || subtotalCents <= 0) throw new RangeError('The loadings leave nothing to pay');

  const left = 100 - risk.noClaimDiscountPercent;
  const discounted = exact(market, percent, left) + (BigInt(underwriterLoadingCents) * scale * BigInt(left)) / 100n;
  const discountedCents = cents(discounted);
  if (left < 100) {
    lines.push({
      code: 'noClaimDiscount',
      cents: discountedCents - subtotalCents,
      basisPoints: -risk.noClaimDiscountPercent * 100,
    });
  }

  // As the shop does: rounded once to whole dollars, and at least the minimum, which is in whole dollars.
  const wholeCents = roundHalfUp(discounted, scale * 100n) * 100;
  const minimumCents = tariff.minimum[risk.cover][plan.tier] * 100;
  const premiumAfterDiscountCents = Math.max(wholeCents, minimumCents);
  const rounding = premiumAfterDiscountCents - discountedCents;
  if (rounding !== 0) lines.push({ code: wholeCents < minimumCents ? 'minimum' : 'wholeDollars', cents: rounding });
  return { lines, basicPremiumCents, subtotalCents, premiumAfterDiscountCents };
}

/** The tariff's loadings that are not 0, or the one that was keyed in place of them. */
function loadingLines(
  tariff: MotorTariff,
  risk: MotorRisk,
  { loadingPercent }: MotorCaseTerms,
): readonly (readonly [MotorLineCode, number])[] {
  if (loadingPercent !== null) return [['manualLoading', safeInteger(loadingPercent)]];
  const { vehicleAge, worstDriver, extraDrivers, claims } = loadingsOf(tariff, risk);
  const all = [
    ['vehicleAge', vehicleAge],
    ['worstDriver', worstDriver],
    ['extraDrivers', extraDrivers],
    ['claims', claims],
  ] as const;
  return all.filter(([, percent]) => percent !== 0);
}

/** Rounded half-up, mirrored for negative numerators. */
function roundHalfUp(numerator: bigint, denominator: bigint): number {
  const magnitude = numerator < 0n ? -numerator : numerator;
  const rounded = (2n * magnitude + denominator) / (2n * denominator);
  return safeInteger(Number(numerator < 0n ? -rounded : rounded));
}
