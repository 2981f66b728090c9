import { startingFrom, upTo } from '../../bands.ts';
import type { MotorTariff } from './motor-tariff.ts';
import type { MotorDriver, MotorReason, MotorRisk } from './motor-types.ts';

/** The first rule that sends this risk to an underwriter, the same for every tier; null when it can be priced. */
export function motorReferReason(tariff: MotorTariff, risk: MotorRisk): MotorReason | null {
  const { cover, drivers, hadAccident } = risk;
  if (risk.modelGroup === 9) return 'model-manual';
  if (!upTo(tariff.vehicleAge[cover], risk.vehicleAgeYears)) return 'vehicle-too-old';
  if (drivers.some((driver) => ageOutside(tariff, risk, driver))) return 'driver-age';
  if (cover === 'C' && valueOutside(tariff, risk.valueDollars ?? 0)) return 'vehicle-value';
  if (hadAccident && !upTo(tariff.claims, risk.claimsDollars ?? 0)) return 'claims-record';
  if (risk.hadOffence) return 'offence-record';
  if (risk.wasDeclined) return 'declined-before';
  if (hadAccident && risk.noClaimDiscountPercent >= tariff.mismatchFromNcd) return 'ncd-claims-mismatch';
  if (risk.driverCount > tariff.mostDrivers) return 'too-many-drivers';
  if (drivers.some((driver) => drivesTooLong(tariff, driver))) return 'driver-experience';
  return null;
}

function ageOutside(tariff: MotorTariff, { cover }: MotorRisk, { age }: MotorDriver): boolean {
  return age !== true && (age > tariff.oldestDriver || !startingFrom(tariff.driverAge[cover], age));
}

function valueOutside(tariff: MotorTariff, valueDollars: number): boolean {
  return valueDollars < tariff.leastValue || !upTo(tariff.slices, valueDollars);
}

/** More years of driving than since the licence age. */
function drivesTooLong({ licenceAge }: MotorTariff, { age, experienceYears }: MotorDriver): boolean {
  return age !== true && experienceYears !== true && experienceYears > age - licenceAge;
}
