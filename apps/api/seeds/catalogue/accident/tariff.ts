import type { TariffCell } from '@onegi/rating/tariff';
import { cells, riderCells, tierCells } from '../cells.ts';

/** A year, HK$, by occupation class. */
export const accidentTariff: readonly TariffCell[] = [
  ...tierCells('premium', ['01'], [480, 820, 1_480]),
  ...tierCells('premium', ['02'], [620, 1_080, 1_960]),
  ...tierCells('premium', ['03'], [950, 1_650, 3_000]),
  ...cells(['premium', ['04', 'B'], 1_520], ['premium', ['04', 'S'], 2_640], ['refer', ['04', 'P'], 1]),
  ...tierCells('refer', ['05'], [1, 1, 1]),
  ...tierCells('child', [], [180, 280, 420]),
  ...cells(
    ['children', ['mostCharged'], 3],
    ['factor', ['couple'], '0.90'],
    ['rider', ['weeklyBenefit', '01', '*', 'perPolicy'], 180],
    ['rider', ['weeklyBenefit', '02', '*', 'perPolicy'], 220],
    ['rider', ['weeklyBenefit', '03', '*', 'perPolicy'], 330],
    ['rider', ['weeklyBenefit', '04', '*', 'none'], 1],
    ['rider', ['weeklyBenefit', '05', '*', 'none'], 1],
  ),
  ...riderCells('burns', { perAdult: 80 }),
  ...riderCells('adventureSport', { percent: 20 }),
];
