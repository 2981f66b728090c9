import type { ListWorth } from '@onegi/contract/calls/quotes/plan-worth';
import { keptPer } from '../../lib/kept-per.ts';
import type { PlanBenefit } from '../../ports/catalogue.ts';
import type { RankedBenefit } from './rank-benefits.ts';

interface Measures {
  readonly measures: ListWorth['measures'];
  /** The place of each plan, by measure; null where it is not covered. */
  readonly places: readonly (readonly (number | null)[])[];
}

const MOST_LEVELS = 6;

const kept = keptPer<readonly RankedBenefit[], Measures>();

/**
 * The benefits that matter in the line, as its cards show them, and the first excess that plans differ in; each with its
 * levels, best first, and where each plan stands. A benefit that is the same everywhere sorts nothing and is left out.
 */
export const measuresOf = (rows: readonly RankedBenefit[]): Measures => kept(rows, 'all', () => measure(rows));

function measure(rows: readonly RankedBenefit[]): Measures {
  const telling = rows.filter(({ ranks, covering }) => covering > 0 && new Set(ranks).size > 1);
  const excess = telling.find(
    ({ isHighlight, benefits }) => !isHighlight && benefits.some((each) => each?.terms.kind === 'excess'),
  );
  const shown = [...telling.filter(({ isHighlight }) => isHighlight), ...(excess ? [excess] : [])];
  return {
    measures: shown.map((row) => {
      const levels = levelsOf(row);
      return {
        benefitCode: row.code,
        benefit: row.name.en,
        benefitZh: row.name.zhHant,
        levels: spread(levels).map(({ benefit: { text }, place }) => ({
          levelKey: text.en.toLowerCase().replace(/[^a-z0-9]/g, ''),
          place,
          text: text.en,
          textZh: text.zhHant,
        })),
      };
    }),
    places: shown.map(({ benefits, ranks }) => ranks.map((rank, at) => (benefits[at]?.covered ? rank : null))),
  };
}

/** Each level that is cover, best first, in the words of a plan that has it. */
function levelsOf({ benefits, ranks }: RankedBenefit): { benefit: PlanBenefit; place: number }[] {
  const byPlace = new Map<number, PlanBenefit>();
  for (const [at, benefit] of benefits.entries()) {
    if (benefit?.covered) byPlace.set(ranks[at] as number, benefit);
  }
  return [...byPlace].map(([place, benefit]) => ({ place, benefit })).toSorted((a, b) => a.place - b.place);
}

/** At most six, evenly spread from the best to the least. */
function spread<Each>(all: readonly Each[]): Each[] {
  if (all.length <= MOST_LEVELS) return [...all];
  const step = (all.length - 1) / (MOST_LEVELS - 1);
  return Array.from({ length: MOST_LEVELS }, (_, at) => all[Math.round(at * step)] as Each);
}
