import type { LineCode } from '@onegi/contract/lines';
import { accident } from './accident.ts';
import type { Faq } from './faq.ts';
import { fire } from './fire.ts';
import { golf } from './golf.ts';
import { helper } from './helper.ts';
import { home } from './home.ts';
import { medical } from './medical.ts';
import { motor } from './motor.ts';
import { pet } from './pet.ts';
import { student } from './student.ts';
import { travel } from './travel.ts';

/** Questions about claims under each line, in the order they are shown. */
export const faqs: Record<LineCode, readonly Faq[]> = {
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
