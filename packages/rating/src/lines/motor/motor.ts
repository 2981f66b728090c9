import { byTier, type LineRating, type MarketPrices, type Tier } from '../../line-rating.ts';
import { checkWhole } from '../../whole.ts';
import { basicPremium, loadingsOf, MOTOR_SCALE, sumOfLoadings } from './motor-parts.ts';
import { motorReferReason } from './motor-refer.ts';
import { COVERS, type MotorTariff, readMotorTariff } from './motor-tariff.ts';
import type { MotorReason, MotorRider, MotorRisk } from './motor-types.ts';

export const motorRating: LineRating<MotorRisk, MotorRider, MotorReason> = {
  riders: ['ncdProtector', 'propertyDamage', 'windscreen', 'driverAccident', 'lossOfUse'],
  riderVariants: COVERS,
  compile(cells) {
    const tariff = readMotorTariff(cells);
    return {
      price: (risk) => priceCar(tariff, risk),
      riderBasis: ({ cover, driverCount }) => ({
        variant: cover,
        adults: driverCount,
        children: 0,
        insuredDollars: 0,
      }),
      refusesRider: (rider, risk) => rider === 'ncdProtector' && risk.noClaimDiscountPercent < tariff.protectorFromNcd,
    };
  },
};

function priceCar(tariff: MotorTariff, risk: MotorRisk): MarketPrices<MotorReason> {
  checkMotorRisk(risk);
  const reason = motorReferReason(tariff, risk);
  if (reason) return byTier(() => reason);

  const factor = (100 + sumOfLoadings(loadingsOf(tariff, risk))) * (100 - risk.noClaimDiscountPercent);
  return byTier((tier: Tier) => {
    const { thirdParty, ownDamage } = basicPremium(tariff, risk, tier);
    return {
      amount: thirdParty + ownDamage,
      factor,
      scale: MOTOR_SCALE * 10_000,
      minimumDollars: tariff.minimum[risk.cover][tier],
      addedDollars: 0,
    };
  });
}

/** Throws RangeError on a risk that nobody can state. */
export function checkMotorRisk(risk: MotorRisk): void {
  checkWhole('The age of a car', risk.vehicleAgeYears, 0);
  checkWhole('The number of drivers', risk.driverCount, 1);
  if (risk.drivers.length !== risk.driverCount) throw new RangeError('Every named driver is described');
  for (const { age, experienceYears } of risk.drivers) {
    if (age !== true) checkWhole('The age of a driver', age, 0);
    if (experienceYears !== true) checkWhole("A driver's experience", experienceYears, 0);
  }
  if (risk.cover === 'C') checkWhole('The value of a car', risk.valueDollars, 0);
  if (risk.hadAccident) checkWhole('The claims of the last years', risk.claimsDollars, 0);
  if (checkWhole('A no-claim discount', risk.noClaimDiscountPercent, 0) > 100) {
    throw new RangeError('A no-claim discount is at most 100%');
  }
}
