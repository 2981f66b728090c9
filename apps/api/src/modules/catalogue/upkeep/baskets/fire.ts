import { type Basket, pairs } from './basket.ts';

export const fire: Basket<'FIRE'> = {
  risks: () =>
    pairs([5, 25, 35, 45, 55, 65], [800_000, 2_000_000, 5_000_000, 12_000_000]).map(
      ([buildingAgeYears, sumInsuredDollars]) => ({ buildingAgeYears, sumInsuredDollars }),
    ),
};
