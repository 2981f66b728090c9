import type { TariffCell } from '@onegi/rating/tariff';
import { riderCells, tierCells } from '../cells.ts';

/** A year, HK$. Travel is added to the premium of the same party. */
export const golfTariff: readonly TariffCell[] = [
  ...tierCells('premium', ['I'], [380, 580, 880]),
  ...tierCells('premium', ['F'], [640, 980, 1_490]),
  ...tierCells('travel', ['I'], [620, 880, 1_280]),
  ...tierCells('travel', ['F'], [1_300, 1_850, 2_690]),
  ...riderCells('secondSet', { perPolicy: 180 }),
  ...riderCells('extraLiability', { perPolicy: 150 }),
];
