import type { TariffCell } from '@onegi/rating/tariff';
import { cells, riderCells, tierCells } from '../cells.ts';

/** A year. Rates in percent of the sum insured; bands end with the year of age named. */
export const fireTariff: readonly TariffCell[] = [
  ...tierCells('rate', [], ['0.033', '0.055', '0.090']),
  ...tierCells('minimum', [], [350, 450, 600]),
  ...cells(
    ['age', ['20'], '1.00'],
    ['age', ['30'], '1.10'],
    ['age', ['40'], '1.25'],
    ['age', ['50'], '1.50'],
    ['age', ['60'], '1.80'],
    ['refer', ['mostSumInsured'], 30_000_000],
  ),
  ...riderCells('contents', { ppm: 1_000 }),
  ...riderCells('lossOfRent', { ppm: 600, perPolicy: 150 }),
  ...riderCells('terrorism', { ppmInsured: 50, perPolicy: 100 }),
];
