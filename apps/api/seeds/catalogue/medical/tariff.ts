import type { TariffCell } from '@onegi/rating/tariff';
import { cells, type Tiers, tierCells } from '../cells.ts';

/** A year, HK$ per adult: last age of the band, hospital care, critical illness added to it. */
const ages: readonly (readonly [lastAge: number, hospital: Tiers, criticalIllness: Tiers])[] = [
  [4, [3_300, 5_200, 11_800], [90, 270, 450]],
  [17, [2_450, 3_700, 8_200], [90, 270, 450]],
  [24, [2_480, 3_820, 8_900], [140, 420, 700]],
  [29, [2_640, 4_150, 9_900], [170, 510, 850]],
  [34, [2_980, 4_780, 11_300], [230, 690, 1_150]],
  [39, [3_560, 5_760, 13_400], [340, 1_020, 1_700]],
  [44, [4_200, 6_860, 15_800], [520, 1_560, 2_600]],
  [49, [5_080, 8_300, 18_900], [800, 2_400, 4_000]],
  [54, [6_240, 10_250, 23_200], [1_210, 3_630, 6_050]],
  [59, [7_560, 12_550, 28_500], [1_760, 5_280, 8_800]],
  [64, [9_150, 15_300, 34_900], [2_480, 7_440, 12_400]],
  [69, [11_600, 19_500, 44_200], [3_480, 10_440, 17_400]],
];

function byAge(table: string, lastAge: number, [basic, standard, premier]: Tiers): TariffCell[] {
  const age = String(lastAge);
  return cells([table, ['B', age], basic], [table, ['S', age], standard], [table, ['P', age], premier]);
}

export const medicalTariff: readonly TariffCell[] = [
  ...ages.flatMap(([lastAge, hospital, criticalIllness]) => [
    ...byAge('hospital', lastAge, hospital),
    ...byAge('criticalIllness', lastAge, criticalIllness),
  ]),
  ...tierCells('care', ['O'], [1_680, 2_480, 3_680]),
  ...tierCells('care', ['D'], [880, 1_380, 2_180]),
  ...tierCells('extra', ['clinical'], [1_480, 2_180, 3_280]),
  ...tierCells('extra', ['dental'], [720, 1_080, 1_680]),
  ...tierCells('extra', ['chineseMedicine'], [380, 560, 780]),
  ...tierCells('extra', ['maternity'], [2_600, 4_200, 7_800]),
  ...cells(
    ['maternityAge', ['from'], 18],
    ['maternityAge', ['to'], 45],
    ['people', ['H', '01'], '1.00'],
    ['people', ['H', '02'], '1.95'],
    ['people', ['H', '03'], '2.55'],
    ['people', ['O', '01'], '1.00'],
    ['people', ['O', '02'], '1.95'],
    ['people', ['O', '03'], '2.70'],
    ['people', ['D', '01'], '1.00'],
    ['people', ['D', '02'], '1.95'],
    ['people', ['D', '03'], '2.60'],
    ['rider', ['deductible', '*', '*', 'none'], 1],
    ['rider', ['deductible', 'H', 'P', 'percent'], -35],
  ),
];
