import { TIERS } from '@onegi/rating/line-rating';
import type { TariffCell } from '@onegi/rating/tariff';

type Tiers = readonly [basic: number, standard: number, premier: number];
type Destinations = readonly [china: Tiers, asia: Tiers, worldwide: Tiers];

const DESTINATIONS = ['M', 'A', 'W'] as const;

/** Single trip, HK$ per adult: last day of the band, then Mainland China, Asia, Worldwide. */
const singleTrip: readonly (readonly [lastDay: number, ...premiums: Destinations])[] = [
  [1, [27, 38, 53], [56, 78, 109], [81, 112, 157]],
  [2, [37, 52, 73], [75, 104, 146], [108, 150, 210]],
  [3, [48, 66, 92], [94, 131, 183], [138, 191, 267]],
  [4, [58, 80, 112], [115, 160, 224], [168, 234, 328]],
  [5, [68, 94, 132], [136, 189, 265], [198, 275, 385]],
  [6, [78, 108, 151], [153, 212, 297], [225, 313, 438]],
  [7, [87, 121, 169], [169, 235, 329], [252, 350, 490]],
  [8, [96, 133, 186], [184, 256, 358], [276, 384, 538]],
  [9, [104, 145, 203], [199, 277, 388], [301, 418, 585]],
  [10, [113, 157, 220], [215, 298, 417], [325, 452, 633]],
  [14, [143, 198, 277], [268, 372, 521], [413, 574, 804]],
  [17, [163, 226, 316], [305, 424, 594], [475, 660, 924]],
  [21, [189, 262, 367], [352, 489, 685], [553, 768, 1075]],
  [24, [207, 288, 403], [386, 536, 750], [609, 846, 1184]],
  [28, [232, 322, 451], [429, 596, 834], [683, 948, 1327]],
  [31, [249, 346, 484], [461, 640, 896], [736, 1022, 1431]],
];

/** HK$ per adult for each further 7 days, or part of them, after the last band. */
const furtherWeek: Destinations = [
  [35, 48, 67],
  [66, 92, 129],
  [107, 148, 207],
];

/** Annual cover, HK$ per adult, unlimited trips of at most 90 days each. */
const annual: Destinations = [
  [420, 580, 820],
  [980, 1350, 1880],
  [1380, 1880, 2680],
];

const others: readonly (readonly [table: string, key: readonly string[], value: string])[] = [
  ['factor', ['child', 'S'], '0.70'],
  ['factor', ['child', 'A'], '0.60'],
  ['factor', ['familyWithSpouse', 'S'], '2.30'],
  ['factor', ['familyWithSpouse', 'A'], '2.20'],
  ['factor', ['family', 'S'], '1.55'],
  ['factor', ['family', 'A'], '1.50'],
  ['group', ['4'], '0.95'],
  ['group', ['10'], '0.90'],
  ['minimum', ['S'], '35'],
  ['minimum', ['A'], '380'],
  ['refer', ['oldestAge'], '80'],
  ['refer', ['mostAdults'], '20'],
  ['refer', ['mostChildren'], '20'],
  ['rider', ['cruise', 'S', '*', 'percent'], '15'],
  ['rider', ['cruise', 'S', '*', 'perPerson'], '40'],
  ['rider', ['cruise', 'A', '*', 'perPerson'], '180'],
  ['rider', ['scuba', 'S', '*', 'percent'], '10'],
  ['rider', ['scuba', 'S', '*', 'perAdult'], '30'],
  ['rider', ['scuba', 'A', '*', 'perAdult'], '120'],
  ['rider', ['golf', 'S', '*', 'perPolicy'], '35'],
  ['rider', ['golf', 'A', '*', 'perPolicy'], '150'],
  ['rider', ['winter', 'S', '*', 'percent'], '12'],
  ['rider', ['winter', 'S', '*', 'perPolicy'], '45'],
  ['rider', ['winter', 'A', '*', 'percent'], '12'],
  ['rider', ['winter', 'A', '*', 'perPolicy'], '45'],
];

function cellsOf(table: string, premiums: Destinations, ...suffix: string[]): TariffCell[] {
  return DESTINATIONS.flatMap((destination, d) =>
    TIERS.map((tier, t) => ({
      table,
      key: [destination, tier, ...suffix],
      value: String(premiums[d]?.[t]),
    })),
  );
}

export const travelTariff: readonly TariffCell[] = [
  ...singleTrip.flatMap(([lastDay, ...premiums]) => cellsOf('single', premiums, String(lastDay))),
  ...cellsOf('furtherWeek', furtherWeek),
  ...cellsOf('annual', annual),
  ...others.map(([table, key, value]) => ({ table, key, value })),
];
