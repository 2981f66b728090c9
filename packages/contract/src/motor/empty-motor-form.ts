import { type MotorForm, type MotorTexts, motorTexts } from '../calls/motor/case-shapes.ts';

/** The form of a case of which nothing has been keyed. */
export const emptyMotorForm = (): MotorForm => ({
  ...(Object.fromEntries(Object.keys(motorTexts).map((name) => [name, ''])) as MotorTexts),
  drivers: [],
  claims: [],
  offences: [],
  extensions: [],
});
