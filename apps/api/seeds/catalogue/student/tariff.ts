import type { TariffCell } from '@onegi/rating/tariff';
import { cells, tierCells } from '../cells.ts';

/** HK$ per person. Two years cost 1.90 times one, optional covers too. */
export const studentTariff: readonly TariffCell[] = [
  ...tierCells('premium', ['1'], [2_380, 3_680, 5_480]),
  ...tierCells('premium', ['2'], [4_522, 6_992, 10_412]),
  ...cells(
    ['group', ['2'], '0.95'],
    ['group', ['4'], '0.92'],
    ['refer', ['mostPersons'], 10],
    ['rider', ['sponsorAccident', '1', '*', 'perPolicy'], 280],
    ['rider', ['sponsorAccident', '2', '*', 'perPolicy'], 532],
    ['rider', ['dental', '1', '*', 'perPerson'], 420],
    ['rider', ['dental', '2', '*', 'perPerson'], 798],
    ['rider', ['winterSports', '1', '*', 'perPerson'], 180],
    ['rider', ['winterSports', '2', '*', 'perPerson'], 342],
  ),
];
