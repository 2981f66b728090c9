import type { TariffCell } from '@onegi/rating/tariff';
import { cells, riderCells, tierCells } from '../cells.ts';

/** A year, HK$. Bands end with the square foot named. */
export const homeTariff: readonly TariffCell[] = [
  ...cells(
    ['band', ['01'], 500],
    ['band', ['02'], 700],
    ['band', ['03'], 1_000],
    ['band', ['04'], 1_250],
    ['band', ['05'], 1_500],
  ),
  ...tierCells('premium', ['01'], [422, 620, 918]),
  ...tierCells('premium', ['02'], [558, 820, 1_214]),
  ...tierCells('premium', ['03'], [762, 1_120, 1_658]),
  ...tierCells('premium', ['04'], [993, 1_460, 2_161]),
  ...tierCells('premium', ['05'], [1_210, 1_780, 2_634]),
  ...cells(['large', ['perSqFt'], '1.10']),
  ...tierCells('large', [], ['0.68', '1.00', '1.48']),
  ...cells(['factor', ['house'], '1.25'], ['factor', ['old'], '1.20']),
  ...tierCells('minimum', [], [400, 520, 760]),
  ...cells(['refer', ['mostSqFt'], 4_000]),
  ...riderCells('building', { ppm: 450, perPolicy: 450 }),
  ...cells(
    ['rider', ['worldwideEffects', '*', '*', 'amount', '25000'], 380],
    ['rider', ['worldwideEffects', '*', '*', 'amount', '50000'], 680],
  ),
  ...riderCells('lossOfRent', { ppm: 10_000, perPolicy: 300 }),
  ...riderCells('extraLiability', { perPolicy: 180 }),
  // The one-year Basic market price of a helper from the Philippines, 430, less 5%.
  ...riderCells('helperPack', { perPolicy: 409 }),
];
