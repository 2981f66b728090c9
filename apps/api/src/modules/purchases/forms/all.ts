import type { LineCode } from '@onegi/contract/lines';
import { accidentForm } from './accident.ts';
import { fireForm } from './fire.ts';
import { golfForm } from './golf.ts';
import { helperForm } from './helper.ts';
import { homeForm } from './home.ts';
import type { LineForm, SearchOf } from './line-form.ts';
import { medicalForm } from './medical.ts';
import { motorForm } from './motor.ts';
import { petForm } from './pet.ts';
import { studentForm } from './student.ts';
import { travelForm } from './travel.ts';

/** What each line asks when it is applied for; the compiler asks for a new line's. */
export const lineForms: { readonly [Line in LineCode]: LineForm<SearchOf<Line>> } = {
  TRAVEL: travelForm,
  HOME: homeForm,
  FIRE: fireForm,
  OS: studentForm,
  MOTOR: motorForm,
  PA: accidentForm,
  PET: petForm,
  DH: helperForm,
  MEDICAL: medicalForm,
  GOLF: golfForm,
};

/** The form of a line whose search is not looked into. */
export function formOf(line: LineCode): LineForm<unknown> {
  return lineForms[line] as LineForm<unknown>;
}
