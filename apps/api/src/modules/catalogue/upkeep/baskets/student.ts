import { type Basket, pairs } from './basket.ts';

export const student: Basket<'OS'> = {
  risks: (startOn) =>
    pairs([1, 2] as const, [1, 2, 5, 10]).map(([coverYears, persons]) => ({ coverYears, persons, startOn })),
  years: ({ coverYears }) => coverYears,
};
