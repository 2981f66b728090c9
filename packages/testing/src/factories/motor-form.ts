import type { MotorForm } from '@onegi/contract/calls/motor/case-shapes';
import { emptyMotorForm } from '@onegi/contract/motor/empty-motor-form';

/** Who takes the policy out as the driver. */
export const driverOf = ({
  holderName,
  holderId,
  bornOn,
  occupation,
}: Pick<MotorForm, 'holderName' | 'holderId' | 'bornOn' | 'occupation'>): MotorForm['drivers'][number] => ({
  driverName: holderName,
  driverHkid: holderId,
  driverBornOn: bornOn,
  driverLicence: 'DL1',
  driverYears: '15',
  driverOccupation: occupation,
  driverRelation: 'S',
});

/** An electric saloon of four years driven by who takes the policy out: nothing about it is wrong, or referred. */
export function aSaloonForm(changes: Partial<MotorForm> = {}): MotorForm {
  const form: MotorForm = {
    ...emptyMotorForm(),
    businessType: 'NB',
    cover: 'C',
    startsOn: '2026-12-01',
    holderType: 'I',
    holderName: 'CHAN TAI MAN',
    holderId: 'A1234563',
    bornOn: '1985-05-01',
    sex: 'M',
    occupation: 'TEACHER',
    address1: 'Flat A, 1/F, 1 Demo Road',
    district: 'KT',
    mobile: '61234567',
    email: 'demo01@example.com',
    registrationMark: 'AB 1234',
    make: 'TES',
    model: 'MODEL3',
    bodyType: 'SALOON',
    yearMade: '2024',
    firstRegisteredOn: '2024-05-01',
    chassis: 'DEM0123456789',
    capacity: '150',
    fuel: 'E',
    seats: '5',
    insuredDollars: '300000',
    vehicleUse: 'P',
    isModified: 'N',
    ncdPercent: '0',
    hasNoClaims: 'Y',
    hasNoOffences: 'Y',
    wasDeclined: 'N',
    declared: 'Y',
    consented: 'Y',
    ...changes,
  };
  return { ...form, drivers: changes.drivers ?? [driverOf(form)] };
}
