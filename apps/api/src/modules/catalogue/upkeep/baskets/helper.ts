import { type Basket, pairs } from './basket.ts';

export const helper: Basket<'DH'> = {
  risks: () =>
    pairs(['P', 'X'] as const, [1, 2] as const).map(([nationality, coverYears]) => ({ nationality, coverYears })),
  years: ({ coverYears }) => coverYears,
};
