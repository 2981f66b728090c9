import type { LineCode } from '../lines.ts';
import type { Of } from '../shape.ts';
import { accidentSearch } from './accident.ts';
import { fireSearch } from './fire.ts';
import { golfSearch } from './golf.ts';
import { helperSearch } from './helper.ts';
import { homeSearch } from './home.ts';
import { medicalSearch } from './medical.ts';
import { motorSearch } from './motor.ts';
import { petSearch } from './pet.ts';
import { studentSearch } from './student.ts';
import { travelSearch } from './travel.ts';

/** What is asked before a line can be priced; the compiler asks for a new line's here. */
export const lineSearches = {
  TRAVEL: travelSearch,
  HOME: homeSearch,
  FIRE: fireSearch,
  OS: studentSearch,
  MOTOR: motorSearch,
  PA: accidentSearch,
  PET: petSearch,
  DH: helperSearch,
  MEDICAL: medicalSearch,
  GOLF: golfSearch,
} as const satisfies Record<LineCode, unknown>;

/** A whole search by line, with how its list is sorted and filtered. */
export type SearchByLine = { [Line in LineCode]: Of<(typeof lineSearches)[Line]> };
export type AnySearch = SearchByLine[LineCode];
