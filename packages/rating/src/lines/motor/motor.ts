import { startingFrom, upTo } from '../../bands.ts';
import { byTier, type LineRating, type MarketPrices, type Tier } from '../../line-rating.ts';
import { checkWhole } from '../../whole.ts';
import { motorReferReason } from './motor-refer.ts';
import { COVERS, type MotorTariff, type RatedGroup, readMotorTariff } from './motor-tariff.ts';
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

/** Hundredths of the share × tenths of the rate's percent × hundredths of the tier's factor. */
const OWN_DAMAGE_SCALE = 10_000_000;

function priceCar(tariff: MotorTariff, risk: MotorRisk): MarketPrices<MotorReason> {
  checkRisk(risk);
  const reason = motorReferReason(tariff, risk);
  if (reason) return byTier(() => reason);

  const group = String(risk.modelGroup) as RatedGroup;
  const ownDamage = risk.cover === 'C' ? slicedValue(tariff, risk.valueDollars ?? 0) * tariff.ownDamageRate[group] : 0;
  const factor = (100 + loadings(tariff, risk)) * (100 - risk.noClaimDiscountPercent);
  return byTier((tier: Tier) => ({
    amount: tariff.thirdParty[group][tier] * OWN_DAMAGE_SCALE + ownDamage * tariff.ownDamageTier[tier],
    factor,
    scale: OWN_DAMAGE_SCALE * 10_000,
    minimumDollars: tariff.minimum[risk.cover][tier],
    addedDollars: 0,
  }));
}

function checkRisk(risk: MotorRisk): void {
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

/** Loadings are added up, in percent of the base; of the drivers only the one with the highest counts. */
function loadings(tariff: MotorTariff, risk: MotorRisk): number {
  const worstDriver = Math.max(
    ...risk.drivers.map(
      ({ age, experienceYears }) =>
        (age === true ? 0 : (startingFrom(tariff.driverAge[risk.cover], age)?.value ?? 0)) +
        (experienceYears === true ? 0 : (startingFrom(tariff.experience, experienceYears)?.value ?? 0)),
    ),
  );
  const vehicleAge = upTo(tariff.vehicleAge[risk.cover], risk.vehicleAgeYears)?.value ?? 0;
  const extraDrivers = Math.max(0, risk.driverCount - tariff.driversFree) * tariff.extraDriver;
  const claims = risk.hadAccident ? (upTo(tariff.claims, risk.claimsDollars ?? 0)?.value ?? 0) : 0;
  return vehicleAge + worstDriver + extraDrivers + claims;
}
