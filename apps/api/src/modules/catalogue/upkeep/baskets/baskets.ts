import type { LineCode } from '@onegi/contract/lines';
import { accident } from './accident.ts';
import type { Basket } from './basket.ts';
import { fire } from './fire.ts';
import { golf } from './golf.ts';
import { helper } from './helper.ts';
import { home } from './home.ts';
import { medical } from './medical.ts';
import { motor } from './motor.ts';
import { pet } from './pet.ts';
import { student } from './student.ts';
import { travel } from './travel.ts';

/** The standard basket of each line; the compiler asks for a new line's here. */
export const baskets: { readonly [Line in LineCode]: Basket<Line> } = {
  TRAVEL: travel,
  HOME: home,
  FIRE: fire,
  OS: student,
  MOTOR: motor,
  PA: accident,
  PET: pet,
  DH: helper,
  MEDICAL: medical,
  GOLF: golf,
};
