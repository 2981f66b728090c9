import { type Basket, pairs } from './basket.ts';

export const golf: Basket<'GOLF'> = {
  risks: () => pairs(['I', 'F'] as const, [false, true]).map(([party, withTravel]) => ({ party, withTravel })),
};
