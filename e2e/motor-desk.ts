import { type MotorForm, type MotorTexts, motorCase, motorTexts } from '@onegi/contract/calls/motor/case-shapes';
import { openMotorCase, quoteMotorCase, saveMotorCase } from '@onegi/contract/calls/motor/cases';
import { hkidCheckDigit } from '@onegi/contract/fields/formats';
import { motorFields as m } from '@onegi/contract/fields/motor';
import type { Page } from '@playwright/test';
import { callAs } from './accounts.ts';
import { daysAhead } from './purchase.ts';

/** Two cases share nothing: a number that stands twice would be referred. */
function uniqueNumbers() {
  const digits = String(Date.now()).slice(-9);
  const body = `Z${digits.slice(-6)}`;
  return {
    holderId: `${body}${hkidCheckDigit(body)}`,
    chassis: `DEM0${digits}`,
    registrationMark: `D${digits.slice(-4)}`,
  };
}

/** An electric car with one driver; nothing about it is referred unless the changes do. */
export function keyedForm(changes: Partial<MotorForm> = {}): MotorForm {
  const empty = Object.fromEntries(Object.keys(motorTexts).map((name) => [name, ''])) as MotorTexts;
  const numbers = uniqueNumbers();
  return {
    ...empty,
    ...numbers,
    businessType: 'NB',
    cover: 'C',
    startsOn: daysAhead(20),
    holderType: 'I',
    holderName: 'DEMO FORTY',
    holderNameZh: '示範四十',
    bornOn: '1986-03-01',
    sex: 'F',
    occupation: 'CLERK',
    address1: 'Flat A, 1/F, 1 Demo Road',
    district: 'KT',
    mobile: '20000040',
    email: 'demo40@example.com',
    make: 'TES',
    model: 'MODEL3',
    bodyType: 'SALOON',
    yearMade: '2025',
    firstRegisteredOn: '2025-05-01',
    capacity: '150',
    fuel: 'E',
    seats: '5',
    insuredDollars: '420000',
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
        driverName: 'DEMO FORTY',
        driverHkid: numbers.holderId,
        driverBornOn: '1986-03-01',
        driverLicence: 'DL40',
        driverYears: '15',
        driverOccupation: 'CLERK',
        driverRelation: 'S',
      },
    ],
    claims: [],
    offences: [],
    extensions: [],
    ...changes,
  };
}

/** A case as its reader is answered it. */
export async function readCase(page: Page, quotationNumber: string) {
  const path = `${openMotorCase.path}?${m.quotationNumber.wire}=${quotationNumber}`;
  return motorCase.codec.decode(await callAs(page, { ...openMotorCase, path }));
}

const seen = async (page: Page, quotationNumber: string) => {
  const { rowVersion, form } = await readCase(page, quotationNumber);
  return { form, of: { quotationNumber, rowVersion } };
};

/** Keys a case by its call. */
export async function keyCase(page: Page, quotationNumber: string, changes: Partial<MotorForm> = {}): Promise<void> {
  const { of } = await seen(page, quotationNumber);
  await callAs(page, saveMotorCase, { ...of, form: keyedForm(changes) });
}

/** Quotes a case by a plan, or refers it, by its call. */
export async function quoteCase(page: Page, quotationNumber: string): Promise<void> {
  const { of } = await seen(page, quotationNumber);
  const terms = { insurerDiscountBasisPoints: 0, clientDiscountBasisPoints: 0, loadingPercent: null, reason: '' };
  await callAs(page, quoteMotorCase, { ...of, planCode: 'LPG-MOTOR-S', ...terms });
}
