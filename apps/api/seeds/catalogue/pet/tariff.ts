import type { TariffCell } from '@onegi/rating/tariff';
import { cells, riderCells, tierCells } from '../cells.ts';

/** A year, HK$ for one pet. Third-party liability is added after the insurer's relativity. */
export const petTariff: readonly TariffCell[] = [
  ...cells(['base', ['C'], 2_180], ['base', ['D'], 2_580]),
  ...tierCells('tier', [], ['0.62', '1.00', '1.55']),
  ...cells(
    ['age', ['0'], '1.00'],
    ['age', ['1'], '1.00'],
    ['age', ['2'], '1.04'],
    ['age', ['3'], '1.09'],
    ['age', ['4'], '1.16'],
    ['age', ['5'], '1.28'],
    ['age', ['6'], '1.45'],
    ['age', ['7'], '1.68'],
    ['age', ['8'], '1.95'],
    ['age', ['9'], '2.25'],
  ),
  ...tierCells('liability', ['C'], [110, 150, 200]),
  ...tierCells('liability', ['D'], [160, 220, 300]),
  ...tierCells('refer', ['oldestAge'], [8, 9, 9]),
  ...riderCells('dental', { perPolicy: 380 }),
  ...riderCells('theft', { perPolicy: 150 }),
];
