import type { LineCode } from '@onegi/contract/lines';
import type { LevyClass } from '@onegi/rating/levy';

/**
 * The class of business each line belongs to, which decides the levies it bears. A helper policy's price includes the
 * levies of its employer's liability section.
 */
export const LEVY_CLASS: Record<LineCode, LevyClass> = {
  TRAVEL: 'GENERAL',
  HOME: 'GENERAL',
  FIRE: 'GENERAL',
  OS: 'GENERAL',
  MOTOR: 'MOTOR',
  PA: 'GENERAL',
  PET: 'GENERAL',
  DH: 'GENERAL',
  MEDICAL: 'GENERAL',
  GOLF: 'GENERAL',
};
