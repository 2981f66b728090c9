import { startingFrom, upTo } from '../../bands.ts';
import type { Tier } from '../../line-rating.ts';
import type { MotorTariff, RatedGroup } from './motor-tariff.ts';
import type { MotorRisk } from './motor-types.ts';

/** Hundredths of the share × tenths of the rate's percent × hundredths of the tier's factor. */
export const MOTOR_SCALE = 10_000_000;

/** Dollars × MOTOR_SCALE, exact. */
export interface BasicPremium {
  readonly thirdParty: number;
  /** 0 for third-party cover. */
  readonly ownDamage: number;
}

/** Each in percent of the basic premium; they are added up. */
export interface MotorLoadings {
  readonly vehicleAge: number;
  /** Of the one with the highest loading alone. */
  readonly worstDriver: number;
  readonly extraDrivers: number;
  readonly claims: number;
}

/** The market's basic premium of a car in a group that the tariff has; what a value exceeds the last slice by adds nothing. */
export function basicPremium(tariff: MotorTariff, risk: MotorRisk, tier: Tier): BasicPremium {
  const group = String(risk.modelGroup) as RatedGroup;
  const ownDamage = risk.cover === 'C' ? slicedValue(tariff, risk.valueDollars ?? 0) * tariff.ownDamageRate[group] : 0;
  return {
    thirdParty: tariff.thirdParty[group][tier] * MOTOR_SCALE,
    ownDamage: ownDamage * tariff.ownDamageTier[tier],
  };
}

/** The loadings that the tariff has; what lies outside its bands is referred, and loaded by nothing here. */
export function loadingsOf(tariff: MotorTariff, risk: MotorRisk): MotorLoadings {
  return {
    vehicleAge: upTo(tariff.vehicleAge[risk.cover], risk.vehicleAgeYears)?.value ?? 0,
    worstDriver: Math.max(
      ...risk.drivers.map(
        ({ age, experienceYears }) =>
          (age === true ? 0 : (startingFrom(tariff.driverAge[risk.cover], age)?.value ?? 0)) +
          (experienceYears === true ? 0 : (startingFrom(tariff.experience, experienceYears)?.value ?? 0)),
      ),
    ),
    extraDrivers: Math.max(0, risk.driverCount - tariff.driversFree) * tariff.extraDriver,
    claims: risk.hadAccident ? (upTo(tariff.claims, risk.claimsDollars ?? 0)?.value ?? 0) : 0,
  };
}

/** In percent of the basic premium. */
export const sumOfLoadings = ({ vehicleAge, worstDriver, extraDrivers, claims }: MotorLoadings): number =>
  vehicleAge + worstDriver + extraDrivers + claims;

/** The value in hundredths of a dollar, each slice by its share. */
function slicedValue({ slices }: MotorTariff, valueDollars: number): number {
  let sliced = 0;
  let from = 0;
  for (const { edge, value: share } of slices) {
    sliced += Math.max(0, Math.min(valueDollars, edge) - from) * share;
    from = edge;
  }
  return sliced;
}
