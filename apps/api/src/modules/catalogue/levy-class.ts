import type { SoldLine } from '@onegi/contract/lines';
import type { LevyClass } from '@onegi/rating/levy';

/** The class of business each sold line belongs to, which decides the levies it bears. */
export const LEVY_CLASS: Record<SoldLine, LevyClass> = { TRAVEL: 'GENERAL' };
