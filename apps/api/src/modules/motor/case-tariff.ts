import { mostClientDiscount } from '@onegi/rating/commission';
import type { PlanTerms } from '@onegi/rating/line-rating';
import type { MotorRisk } from '@onegi/rating/lines/motor/motor-types';
import {
  type MotorCaseTariff,
  type MotorCaseTerms,
  type MotorCaseUnpriced,
  type MotorPremium,
  motorCasePremium,
  readMotorCaseTariff,
} from '@onegi/rating/motor-case/premium';
import type { Deps } from '../../deps.ts';
import type { LineVersion, Plan } from '../../ports/catalogue.ts';
import { commissionRate } from '../policies/commission-rate.ts';
import { refusal } from './assess-case.ts';
import type { AgreedTerms, MotorCaseRow, MotorQuoteRow } from './tables.ts';

type Version = LineVersion<'MOTOR'>;

/** A published version never changes: its tariff is read once. */
const tariffs = new WeakMap<Version, MotorCaseTariff>();

function tariffOf(version: Version): MotorCaseTariff {
  const tariff = tariffs.get(version) ?? readMotorCaseTariff(version.tariffCells);
  tariffs.set(version, tariff);
  return tariff;
}

/** A premium, or why there is none; `terms`: what was agreed leaves nothing to pay. */
export type PricedCase = MotorPremium | MotorCaseUnpriced | 'terms';

/** Prices a case by a plan of a version of the catalogue. */
export function priceByPlan(version: Version, plan: Plan, risk: MotorRisk, terms: MotorCaseTerms): PricedCase {
  const planTerms: PlanTerms = version.planTerms(plan);
  try {
    return motorCasePremium(tariffOf(version), planTerms, risk, terms);
  } catch (error) {
    if (error instanceof RangeError) return 'terms';
    throw error;
  }
}

/**
 * The terms of a premium that is worked out today: what was agreed, the levies in force at inception, and commission.
 * @throws AppError request.invalid for a client discount above the commission that it is given out of
 */
export async function termsFor(
  { db, catalogue, clock }: Pick<Deps, 'db' | 'catalogue' | 'clock'>,
  { consultant_code, underwriter_loading_cents }: Pick<MotorCaseRow, 'consultant_code' | 'underwriter_loading_cents'>,
  { cover, startsOn }: { readonly cover: string; readonly startsOn: string },
  { insurerDiscountBasisPoints, clientDiscountBasisPoints, loadingPercent }: AgreedTerms,
): Promise<MotorCaseTerms> {
  const { levyByYear, otherLevies } = catalogue.current().terms('MOTOR', { startsOn, years: 1 });
  const rate = await commissionRate(db, `MOTOR_${cover}`, clock.today());
  const most = mostClientDiscount(rate.basicBasisPoints);
  if (clientDiscountBasisPoints > most) {
    const params = { percent: most / 100 };
    throw refusal([{ field: 'clientDiscountBasisPoints', message: 'motorCases.checks.clientDiscountAbove', params }]);
  }
  return {
    loadingPercent,
    underwriterLoadingCents: underwriter_loading_cents,
    insurerDiscountBasisPoints,
    clientDiscountBasisPoints,
    basicCommissionBasisPoints: rate.basicBasisPoints,
    consultantPayoutBasisPoints: consultant_code === null ? 0 : rate.payoutBasisPoints,
    levyByYear,
    otherLevies,
  };
}

/** The premium that a stored row was made with, worked out anew from what it holds. */
export async function replayQuote(
  { catalogue }: Pick<Deps, 'catalogue'>,
  { catalogue_version, plan_code, risk, terms }: MotorQuoteRow,
): Promise<PricedCase> {
  const version = await catalogue.version('MOTOR', catalogue_version);
  const plan = version.planByCode.get(plan_code);
  if (!plan) throw new Error(`${plan_code} is no plan of version ${catalogue_version}`);
  return priceByPlan(version, plan, risk, terms);
}
