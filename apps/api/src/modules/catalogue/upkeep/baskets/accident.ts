import type { OccupationClass } from '@onegi/rating/lines/accident';
import { type Basket, pairs } from './basket.ts';

const classes: readonly OccupationClass[] = ['01', '02', '03', '04', '05'];

export const accident: Basket<'PA'> = {
  risks: () => [
    ...pairs(classes, [0, 2]).map(([yourClass, children]) => ({ party: 'I' as const, children, yourClass })),
    ...pairs(classes, ['01', '03'] as const).map(([yourClass, spouseClass]) => ({
      party: 'F' as const,
      children: 1,
      yourClass,
      spouseClass,
    })),
  ],
};
