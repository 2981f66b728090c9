import { type MotorForm, motorCase } from '@onegi/contract/calls/motor/case-shapes';
import { addMotorCase, openMotorCase } from '@onegi/contract/calls/motor/cases';
import { hkidCheckDigit } from '@onegi/contract/fields/formats';
import { MOTOR_DETAIL_PARAM, motorFields as m } from '@onegi/contract/fields/motor';
import { emptyMotorForm } from '@onegi/contract/motor/empty-motor-form';
import { aSaloonForm } from '@onegi/testing/factories/motor-form';
import type { Page } from '@playwright/test';
import { callAs } from './accounts.ts';
import { daysAhead } from './purchase.ts';

/** A number that is on no other case of the run: what stands twice is referred. */
const someDigits = (count: number) => String(Math.floor(Math.random() * 10 ** count)).padStart(count, '0');

/** A number of an identity card that nobody else has. */
export function someHkid(): string {
  const body = `Y${someDigits(6)}`;
  return `${body}${hkidCheckDigit(body)}`;
}

export const someChassis = () => `DEM${someDigits(12)}`;
export const someMark = () => `DZ ${1000 + Number(someDigits(3))}`;

/** A saloon that is on no other case: nothing about it is referred. */
export const aWholeForm = (changes: Partial<MotorForm> = {}): MotorForm =>
  aSaloonForm({
    holderId: someHkid(),
    startsOn: daysAhead(7),
    registrationMark: someMark(),
    chassis: someChassis(),
    ...changes,
  });

/** The number of a case that is begun with a form, or with nothing. */
export const aMotorCase = async (page: Page, form: MotorForm = emptyMotorForm()): Promise<string> =>
  (await callAs(page, addMotorCase, { form }))[m.quotationNumber.wire];

/** A case as the server has it. */
export const readMotorCase = async (page: Page, number: string) =>
  motorCase.codec.decode(
    await callAs(page, { ...openMotorCase, path: `${openMotorCase.path}?${m.quotationNumber.wire}=${number}` }),
  );

export const detailAddress = (number: string) => `/go_motor_quotation_detail?${MOTOR_DETAIL_PARAM}=${number}`;
export const premiumAddress = (number: string) => `/go_motor_quotation_premium?${m.quotationNumber.wire}=${number}`;
