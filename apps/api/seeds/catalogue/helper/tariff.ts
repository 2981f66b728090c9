import type { TariffCell } from '@onegi/rating/tariff';
import { cells, tierCells } from '../cells.ts';

/** HK$, by nationality and years of cover. Two years cost 1.80 times one; optional covers are priced by the year. */
export const helperTariff: readonly TariffCell[] = [
  ...tierCells('premium', ['P', '1'], [430, 640, 880]),
  ...tierCells('premium', ['P', '2'], [774, 1_152, 1_584]),
  ...tierCells('premium', ['X', '1'], [460, 670, 910]),
  ...tierCells('premium', ['X', '2'], [828, 1_206, 1_638]),
  ...cells(
    ['rider', ['criticalIllness', '1', '*', 'perPolicy'], 180],
    ['rider', ['criticalIllness', '2', '*', 'perPolicy'], 360],
    ['rider', ['counselling', '1', '*', 'perPolicy'], 60],
    ['rider', ['counselling', '2', '*', 'perPolicy'], 120],
    ['rider', ['maternityReplacement', '1', '*', 'perPolicy'], 120],
    ['rider', ['maternityReplacement', '2', '*', 'perPolicy'], 240],
  ),
];
