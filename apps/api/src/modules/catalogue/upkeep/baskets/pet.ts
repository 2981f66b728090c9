import { type Basket, pairs } from './basket.ts';

export const pet: Basket<'PET'> = {
  risks: () =>
    pairs(['C', 'D'] as const, [0, 2, 5, 7, 9]).flatMap(([petType, petAgeYears]) =>
      [false, true].map((thirdParty) => ({ petCount: 1 as const, petType, petAgeYears, thirdParty })),
    ),
};
