import type { LineCode } from '@onegi/contract/lines';
import { accident } from './accident/line.ts';
import { fire } from './fire/line.ts';
import { golf } from './golf/line.ts';
import { helper } from './helper/line.ts';
import { home } from './home/line.ts';
import type { LineSeed } from './line-seed.ts';
import { medical } from './medical/line.ts';
import { motor } from './motor/line.ts';
import { pet } from './pet/line.ts';
import { student } from './student/line.ts';
import { travel } from './travel/line.ts';

/** The first version of every sold line; the compiler asks for a new line's here. */
export const lineSeeds: Record<LineCode, LineSeed> = {
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
