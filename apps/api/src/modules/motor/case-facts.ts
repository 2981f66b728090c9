import type { MotorForm } from '@onegi/contract/calls/motor/case-shapes';
import { ageOn } from '@onegi/contract/lines/ages';
import { type MotorOccupation, motorOccupations } from '@onegi/contract/motor/occupations';
import { monthsLater } from '@onegi/rating/dates';
import type { ModelGroup, MotorRisk } from '@onegi/rating/lines/motor/motor-types';
import type { MotorCaseFacts } from '@onegi/rating/motor-case/refer-rules';
import type { Deps } from '../../deps.ts';
import { findModel } from '../catalogue/motor-models.ts';
import type { Duplicate } from './find-duplicates.ts';
import type { AgreedTerms } from './tables.ts';

/** A model that only an underwriter prices. */
const MANUAL_GROUP = 9;
const YEARS_OF_CLAIMS = 3;
const POINTS_OF_AN_OFFENDER = 8;

const groupOf = ({ make, model }: MotorForm) => (findModel(make, model)?.group ?? MANUAL_GROUP) as ModelGroup;
const isWatched = (occupation: string) => motorOccupations[occupation as MotorOccupation]?.isWatched ?? false;

const offencesOf = ({ offences }: MotorForm, driver: number) =>
  offences
    .filter(({ offenceDriver }) => Number(offenceDriver) === driver)
    .map(({ offenceOn, offencePoints, isSerious }) => ({
      on: offenceOn,
      points: Number(offencePoints),
      serious: isSerious === 'Y',
    }));

/** What is priced of a form that has no faults: by the same rules as the shop's, on the day that it is quoted. */
export function riskOf(form: MotorForm, today: string): MotorRisk {
  const since = monthsLater(form.startsOn, -12 * YEARS_OF_CLAIMS);
  const claims = form.claims.filter(({ claimOn }) => claimOn > since);
  const worst = form.drivers.map((_, at) => offencesOf(form, at + 1));
  return {
    cover: form.cover as MotorRisk['cover'],
    modelGroup: groupOf(form),
    vehicleAgeYears: Math.max(0, Number(today.slice(0, 4)) - Number(form.yearMade)),
    valueDollars: form.cover === 'C' ? Number(form.insuredDollars) : 0,
    noClaimDiscountPercent: Number(form.ncdPercent),
    driverCount: form.drivers.length,
    holderDrives: form.drivers[0]?.driverRelation === 'S',
    drivers: form.drivers.map(({ driverBornOn, driverYears }, at) => ({
      number: at + 1,
      age: ageOn(driverBornOn, form.startsOn),
      experienceYears: Number(driverYears),
    })),
    hadAccident: claims.length > 0,
    claimsDollars: claims.reduce((sum, { claimDollars }) => sum + Number(claimDollars), 0),
    hadOffence: worst.some(
      (offences) =>
        offences.some(({ serious }) => serious) ||
        offences.reduce((sum, { points }) => sum + points, 0) >= POINTS_OF_AN_OFFENDER,
    ),
    wasDeclined: form.wasDeclined === 'Y',
    riders: form.extensions.map((rider) => ({ rider })),
  };
}

/** What the rules of referral know beside the form. */
export interface KnownBeside {
  readonly isNcdProved: boolean;
  readonly isDuplicated: boolean;
  readonly isOverridden: boolean;
}

/** What the rules of referral look at. */
export function factsOf(form: MotorForm, { isNcdProved, isDuplicated, isOverridden }: KnownBeside): MotorCaseFacts {
  return {
    coverStartsOn: form.startsOn,
    cover: form.cover as MotorCaseFacts['cover'],
    modelGroup: groupOf(form),
    importedOrModified: form.isModified === 'Y',
    insuredDollars: form.cover === 'C' ? Number(form.insuredDollars) : null,
    yearOfManufacture: Number(form.yearMade),
    firstRegisteredOn: form.firstRegisteredOn || null,
    electric: form.fuel === 'E',
    use: ({ P: 'private', B: 'ownBusiness' } as const)[form.vehicleUse] ?? 'other',
    drivers: form.drivers.map(({ driverBornOn, driverYears }, at) => ({
      bornOn: driverBornOn,
      licenceYears: Number(driverYears),
      offences: offencesOf(form, at + 1),
    })),
    claims: form.claims.map(({ claimOn, claimDollars, claimNature }) => ({
      on: claimOn,
      dollars: Number(claimDollars),
      totalLoss: claimNature === 'T' || claimNature === 'L',
    })),
    watchedOccupation: [form.occupation, ...form.drivers.map((driver) => driver.driverOccupation)].some(isWatched),
    noClaimDiscountPercent: Number(form.ncdPercent),
    noClaimDiscountProved: isNcdProved,
    noClaimDiscountTransferred: form.isNcdTransferred === 'Y',
    companyOwned: form.holderType === 'C',
    unnamedUsers: Number(form.unnamedUsers),
    premiumOverridden: isOverridden,
    duplicated: isDuplicated,
  };
}

/** Equal where everything is that an underwriter has looked at: another fact or duplicate makes another digest. */
export const digestOf = (
  { seal }: Pick<Deps, 'seal'>,
  facts: MotorCaseFacts,
  {
    agreed,
    planCode,
    duplicates,
  }: { readonly agreed: AgreedTerms; readonly planCode: string; readonly duplicates: readonly Duplicate[] },
): string => {
  const numbers = duplicates.map(({ quotationNumber }) => quotationNumber).toSorted();
  return seal.hash('motor facts', JSON.stringify([facts, agreed, planCode, ...numbers])).toString('hex');
};
