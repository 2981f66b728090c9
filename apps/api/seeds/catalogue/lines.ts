import type { SoldLine } from '@onegi/contract/lines';
import type { LineSeed } from './line-seed.ts';
import { travel } from './travel/line.ts';

/** The first version of every sold line; the compiler asks for a new line's here. */
export const lineSeeds: Record<SoldLine, LineSeed> = { TRAVEL: travel };
