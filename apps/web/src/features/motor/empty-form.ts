import { type MotorForm, type MotorTexts, motorTexts } from '@onegi/contract/calls/motor/case-shapes';

const texts = Object.fromEntries(Object.keys(motorTexts).map((name) => [name, ''])) as MotorTexts;

/** A case of which nothing has been keyed. */
export const emptyForm: MotorForm = { ...texts, drivers: [], claims: [], offences: [], extensions: [] };
