import { type MotorForm, type MotorTexts, motorCase, motorTexts } from '@onegi/contract/calls/motor/case-shapes';
import { addMotorCase, openMotorCase } from '@onegi/contract/calls/motor/cases';
import { hkidCheckDigit } from '@onegi/contract/fields/formats';
import { MOTOR_DETAIL_PARAM, motorFields as m } from '@onegi/contract/fields/motor';
import type { Page } from '@playwright/test';
import { callAs } from './accounts.ts';
import { daysAhead } from './purchase.ts';

const emptyTexts = Object.fromEntries(Object.keys(motorTexts).map((name) => [name, ''])) as MotorTexts;
const emptyForm: MotorForm = { ...emptyTexts, drivers: [], claims: [], offences: [], extensions: [] };

/** A number that is on no other case of the run: what stands twice is referred. */
const someDigits = (count: number) => String(Math.floor(Math.random() * 10 ** count)).padStart(count, '0');

/** A number of an identity card that nobody else has. */
export function someHkid(): string {
  const body = `Y${someDigits(6)}`;
  return `${body}${hkidCheckDigit(body)}`;
}

export const someChassis = () => `DEM${someDigits(12)}`;
export const someMark = () => `DZ ${1000 + Number(someDigits(3))}`;

/** A saloon of four years, driven by who takes the policy out: nothing about it is referred. */
export function aWholeForm(changes: Partial<MotorForm> = {}): MotorForm {
  const holderId = someHkid();
  const holder = { holderName: 'CHAN TAI MAN', holderId, bornOn: '1985-05-01', occupation: 'TEACHER' };
  return {
    ...emptyForm,
    ...holder,
    businessType: 'NB',
    cover: 'C',
    startsOn: daysAhead(7),
    holderType: 'I',
    sex: 'M',
    address1: 'Flat A, 1/F, 1 Demo Road',
    district: 'KT',
    mobile: '61234567',
    email: 'demo01@example.com',
    registrationMark: someMark(),
    make: 'TES',
    model: 'MODEL3',
    bodyType: 'SALOON',
    yearMade: '2024',
    firstRegisteredOn: '2024-05-01',
    chassis: someChassis(),
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
    drivers: [
      {
        driverName: holder.holderName,
        driverHkid: holderId,
        driverBornOn: holder.bornOn,
        driverLicence: 'DL1',
        driverYears: '15',
        driverOccupation: holder.occupation,
        driverRelation: 'S',
      },
    ],
    ...changes,
  };
}

/** The number of a case that is begun with a form, or with nothing. */
export const aMotorCase = async (page: Page, form: MotorForm = emptyForm): Promise<string> =>
  (await callAs(page, addMotorCase, { form }))[m.quotationNumber.wire];

/** A case as the server has it. */
export const readMotorCase = async (page: Page, number: string) =>
  motorCase.codec.decode(
    await callAs(page, { ...openMotorCase, path: `${openMotorCase.path}?${m.quotationNumber.wire}=${number}` }),
  );

export const detailAddress = (number: string) => `/go_motor_quotation_detail?${MOTOR_DETAIL_PARAM}=${number}`;
export const premiumAddress = (number: string) => `/go_motor_quotation_premium?${m.quotationNumber.wire}=${number}`;
